import { tellerFor } from '@adit/i18n'
import {
  type AnyGame,
  type AnyTitle,
  CHANCE,
  has,
  listSeats,
  type Parsed,
  parseConfig,
  parsed,
  playOut,
  quickRandom,
  unreadable,
} from '@adit/kernel'
import { shelf } from '@adit/shelf'
import { type Answer, CODES, done, refused } from '../answer.ts'
import { benchConfigs } from '../bench-configs.ts'
import { alignRows } from '../columns.ts'
import { type Config, findTitle, seatCounts } from '../config.ts'
import type { Desk } from '../desk.ts'
import { dim } from '../paint.ts'
import { openProgress } from '../progress.ts'

export interface BenchFlags {
  readonly seconds?: string
}

const USUAL_SECONDS = 1.5
const SAMPLES = 64

interface Case {
  readonly title: AnyTitle
  readonly preset: string
  readonly config: Config
}

/** Rates a second; the last three are of single operations. */
interface Measures {
  readonly moves: number
  readonly games: number
  readonly clone: number
  readonly view: number
  readonly world: number
}

export async function bench(
  desk: Desk,
  name: string | undefined,
  flags: BenchFlags,
): Promise<Answer> {
  const seconds = readSeconds(flags.seconds)
  if (!seconds.ok) return refused(desk, seconds.why, { code: CODES.usage })
  const named = name === undefined ? parsed(shelf) : listed(findTitle(name))
  if (!named.ok) return refused(desk, named.why, { code: CODES.usage })
  const cases = named.value.flatMap(casesOf)
  const progress = openProgress(desk.terminal.errors, cases.length)
  const measured: { readonly of: Case; readonly measures: Measures }[] = []
  for (const each of cases) {
    if (desk.terminal.interrupted.aborted) break
    progress.show(measured.length)
    await new Promise(resolve => setImmediate(resolve))
    measured.push({ of: each, measures: measure(desk, each, seconds.value * 1000) })
  }
  progress.clear()
  const data = measured.map(({ of: { title, preset, config }, measures }) => ({
    title: title.name,
    preset,
    config,
    ...measures,
  }))
  const answer = done(benchText(desk, measured), { measures: data, seconds: seconds.value })
  return measured.length < cases.length ? { ...answer, code: CODES.interrupted } : answer
}

function readSeconds(text: string | undefined): Parsed<number> {
  if (text === undefined) return parsed(USUAL_SECONDS)
  const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0
  return seconds > 0 ? parsed(seconds) : unreadable('bad-number', { flag: '--seconds', text })
}

function listed(title: Parsed<AnyTitle>): Parsed<readonly AnyTitle[]> {
  return title.ok ? parsed([title.value]) : title
}

/**
 * Each preset at its usual seats, the first one at its fewest and most as well, and what else the
 * list of configurations has.
 */
function casesOf(title: AnyTitle): Case[] {
  const presets = title.presets.flatMap(({ name, config }, at) => {
    const possible = at === 0 ? seatCounts(title, config) : [config.seats]
    const counts = new Set([possible[0], config.seats, possible[possible.length - 1]])
    return Array.from(counts, seats => ({ title, preset: name, config: { ...config, seats } }))
  })
  const others = (benchConfigs[title.name] ?? []).map(({ name, config }) => {
    const checked = parseConfig(title, config)
    if (!checked.ok) throw new Error(`${name} is no configuration of ${title.name}`)
    return { title, preset: name, config: checked.value }
  })
  return [...presets, ...others]
}

function measure({ terminal }: Desk, { title, config }: Case, box: number): Measures {
  const game = title.open(config)
  const random = quickRandom(1)
  const states = samples(game)
  const views = states.map(state => game.view(state, 0))
  let at = 0
  const next = (): number => {
    at = at + 1 === states.length ? 0 : at + 1
    return at
  }
  let games = 0
  let played = 0
  const moves = rate(terminal.now, box, () => {
    const count = playOut(game, game.setup(), random)
    games++
    played += count
    return count
  })
  return {
    moves,
    games: (moves * games) / played,
    clone: rate(terminal.now, box, () => keep(game.clone(states[next()]))),
    view: rate(terminal.now, box, () => keep(game.view(states[next()], 0))),
    // A world may be made in place of its view, so each gets a copy, which is a view as well.
    world: rate(terminal.now, box, () => {
      return keep(game.determinize(views[next()], random))
    }),
  }
}

/** Moments of random games in which somebody has to decide. */
function samples(game: AnyGame): unknown[] {
  const found: unknown[] = []
  for (let seed = 1; found.length < SAMPLES; seed++) {
    const random = quickRandom(seed)
    const state = game.setup()
    for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
      if (has(acting, CHANCE)) {
        game.step(state, CHANCE, game.nature(state, random))
        continue
      }
      if (random.below(8) === 0) found.push(game.clone(state))
      const [seat] = listSeats(acting)
      const legal = game.legal(state, seat, [])
      game.step(state, seat, legal[random.below(legal.length)])
    }
  }
  return found.slice(0, SAMPLES)
}

let kept: unknown

/** The result is used, or the optimiser would leave out the work that is measured. */
function keep(value: unknown): number {
  kept = value
  return kept === undefined ? 0 : 1
}

/** Operations a second: a warm-up of a fifth of the time, then the rest in batches. */
function rate(now: () => number, box: number, run: () => number): number {
  const begun = now()
  let batch = 1
  while (now() - begun < box / 5) {
    for (let nth = 0; nth < batch; nth++) run()
    batch = Math.min(batch * 2, 256)
  }
  const start = now()
  let operations = 0
  let elapsed = 0
  while (elapsed < (box * 4) / 5) {
    for (let nth = 0; nth < batch; nth++) operations += run()
    elapsed = now() - start
  }
  return (operations * 1000) / elapsed
}

function benchText(
  { language, words }: Desk,
  measured: readonly { readonly of: Case; readonly measures: Measures }[],
): string {
  const { bench: say } = words
  const rounded = (value: number) => Math.round(value).toLocaleString(language)
  const nanoseconds = (perSecond: number) => rounded(1e9 / perSecond)
  const rows = measured.map(({ of: { title, preset, config }, measures }) => [
    `${tellerFor(title, language).words.title}, ${preset}`,
    String(config.seats),
    rounded(measures.moves),
    nanoseconds(measures.clone),
    nanoseconds(measures.view),
    nanoseconds(measures.world),
  ])
  const head = [say.game, say.seats, say.moves, say.clone, say.view, say.world]
  return `${alignRows([head.map(cell => dim(cell)), ...rows])}\n\n${dim(say.note)}`
}
