import { cards, KINDS, type State } from '@adit/nimble-gnomes'
import type { Drawing } from '../common/drawing.ts'
import { printOf } from '../common/prints.ts'
import { cardFace } from './names.ts'

/** The caves of a view: a row a player, with all that lies in front of them. */
export function drawMoment(view: unknown): Drawing {
  // A replay of Nimble Gnomes shows its views.
  const { laid, handSizes } = view as State
  const rows = handSizes.map((_hand, seat) =>
    cards.flatMap((_card, kind) => Array<number>(laid[seat * KINDS + kind]).fill(kind)),
  )
  return {
    left: 0,
    top: 0,
    columns: NAME + Math.max(LEAST, ...rows.map(row => row.length)),
    rows: rows.length,
    owners: rows.map((_row, seat) => ({ y: seat, seat })),
    cards: rows.flatMap((row, y) =>
      row.map((kind, x) => ({
        x: NAME + x,
        y,
        print: printOf(cardFace(kind), { isLit: true, isFine: true }),
      })),
    ),
  }
}
/** Columns that a name takes, and those of the shortest row: the picture does not jump at the start. */
const NAME = 2
const LEAST = 8
