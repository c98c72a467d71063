import type { Seat, Seats } from '@adit/kernel'
import { each, one } from '../../parts/lines.ts'
import { isInPlay, type Part } from '../../parts/part.ts'
import { numberWord, seatsWord, seatWord } from '../../text/position-words.ts'

/** MIN-11: figures placed this round, and whose they are; where they stand is in the maze. */
export interface FiguresPart {
  used: number
  owners: Seat[]
  /** Who pays the toll for the card just put down; -1 is the mover. */
  payer: Seat
  /** MIN-81: who was asked to pay this turn. */
  asked: Seats
}

const fresh = (): FiguresPart => ({ used: 0, owners: [-1, -1], payer: -1, asked: 0 })

/** Where no figures are in play: shared by all states, never written to. */
const NONE = fresh()

export const figuresPart: Part<FiguresPart> = {
  fresh: rules => (isInPlay(rules, 'gathering') ? fresh() : NONE),
  see: part => ({
    used: part.used,
    owners: part.owners.slice(),
    payer: part.payer,
    asked: part.asked,
  }),
  lines: {
    used: one('figures used', numberWord),
    owners: each('figure owners', seatWord),
    payer: one('payer', seatWord),
    asked: one('asked', seatsWord),
  },
}

export function cloneFigures(part: FiguresPart): FiguresPart {
  if (part === NONE) return part
  return { used: part.used, owners: part.owners.slice(), payer: part.payer, asked: part.asked }
}
