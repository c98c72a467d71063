import type { Seat } from '@adit/kernel'
import type { PlayerMove } from '../moves.ts'
import { NO_MOVE } from '../signs.ts'
import { parseMove, printMove } from '../text/move-text.ts'
import { numberWord, seatWord } from '../text/position-words.ts'
import { one } from './lines.ts'
import type { Part } from './part.ts'

/** One player's turn. */
export interface TurnPart {
  mover: Seat
  /** 1 if the deck was empty when this turn began. */
  dry: number
  /** 1 if this turn is a pass (SAB-73). */
  passed: number
  /** The card just played, while others are asked about it. */
  pending: PlayerMove
  /** CHM-22: cards that may still be laid; tunnel cards that left the hand this turn. */
  paths: number
  laid: number
  /** The turn's draw: how many, and by whom. */
  due: number
  drawer: Seat
}

export const turnPart: Part<TurnPart> = {
  fresh: rules => ({
    mover: Math.max(0, rules.firstSeat),
    dry: 0,
    passed: 0,
    pending: NO_MOVE,
    paths: 0,
    laid: 0,
    due: 0,
    drawer: 0,
  }),
  see: part => ({
    mover: part.mover,
    dry: part.dry,
    passed: part.passed,
    pending: part.pending,
    paths: part.paths,
    laid: part.laid,
    due: part.due,
    drawer: part.drawer,
  }),
  lines: {
    mover: one('mover', seatWord),
    dry: one('dry', numberWord, ({ deck }) => (deck.length === 0 ? 1 : 0)),
    passed: one('passed', numberWord),
    pending: {
      names: () => ['pending'],
      print: move => (move === NO_MOVE ? [] : [['pending', [printMove(move)]]]),
      read: (fields, before) => {
        const words = fields.get('pending')
        if (words === undefined) return before
        const move = parseMove(words.join(' '))
        return move.ok && typeof move.value === 'number' ? move.value : 'pending'
      },
    },
    paths: one('paths', numberWord),
    laid: one('lays', numberWord),
    due: one('due', numberWord),
    drawer: one('drawer', seatWord, ({ mover }) => mover),
  },
}
