import { HOLE_SIGN, only } from '@adit/kernel'
import type { Kind } from '../../cards/order.ts'
import { because } from '../../legal/because.ts'
import { notHeld } from '../../legal/passes.ts'
import type { Way } from '../../legal/way.ts'
import { atOfEnd, barrierCount, endOf, placeBarrier } from '../../maze/barriers.ts'
import type { At } from '../../maze/cells.ts'
import { listEnds } from '../../maze/placements.ts'
import { refuseEnd } from '../../maze/refusals.ts'
import * as moves from '../../moves.ts'
import { discardHidden, holds, takeFromHand } from '../../play/hands.ts'
import { sideNames } from '../../shapes.ts'
import { forgetHand } from '../../sight/knowledge.ts'
import { HAND, TURN_OVER } from '../../state.ts'
import { cardName, cellName, named } from '../../text/words.ts'

/** FIGURE + the side of the blocked cell on which the figure stands. */
export const FIGURE = 12

/** The card discarded and the cell blocked. */
function figureLoad(kind: Kind, at: At): number {
  return (kind << 16) | at
}

export function kindOfFigure(move: number): Kind {
  return moves.loadOf(move) >> 16
}

const ends: number[] = []

const noneLeft = because('figure-none-left', 'MIN-12')

/** MIN-12: a card away, a figure on a tunnel's end, no draw. */
export const placingFigure: Way = {
  codes: [0, 1, 2, 3].map(side => FIGURE + side),
  absent: noneLeft,
  list(rules, state, out, from) {
    if (state.figures.used >= barrierCount) return from
    const { hands, mover } = state
    const start = mover * HAND
    const count = listEnds(state.maze, rules.linking, ends)
    let next = from
    for (let place = start; place < start + state.held[mover]; place++) {
      if (place > start && hands[place] === hands[place - 1]) continue
      for (let slot = 0; slot < count; slot++) {
        const code = FIGURE + (ends[slot] & 3)
        out[next++] = moves.pack(code, figureLoad(hands[place], atOfEnd(ends[slot])))
      }
    }
    return next
  },
  whyNot(rules, state, move) {
    if (state.figures.used >= barrierCount) return noneLeft
    const kind = kindOfFigure(move)
    if (!holds(state, state.mover, kind)) return notHeld(kind)
    const side = moves.codeOf(move) - FIGURE
    return refuseEnd(state.maze, rules.linking, endOf(moves.atOf(move), side))
  },
  take(_rules, state, move, emit) {
    const seat = state.mover
    const side = moves.codeOf(move) - FIGURE
    const end = endOf(moves.atOf(move), side)
    const kind = kindOfFigure(move)
    takeFromHand(state, seat, kind)
    discardHidden(state, kind, only(seat))
    forgetHand(state, seat)
    placeBarrier(state.maze, state.figures.used, end)
    state.figures.owners[state.figures.used++] = seat
    state.last = seat
    state.due = 0
    state.stage = TURN_OVER
    emit?.({ type: 'figure-placed', seat, at: atOfEnd(end), side, card: kind })
  },
  notation: {
    verb: 'figure',
    print: move => [cardName.print(kindOfFigure(move)), ...place(move)],
    parse: ([name, cell, side]) => {
      const kind = cardName.parse(name)
      const at = cellName.parse(cell)
      const end = sideName.parse(side)
      if (kind === undefined || at === undefined || end === undefined) return undefined
      return moves.pack(FIGURE + end, figureLoad(kind, at))
    },
    open: move => moves.pack(moves.codeOf(move), moves.atOf(move)),
    printOpen: open => [HOLE_SIGN, ...place(open)],
  },
}

const sideName = named(sideNames)

function place(move: number): readonly string[] {
  return [cellName.print(moves.atOf(move)), sideName.print(moves.codeOf(move) - FIGURE)]
}
