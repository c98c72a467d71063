import type { Seat, Seats } from '@adit/kernel'
import type { PlayerMove } from '../moves.ts'
import { NO_MOVE } from '../signs.ts'
import { parseMove, printMove } from '../text/move-text.ts'
import { numberWord, seatsWord, seatWord } from '../text/position-words.ts'
import { one } from './lines.ts'
import type { Part } from './part.ts'

/** One player's turn. */
export interface TurnPart {
  mover: Seat
  /** 1 if the deck was empty when this turn began. */
  dry: number
  /** 1 if this turn is a pass (SAB-73). */
  passed: number
  /** The card just played, while others may stop it or are asked to pay. */
  pending: PlayerMove
  /** Who pays the toll for it; -1 is the mover. */
  payer: Seat
  /** CHM-33: who stopped it and draws last; -1 if nobody did. */
  vetoer: Seat
  /** MIN-81: who was asked to pay this turn. */
  asked: Seats
  /** CHM-22: cards the pathfinder may still lay; tunnel cards that left the hand this turn. */
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
    payer: -1,
    vetoer: -1,
    asked: 0,
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
    payer: part.payer,
    vetoer: part.vetoer,
    asked: part.asked,
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
    payer: one('payer', seatWord),
    vetoer: one('vetoer', seatWord),
    asked: one('asked', seatsWord),
    paths: one('paths', numberWord),
    laid: one('lays', numberWord),
    due: one('due', numberWord),
    drawer: one('drawer', seatWord, ({ mover }) => mover),
  },
}
