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
  let arms = priors.map(
    (prior, arm): Arm => ({ arm, sum: faith * prior, squares: faith * prior * prior, worth: 0 }),
  )
  let worlds = 0
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)))
  const mean = ({ sum }: Arm): number => sum / (faith + worlds)
  const doubt = (one: Arm): number => {
    const spread = one.squares / (faith + worlds) - mean(one) ** 2
    return Math.max(0, spread) / (faith + worlds)
  }
  for (let round = 0; round < rounds && arms.length > 1; round++) {
    const share = Math.max(1, Math.floor(budget.playouts / (rounds * arms.length)))
    for (let nth = 0; nth < share; nth++) {
      if (!tryAll(arms)) return bestOf(arms)
      worlds++
    }
    const half = Math.ceil(arms.length / 2)
    const ranked = arms.toSorted((one, other) => mean(other) - mean(one))
    const [first, second] = ranked
    if (first === undefined || second === undefined) break
    const lead = mean(first) - mean(second)
    if (worlds >= LEAST && lead > CLEAR * Math.sqrt(doubt(first) + doubt(second))) return first.arm
    arms = ranked.slice(0, half)
  }
  return bestOf(arms)

  /** One more world for all of them; false if the time was up before the last. Then it counts for none. */
  function tryAll(left: readonly Arm[]): boolean {
    const world = guide.imagine(worlds)
    for (const one of left) {
      if (budget.isSpent?.() === true) return false
      one.worth = guide.trial(world, one.arm, worlds)
    }
    for (const one of left) {
      one.sum += one.worth
      one.squares += one.worth * one.worth
    }
    return true
  }

  function bestOf(left: readonly Arm[]): number {
    return left.reduce((best, one) => (mean(one) > mean(best) ? one : best)).arm
  }
}

/** A move that is tried: its number, what it got so far, and in the world that is tried just now. */
interface Arm {
  readonly arm: number
  sum: number
  squares: number
  worth: number
}
