import { nth } from '@adit/kernel'
import type { BetPuzzle, Dig, Solution } from './puzzle.ts'

export const FULL = 100
/** What each wrong try costs where there is one right answer. */
const TRY = 25
/** Not the best split, and the worse of two choices, earn this much at most or at least. */
const NEARLY = 80
/** A bet is never nothing, and never all. */
export const LEAST_SHARE = 1

/** What an answer is worth, from 0 to 100. */
export function scoreOf(dig: Dig, solution: Solution): number {
  switch (solution.kind) {
    case 'given-up':
      return 0
    case 'move':
      if (!('answers' in dig) || !dig.answers.includes(solution.move)) return 0
      return Math.max(0, FULL - TRY * (solution.tries - 1))
    case 'bet':
      return dig.kind === 'goal' || dig.kind === 'who' ? betScore(dig, solution.shares) : 0
    case 'sets':
      return dig.kind === 'split' ? splitScore(dig.best, solution.tally) : 0
    case 'choice': {
      if (dig.kind !== 'take') return 0
      if (solution.choice === dig.better) return FULL
      const loss = Math.abs(dig.draw - dig.take) / dig.parts
      return Math.round(FULL - NEARLY * Math.min(1, loss))
    }
  }
}

/** By the logarithm: an even spread earns nothing, to be sure of the truth everything. */
export function betScore({ truth }: Pick<BetPuzzle, 'truth'>, shares: readonly number[]): number {
  const all = shares.reduce((sum, share) => sum + share, 0)
  const share = Math.max(LEAST_SHARE / 100, nth(shares, truth) / all)
  return Math.round(FULL * Math.max(0, 1 + Math.log2(share) / Math.log2(shares.length)))
}

/** The best earns everything; else as much of the best as was found, read from the sixes down. */
function splitScore(best: readonly number[], own: readonly number[]): number {
  const wrong = best.findIndex((count, at) => count !== own[at])
  if (wrong < 0) return FULL
  return Math.min(NEARLY, Math.round((FULL * wrong) / best.length))
}

/**
 * The bets after one was set: the others move along in proportion, each keeps one percent at least, and
 * together they are a hundred.
 */
export function rebalanced(shares: readonly number[], at: number, to: number): readonly number[] {
  const others = shares.length - 1
  const set = Math.max(LEAST_SHARE, Math.min(FULL - others * LEAST_SHARE, Math.round(to)))
  const left = FULL - set - others * LEAST_SHARE
  const spare = shares.map((share, one) => (one === at ? 0 : share - LEAST_SHARE))
  const all = spare.reduce((sum, one) => sum + one, 0)
  const parts = spare.map((one, place) =>
    place === at ? 0 : all === 0 ? Math.floor(left / others) : Math.floor((left * one) / all),
  )
  let missing = left - parts.reduce((sum, one) => sum + one, 0)
  return parts.map((part, place) => {
    if (place === at) return set
    const more = missing > 0 ? 1 : 0
    missing -= more
    return part + more + LEAST_SHARE
  })
}
