import type { Seat } from '@adit/kernel'
import { one } from '../parts/lines.ts'
import { isInPlay, type Part } from '../parts/part.ts'
import { numberWord, seatWord } from '../text/position-words.ts'

/** What the table knows of the veto. */
export interface VetoPart {
  /** CHM-191: 1 while all know that nobody can hold it. */
  spent: number
  /** CHM-33: who stopped this turn's card and draws last; -1 if nobody did. */
  by: Seat
}

const fresh = (): VetoPart => ({ spent: 0, by: -1 })

/** Where it is not in play: shared by all states, never written to. */
const NONE = fresh()

export const vetoPart: Part<VetoPart> = {
  fresh: rules => (isInPlay(rules, 'veto') ? fresh() : NONE),
  see: part => ({ spent: part.spent, by: part.by }),
  lines: {
    spent: one('veto spent', numberWord),
    by: one('vetoer', seatWord),
  },
}

export function cloneVeto(part: VetoPart): VetoPart {
  return part === NONE ? part : { spent: part.spent, by: part.by }
}
