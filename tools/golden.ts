import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseConfig } from '@adit/kernel'
import { playthrough } from '@adit/kernel/golden'
import { championshipCards } from '@adit/saboteur'
import { titleNamed } from '@adit/shelf'
import { ROOT } from './ledger.ts'

interface Golden {
  readonly title: string
  readonly file: string
  readonly config: object
  readonly seed: number
  /** A long game is cut here. */
  readonly most?: number
}

/** The games kept as text under packages/<title>/golden. */
export const goldens: readonly Golden[] = [
  {
    title: 'saboteur',
    file: '2009-3-seats',
    config: { seats: 3, edition: '2009' },
    seed: 1,
    most: 75,
  },
  {
    title: 'saboteur',
    file: 'everything-4-seats',
    config: {
      seats: 4,
      modules: ['saboteur-2', 'gathering', 'party', 'goals', 'chests'],
      championship: championshipCards,
    },
    seed: 3,
    most: 120,
  },
  { title: 'my-treasure', file: '2-seats', config: { seats: 2 }, seed: 1 },
  { title: 'my-treasure', file: '4-seats', config: { seats: 4, first: 2 }, seed: 2 },
  { title: 'nimble-gnomes', file: '2-seats', config: { seats: 2 }, seed: 1 },
  {
    title: 'nimble-gnomes',
    file: '3-seats-closed',
    config: { seats: 3, 'quick-start': true, discard: 'closed' },
    seed: 2,
  },
]

export function goldenPath({ title, file }: Golden): string {
  return path.join(ROOT, 'packages', title, 'golden', `${file}.txt`)
}

export function printGolden({ title: name, config, seed, most }: Golden): string {
  const title = titleNamed(name)
  if (title === undefined) throw new Error(`no title ${name}`)
  const checked = parseConfig(title, config)
  if (!checked.ok) throw new Error(`${name}: ${checked.why.key}`)
  const head = `${name} revision ${title.revision} ${JSON.stringify(checked.value)} seed ${seed}\n`
  return head + playthrough(title.open(checked.value), seed, most)
}

if (import.meta.main) {
  for (const golden of goldens) {
    mkdirSync(path.dirname(goldenPath(golden)), { recursive: true })
    writeFileSync(goldenPath(golden), printGolden(golden))
  }
}
