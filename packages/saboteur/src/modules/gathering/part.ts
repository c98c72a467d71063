import type { Seat, Seats } from '@adit/kernel'
import { each, one } from '../../parts/lines.ts'
import { open, type Part } from '../../parts/part.ts'
import { numberWord, seatsWord, seatWord } from '../../text/words.ts'

/** MIN-11: figures placed this round, and whose they are; where they stand is in the maze. */
export interface FiguresPart {
  used: number
  owners: Seat[]
  /** Who pays the toll for the card just put down; -1 is the mover. */
  payer: Seat
  /** MIN-81: who was asked to pay this turn. */
  asked: Seats
}

export const figuresPart: Part<FiguresPart> = {
  used: open(0, one('figures used', numberWord)),
  owners: open([-1, -1], each('figure owners', seatWord)),
  payer: open(-1, one('payer', seatWord)),
  asked: open(0, one('asked', seatsWord)),
}

export const noFigures: FiguresPart = { used: 0, owners: [-1, -1], payer: -1, asked: 0 }

export function copyFigures({ used, owners, payer, asked }: FiguresPart): FiguresPart {
  return { used, owners: owners.slice(), payer, asked }
}
