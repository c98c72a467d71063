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
/** So many standard errors behind the best, a move needs no more trials; not before so many worlds. */
const CLEAR = 2
const LEAST = 12
/** How often that is looked at, in worlds. */
const LOOK = 8
/** Two moves that are surely no farther apart are as good as each other, in parts of a win. */
const SAME = 0.003

/**
 * Every move left is tried in the same worlds. Those that fall clearly behind are dropped at once, and the
 * worse half whenever its share of the budget is spent, so that most trials go to the moves that are hard
 * to tell apart. Ends early where there is nothing to tell apart. Returns the best one's number.
 */
export function search<World>(guide: Guide<World>, budget: Budget): number {
  const { priors, faith = FAITH } = guide
  let arms = priors.map((prior, arm): Arm => ({ arm, prior, sum: faith * prior, got: [] }))
  let worlds = 0
  let left = budget.playouts
  while (arms.length > 1) {
    const share = Math.floor(left / Math.ceil(Math.log2(arms.length)) / arms.length)
    if (share === 0) break
    const until = worlds + share
    const before = arms.length
    while (worlds < until) {
      if (!tryAll(arms)) return best(arms).arm
      worlds++
      left -= arms.length
      if (worlds >= LEAST && (worlds - LEAST) % LOOK === 0) {
        arms = withoutBehind(arms)
        if (arms.length < before) break
      }
    }
    if (arms.length === before) arms = better(arms)
  }
  return best(arms).arm

  /** One more world for all of them; false if the time was up before the last. Then it counts for none. */
  function tryAll(all: readonly Arm[]): boolean {
    const world = guide.imagine(worlds)
    for (const one of all) {
      if (budget.isSpent?.() === true) return false
      one.got[worlds] = guide.trial(world, one.arm, worlds)
    }
    for (const one of all) one.sum += one.got[worlds] ?? 0
    return true
  }

  function best(all: readonly Arm[]): Arm {
    return all.reduce((most, one) => (one.sum > most.sum ? one : most))
  }

  function better(all: readonly Arm[]): Arm[] {
    const ranked = all.toSorted((one, other) => other.sum - one.sum)
    return ranked.slice(0, Math.ceil(all.length / 2))
  }

  /** Worlds differ more than moves do, so a move is compared with the best in each of them. */
  function withoutBehind(all: readonly Arm[]): Arm[] {
    const first = best(all)
    return all.filter(one => {
      if (one === first) return true
      let squares = faith * (first.prior - one.prior) ** 2
      for (let nth = 0; nth < worlds; nth++)
        squares += ((first.got[nth] ?? 0) - (one.got[nth] ?? 0)) ** 2
      const lead = (first.sum - one.sum) / (faith + worlds)
      const doubt = Math.sqrt(
        Math.max(0, squares / (faith + worlds) - lead * lead) / (faith + worlds),
      )
      return lead < CLEAR * doubt && lead + 2 * doubt > SAME
    })
  }
}

/** A move that is tried: its number, what was thought of it, and what it got so far, in all and by world. */
interface Arm {
  readonly arm: number
  readonly prior: number
  sum: number
  readonly got: number[]
}
