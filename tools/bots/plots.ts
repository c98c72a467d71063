import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../ledger.ts'
import { type Curve, curvesChart, type Reading, readingsChart } from './drawing.ts'

/**
 * npm run bots:plots. Draws docs/pictures/bots-*.svg from what was measured: docs/bots/arenas.jsonl has a line for
 * each `adit arena --json`, docs/bots/watched.jsonl one for each `npm run bots:calibrate`.
 */

/** What an arena prints, as far as it is drawn. */
interface Arena {
  readonly config: { readonly seats: number; readonly modules?: readonly string[] }
  readonly playouts: number
  readonly pairs: readonly Pair[]
}

interface Estimate {
  readonly mean: number
  readonly within: number
}

type Pair = { readonly one: string; readonly other: string } & (
  | { readonly kind: 'roles'; readonly s: Estimate; readonly goldOfOne: Estimate }
  | { readonly kind: 'mixed' }
)

/** What somebody who looks on believed, by turns; what was said at last, what held, and how often. */
interface Watched {
  readonly bot: string
  readonly playouts: number
  readonly judged: readonly { readonly turns: number; readonly auc: number }[]
  readonly said: readonly (readonly [said: number, held: number, count: number])[]
}

/** Too few to say how often it held. */
const FEW = 20
/** Gold at tables of miners, by the number of seats. */
const BALANCE: Readonly<Record<number, readonly [number, number]>> = {
  3: [0.45, 0.65],
  4: [0.45, 0.8],
  5: [0.45, 0.65],
  6: [0.5, 0.75],
  7: [0.45, 0.65],
  10: [0.45, 0.65],
}

/** The pictures by their names. */
export function drawPlots(folder: string): Readonly<Record<string, string>> {
  const arenas = readLines(path.join(folder, 'arenas.jsonl')).map((line): Arena => JSON.parse(line))
  const watched = readLines(path.join(folder, 'watched.jsonl')).map(
    (line): Watched => JSON.parse(line),
  )
  const turns = { name: 'turns played', from: 0, to: 20, step: 2, write: String }
  const chance = { from: 0, to: 1, step: 0.2 }
  return {
    'bots-strength.svg': readingsChart(
      'How strong bots are',
      { name: 'S: 50 % between equals', from: 0.45, to: 0.95, step: 0.1 },
      arenas.flatMap(strengthIn),
    ),
    'bots-balance.svg': readingsChart(
      'How often miners find gold',
      { name: 'rounds in which tables of miners find gold', from: 0.3, to: 0.9, step: 0.1 },
      arenas.flatMap(balanceIn),
    ),
    'bots-deception.svg': curvesChart(
      'How soon saboteurs are told from diggers',
      turns,
      {
        name: 'AUC of who looks on',
        from: 0.5,
        to: 1,
        step: 0.1,
        write: value => value.toFixed(1),
      },
      watched.map(
        ({ bot, judged }): Curve => ({
          name: `${bot} hinders`,
          points: judged.map(({ turns: count, auc }) => [count, auc] as const),
        }),
      ),
    ),
    'bots-calibration.svg': curvesChart(
      'How often what was believed was true',
      { ...chance, name: 'believed after 20 turns' },
      { ...chance, name: 'true' },
      watched.map(calibrationIn),
      { diagonal: true },
    ),
  }
}

function strengthIn({ config, playouts, pairs }: Arena): readonly Reading[] {
  return pairs.flatMap(pair => {
    if (pair.kind !== 'roles' || pair.one === pair.other) return []
    return [{ name: nameOf(pair, config.seats, playouts), ...readingOf(pair.s) }]
  })
}

function balanceIn({ config, pairs }: Arena): readonly Reading[] {
  return pairs.flatMap(pair => {
    if (pair.kind !== 'roles' || pair.one !== pair.other) return []
    const extra = config.modules?.length === 0 ? '' : ', Saboteur 2'
    const wanted = BALANCE[config.seats]
    return [{ name: `${config.seats} seats${extra}`, ...readingOf(pair.goldOfOne), wanted }]
  })
}

function calibrationIn({ bot, said }: Watched): Curve {
  const all = said.reduce((sum, [, , count]) => sum + count, 0)
  const points = said.filter(([, , count]) => count >= FEW)
  return {
    name: `${bot} hinders`,
    points: points.map(([x, y, count]) => [x, y, count / all] as const),
  }
}

function nameOf({ one, other }: Pair, seats: number, playouts: number): string {
  const budget = one.startsWith('master') ? `, ${playouts} playouts` : ''
  return `${one} – ${other}, ${seats} seats${budget}`
}

function readingOf({ mean, within }: Estimate): { value: number; within: number } {
  return { value: mean, within }
}

/** These files are our own, made by the commands above. */
function readLines(file: string): readonly string[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').slice(0, -1)
}

if (import.meta.main) {
  const pictures = drawPlots(path.join(ROOT, 'docs/bots'))
  for (const [name, svg] of Object.entries(pictures)) {
    writeFileSync(path.join(ROOT, 'docs/pictures', name), svg)
  }
}
