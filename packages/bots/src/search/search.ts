import type { Budget } from '../bot.ts'

/** What a game tells the one searcher: which moves are worth a look, and how to try them out. */
export interface Guide<World> {
  /** How the policy rates each move worth a look, in parts of a whole win; a weak opinion. */
  readonly priors: readonly number[]
  /** How many trials that opinion is worth; a few if not said. */
  readonly faith?: number
  /** The nth world that fits what the seat knows; the same for the same number. */
  imagine(nth: number): World
  /** What the seat gets out of that world with that move first, from 0 to 1. The world stays. */
  trial(world: World, arm: number, nth: number): number
}

const FAITH = 8
/** So many standard errors ahead of the next, a move needs no more trials; not before so many worlds. */
const CLEAR = 3
const LEAST = 12

/**
 * Sequential halving: every move left is tried in the same worlds, then the worse half is dropped, so
 * that most trials go to the moves that are hard to tell apart. Ends early where there is nothing to
 * tell apart. Returns the best one's number.
 */
export function search<World>(guide: Guide<World>, budget: Budget): number {
  const { priors, faith = FAITH } = guide
  const sums = Float64Array.from(priors, prior => faith * prior)
  const squares = Float64Array.from(priors, prior => faith * prior * prior)
  const worths = new Float64Array(priors.length)
  let arms = [...priors.keys()]
  let worlds = 0
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)))
  const mean = (arm: number): number => sums[arm] / (faith + worlds)
  const doubt = (arm: number): number => {
    const spread = squares[arm] / (faith + worlds) - mean(arm) ** 2
    return Math.max(0, spread) / (faith + worlds)
  }
  for (let round = 0; round < rounds && arms.length > 1; round++) {
    const share = Math.max(1, Math.floor(budget.playouts / (rounds * arms.length)))
    for (let nth = 0; nth < share; nth++) {
      if (!tryAll(arms)) return bestOf(arms, mean)
      worlds++
    }
    const half = Math.ceil(arms.length / 2)
    const ranked = arms.toSorted((one, other) => mean(other) - mean(one))
    const [first, second] = ranked
    const lead = mean(first) - mean(second)
    if (worlds >= LEAST && lead > CLEAR * Math.sqrt(doubt(first) + doubt(second))) return first
    arms = ranked.slice(0, half)
  }
  return bestOf(arms, mean)

  /** One more world for all of them; false if the time was up before the last. Then it counts for none. */
  function tryAll(left: readonly number[]): boolean {
    const world = guide.imagine(worlds)
    for (const arm of left) {
      if (budget.isSpent?.() === true) return false
      worths[arm] = guide.trial(world, arm, worlds)
    }
    for (const arm of left) {
      sums[arm] += worths[arm]
      squares[arm] += worths[arm] * worths[arm]
    }
    return true
  }
}

function bestOf(arms: readonly number[], mean: (arm: number) => number): number {
  return arms.reduce((best, arm) => (mean(arm) > mean(best) ? arm : best))
}
