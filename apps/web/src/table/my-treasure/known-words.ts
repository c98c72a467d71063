import { chapter } from '@adit/words'
import type { Mate } from '../../client/crew.ts'
import type { Speech } from '../../words/speech.ts'
import { sentencesOf } from '../common/knowing.ts'
import type { RoundKnown } from './knowledge.ts'

/** Who knew a stack: all saw its cards come, and none may look again (TRE-04). */
export function stackWords(
  { stacks, opened }: RoundKnown,
  place: number | undefined,
  { language, fill }: Speech,
): string {
  const { known } = chapter(language, 'page/replay')
  const laid = (place === undefined ? undefined : stacks.get(place)?.laid) ?? []
  if (laid.length === 0) return sentencesOf([known.noCards])
  const seen = fill(known.laid, { turns: laid.join(', ') })
  const since = opened === undefined ? known.covered : fill(known.opened, { turn: opened })
  return sentencesOf([seen, since])
}

/** Who knew a find token: all who saw it taken, or nobody before the count (TRE-16). */
export function findWords(
  { finds, opened }: RoundKnown,
  { seat, name }: Mate,
  { language, fill }: Speech,
): string {
  const { known } = chapter(language, 'page/replay')
  const find = finds.get(seat)
  if (find === undefined) return sentencesOf([known.noFind])
  if (find.isSeen) return sentencesOf([fill(known.opened, { turn: find.turn })])
  const unseen = fill(known.unseen, { name, turn: find.turn })
  return sentencesOf(
    opened === undefined ? [unseen] : [unseen, fill(known.opened, { turn: opened })],
  )
}
