import type { Seat } from '@adit/kernel'
import { type At, NOWHERE } from '../maze/cells.ts'
import { GOING_ON } from '../signs.ts'
import { cellWord, endingWord, headingWord, numberWord, seatWord } from '../text/position-words.ts'
import { one } from './lines.ts'
import type { Part } from './part.ts'

/** How a round goes and ends. */
export interface RoundPart {
  /** 1 clockwise, -1 after a turn-about (CHM-20). */
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
  fresh: () => ({
    heading: 1,
    lap: 0,
    ending: GOING_ON,
    finisher: -1,
    chooser: -1,
    lastLaid: NOWHERE,
  }),
  see: part => ({
    heading: part.heading,
    lap: part.lap,
    ending: part.ending,
    finisher: part.finisher,
    chooser: part.chooser,
    lastLaid: part.lastLaid,
  }),
  lines: {
    heading: one('heading', headingWord),
    lap: one('lap', numberWord),
    ending: one('ending', endingWord),
    finisher: one('finisher', seatWord),
    chooser: one('chooser', seatWord),
    lastLaid: one('last laid', cellWord),
  },
}
