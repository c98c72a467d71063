import type { Outcome, Seat } from '@adit/kernel'
import { among, FIRST_GEM, gems, KINDS } from './cards.ts'
import { bestScore, bestSplit, type Gems, type Split } from './split.ts'
import { hiddenFrom, type State, seatsOf } from './state.ts'

/** NIM-16. A score is a tally written as one number (`tallyOf` reads it back). */
export function outcome(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const scores = scoresOf(state)
  return { winners: winnersOf(scores), scores }
}

/** What each would score if the game ended now. */
export function scoresOf(state: State): readonly number[] {
  const scores: number[] = []
  for (let seat = 0; seat < seatsOf(state); seat++) scores.push(bestScore(gemsOf(state, seat)))
  return scores
}

export function winnersOf(scores: readonly number[]): readonly Seat[] {
  const best = Math.max(...scores)
  return scores.flatMap((score, seat) => (score === best ? [seat] : []))
}

/** NIM-17: how a seat's gems are best sorted into sets as they lie now. */
export function splitOf(state: State, seat: Seat): Split {
  return bestSplit(gemsOf(state, seat))
}

/** The laid gems that count: not those under a fog (NIM-15), whatever collapses lie there. */
function gemsOf(state: State, seat: Seat): Gems {
  const hidden = hiddenFrom(state, seat)
  const front = seat * KINDS + FIRST_GEM
  return gems.map((gem, nth) => (among(hidden, gem) ? 0 : state.laid[front + nth]))
}
