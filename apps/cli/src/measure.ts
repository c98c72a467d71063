import {
  type AnyGame,
  CHANCE,
  type Chooser,
  drawMove,
  has,
  lowest,
  nth,
  parseConfig,
  playOut,
  quickRandom,
} from '@adit/kernel'
import { titleNamed } from '@adit/shelf'

/** Both in milliseconds. Machines are shared: what the processor spent says more than the clock. */
export interface Clocks {
  now(): number
  spent(): number
}

/** How often a second of processor time, unless said otherwise. */
export interface Measures {
  /** In random play, each move drawn in the fastest way the game has. */
  readonly moves: number
  /** The same by the clock on the wall. */
  readonly clock: number
  /** In random play, each move drawn from a full list. */
  readonly listed: number
  readonly games: number
  readonly clone: number
  readonly view: number
  readonly world: number
}

const SAMPLES = 64

/** Measures one configuration, each figure for so many milliseconds of processor time. */
export function measure(name: string, config: unknown, box: number, clocks: Clocks): Measures {
  const game = openNamed(name, config)
  const random = quickRandom(1)
  const fromList: Chooser<unknown, unknown> = (_state, _seat, legal) =>
    legal[random.below(legal.length)]
  let games = 0
  let played = 0
  const free = rate(clocks, box, () => {
    const count = playOut(game, game.setup(), random)
    games++
    played += count
    return count
  })
  const listed = rate(clocks, box, () => playOut(game, game.setup(), random, fromList))
  const states = samples(game)
  const views = states.map(state => game.view(state, 0))
  let at = 0
  const next = (): number => {
    at = at + 1 === states.length ? 0 : at + 1
    return at
  }
  return {
    moves: free.spent,
    clock: free.clock,
    listed: listed.spent,
    games: (free.spent * games) / played,
    clone: rate(clocks, box, () => keep(game.clone(states[next()]))).spent,
    view: rate(clocks, box, () => keep(game.view(states[next()], 0))).spent,
    world: rate(clocks, box, () => keep(game.determinize(nth(views, next()), random))).spent,
  }
}

function openNamed(name: string, config: unknown): AnyGame {
  const title = titleNamed(name)
  if (title === undefined) throw new Error(`no title ${name}`)
  const checked = parseConfig(title, config)
  if (!checked.ok) throw new Error(`not a configuration of ${name}: ${checked.why.key}`)
  return title.open(checked.value)
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
      const seat = lowest(acting)
      game.step(state, seat, drawMove(game, state, seat, random))
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

/** Operations a second: a warm-up of a fifth of the processor's time, then the rest in batches. */
function rate({ now, spent }: Clocks, box: number, run: () => number) {
  const begun = spent()
  let batch = 1
  while (spent() - begun < box / 5) {
    for (let nth = 0; nth < batch; nth++) run()
    batch = Math.min(batch * 2, 256)
  }
  const [start, startSpent] = [now(), spent()]
  let operations = 0
  let used = 0
  while (used < (box * 4) / 5) {
    for (let nth = 0; nth < batch; nth++) operations += run()
    used = spent() - startSpent
  }
  return { spent: (operations * 1000) / used, clock: (operations * 1000) / (now() - start) }
}
