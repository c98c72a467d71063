import type { Seat } from '@adit/kernel'
import { one } from '../parts/lines.ts'
import { open, type Part } from '../parts/part.ts'
import { numberWord, seatWord } from '../text/words.ts'

/** What the table knows of the veto. */
export interface VetoPart {
  /** CHM-191: 1 while all know that nobody can hold it. */
  spent: number
  /** CHM-33: who stopped this turn's card and draws last; -1 if nobody did. */
  by: Seat
}

export const vetoPart: Part<VetoPart> = {
  spent: open(0, one('veto spent', numberWord)),
  by: open(-1, one('vetoer', seatWord)),
}

export const noVeto: VetoPart = { spent: 0, by: -1 }

export function copyVeto({ spent, by }: VetoPart): VetoPart {
  return { spent, by }
}
