import type { Seat } from '@adit/kernel'
import type { PlayerMove } from '../moves.ts'
import { NO_MOVE } from '../signs.ts'
import { moveWord } from '../text/move-text.ts'
import { numberWord, seatWord } from '../text/words.ts'
import { one } from './lines.ts'
import { open, type Part } from './part.ts'

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
  mover: open(rules => Math.max(0, rules.firstSeat), one('mover', seatWord)),
  dry: open(
    0,
    one('dry', numberWord, ({ deck }) => (deck.length === 0 ? 1 : 0)),
  ),
  passed: open(0, one('passed', numberWord)),
  pending: open(NO_MOVE, one('pending', moveWord)),
  paths: open(0, one('paths', numberWord)),
  laid: open(0, one('lays', numberWord)),
  due: open(0, one('due', numberWord)),
  drawer: open(
    0,
    one('drawer', seatWord, ({ mover }) => mover),
  ),
}
