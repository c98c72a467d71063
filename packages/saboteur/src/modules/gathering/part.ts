import type { Seat } from '@adit/kernel'
import { each, one } from '../../parts/lines.ts'
import type { Part } from '../../parts/part.ts'
import { numberWord, seatWord } from '../../text/position-words.ts'

/** MIN-11: figures placed this round, and whose they are; where they stand is in the maze. */
export interface FiguresPart {
  used: number
  owners: Seat[]
}

/** Where no figures are in play: shared by all states, never written to. */
const NONE: FiguresPart = { used: 0, owners: [-1, -1] }

export const figuresPart: Part<FiguresPart> = {
  fresh: ({ figures }) => (figures === 0 ? NONE : { used: 0, owners: [-1, -1] }),
  see: part => ({ used: part.used, owners: part.owners.slice() }),
  lines: {
    used: one('figures used', numberWord),
    owners: each('figure owners', seatWord),
  },
}

export function cloneFigures(part: FiguresPart): FiguresPart {
  return part === NONE ? part : { used: part.used, owners: part.owners.slice() }
}
