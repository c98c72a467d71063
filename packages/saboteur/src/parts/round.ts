import type { Seat } from '@adit/kernel'
import { type At, NOWHERE } from '../maze/cells.ts'
import { GOING_ON } from '../signs.ts'
import { cellWord, endingWord, headingWord, numberWord, seatWord } from '../text/words.ts'
import { one } from './lines.ts'
import { open, type Part } from './part.ts'

/** How a round goes and ends. */
export interface RoundPart {
  /** 1 clockwise, -1 the other way (CHM-20). */
  heading: number
  /** SAB-50: passes in a row, all begun with the deck empty. */
  lap: number
  /** How the round ended, and who completed the tunnel if it did so with gold. */
  ending: number
  finisher: Seat
  /** SAB-54: whose choice the gold cards are; MIN-66: whose hand is robbed. */
  chooser: Seat
  /** CHM-23: where the tunnel card laid last lies. */
  lastLaid: At
}

export const roundPart: Part<RoundPart> = {
  heading: open(1, one('heading', headingWord)),
  lap: open(0, one('lap', numberWord)),
  ending: open(GOING_ON, one('ending', endingWord)),
  finisher: open(-1, one('finisher', seatWord)),
  chooser: open(-1, one('chooser', seatWord)),
  lastLaid: open(NOWHERE, one('last laid', cellWord)),
}
