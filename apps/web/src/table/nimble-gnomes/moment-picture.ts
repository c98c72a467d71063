import { cards, type Kind, type Move, type State } from '@adit/nimble-gnomes'
import type { Drawing } from '../common/drawing.ts'
import { printOf } from '../common/prints.ts'
import { laidBy } from './gems.ts'
import { cardFace } from './names.ts'
import { spentIn } from './plays.ts'

/** The caves of a view: a row a player, with all that lies in front of them; and what is tried, if anything. */
export function drawMoment(view: unknown, tried?: unknown): Drawing {
  // A replay of Nimble Gnomes shows its views, and its book tries its moves.
  const state = view as State
  const move = tried as Move | undefined
  const played = move === undefined ? undefined : spentIn(move)
  const rows = state.handSizes.map((_hand, seat) =>
    cards.flatMap((_card, kind) => Array<number>(laidBy(state, seat, kind)).fill(kind)),
  )
  const print = (kind: Kind): string => printOf(cardFace(kind), { isLit: true, isFine: true })
  const y = move?.type === 'curse' ? move.target : state.turn
  return {
    left: 0,
    top: 0,
    columns: NAME + Math.max(LEAST, ...rows.map(row => row.length)),
    rows: rows.length,
    owners: rows.map((_row, seat) => ({ y: seat, seat })),
    cards: [
      ...rows.flatMap((row, seat) =>
        row.map((kind, x) => ({ x: NAME + x, y: seat, print: print(kind) })),
      ),
      ...(played === undefined
        ? []
        : [{ x: NAME + (rows[y]?.length ?? 0), y, print: print(played), isTried: true }]),
    ],
  }
}

/** Columns that a name takes, and those of the shortest row: the picture does not jump at the start. */
const NAME = 2
const LEAST = 8
