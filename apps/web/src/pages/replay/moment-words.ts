import type { Chapters } from '@adit/words'
import type { Glimpse } from '../../client/replay/asking.ts'
import type { Speech } from '../../words/speech.ts'

/** Which moment it is, in words: `Round 2, turn 7 of 31`. */
export function momentWords(
  { round, turn, turns, isLast, stretches }: Glimpse,
  { isInRounds, isRoundSaid = false, words: w, t }: MomentMeans,
): string {
  const hasRounds = stretches.length > 1 || round > 1 || isInRounds
  if (isLast) return w.over
  if (turn === 0) return hasRounds ? t.fill(w.dealt, { round }) : w.start
  const isNamed = hasRounds && !isRoundSaid
  if (turns === undefined) return t.fill(isNamed ? w.atOpen : w.atOnlyOpen, { round, turn })
  return t.fill(isNamed ? w.at : w.atOnly, { round, turn, turns })
}

export interface MomentMeans {
  /** The game counts rounds. */
  readonly isInRounds: boolean
  /** The round stands beside it already. */
  readonly isRoundSaid?: boolean
  readonly words: Chapters['page/replay']
  readonly t: Speech
}
