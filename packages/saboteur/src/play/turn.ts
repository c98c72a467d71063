import type { Seat } from '@adit/kernel'
import { type Kind, shapedKinds } from '../cards/order.ts'
import type { Tell } from '../events.ts'
import type { PlayerMove } from '../moves.ts'
import * as moves from '../moves.ts'
import type { Rules } from '../rules.ts'
import { forgetShown } from '../sight/knowledge.ts'
import {
  CARDS_SPENT,
  DRAWING,
  DRAWING_ON,
  NO_MOVE,
  PATH_DUE,
  SHARING,
  type State,
  TURN_DUE,
  TURN_OVER,
} from '../state.ts'
import { discardNamed, discardOpen, drawCards, takeFromHand } from './hands.ts'
import { lay } from './laying.ts'

export function beginTurn(rules: Rules, state: State, seat: Seat, emit?: Tell): void {
  state.mover = seat
  state.drawer = seat
  state.dry = state.deck.length === 0 ? 1 : 0
  state.passed = 0
  state.paths = 0
  state.laid = 0
  state.due = 0
  state.stage = TURN_DUE
  const { onCardDue } = rules.hooks
  if (onCardDue !== null) onCardDue(state)
  emit?.({ type: 'turn-begun', seat })
}

/** The mover's choice: a card of the turn, or one of two. */
export function takeTurn(rules: Rules, state: State, move: PlayerMove, emit?: Tell): void {
  const code = moves.codeOf(move)
  if (code === moves.PASS) {
    if (state.stage === PATH_DUE) leavePath(state, emit)
    else pass(state, move, emit)
    return
  }
  if (code <= moves.PLAY) play(rules, state, move, emit)
  else rules.wayOf[code]?.take(rules, state, move, emit)
}

/** Puts the card down. Nothing comes of it while others may stop it. */
export function play(rules: Rules, state: State, move: PlayerMove, emit?: Tell): void {
  const seat = state.mover
  const kind = moves.cardOf(move)
  state.pending = move
  state.last = seat
  takeFromHand(state, seat, kind)
  forgetShown(state, seat, kind)
  emit?.({ type: 'played', seat, kind, move })
  const { interrupt } = rules.hooks
  if (interrupt === null || !interrupt(rules, state)) takeEffect(rules, state, kind, emit)
}

/** The card just played does what it does. */
export function takeEffect(rules: Rules, state: State, kind: Kind, emit?: Tell): void {
  const target = moves.targetOf(state.pending)
  state.pending = NO_MOVE
  if (kind < shapedKinds) {
    lay(rules, state, target, emit)
    return
  }
  const card = rules.actions[kind]
  state.due = 1
  state.stage = DRAWING
  card.play(rules, state, target, emit)
  if (!card.stays) discardOpen(state, kind)
}

function pass(state: State, move: number, emit?: Tell): void {
  const seat = state.mover
  emit?.({ type: 'passed', seat, cards: moves.listDiscards(move, 3) })
  state.passed = 1
  const count = discardNamed(state, move, 3)
  // SAB-12, SB2-04: an empty hand draws as well, or a table of empty hands would never end.
  state.due = Math.max(1, count)
  state.stage = DRAWING
  if (count > 0) state.last = seat
}

/** CHM-22: no second card where every place has a price; the first is drawn for. */
function leavePath(state: State, emit?: Tell): void {
  state.paths = 0
  state.stage = DRAWING
  emit?.({ type: 'path-left', seat: state.mover })
}

/** The plain draws at the end of a turn; what a module makes of the others comes after. */
export function draw(rules: Rules, state: State, emit?: Tell): void {
  const changed = rules.hooks.beforeDraw?.(state)
  drawCards(state, state.drawer, state.due, emit)
  state.stage = changed ? DRAWING_ON : TURN_OVER
}

export function endTurn(rules: Rules, state: State, emit?: Tell): void {
  rules.hooks.onTurnEnd?.(state, emit)
  state.lap = state.passed === 1 && state.dry === 1 ? state.lap + 1 : 0
  if (state.deck.length === 0 && isSpent(rules, state)) {
    state.ending = CARDS_SPENT
    state.stage = SHARING
    return
  }
  const { seats } = rules
  beginTurn(rules, state, (state.mover + state.heading + seats) % seats, emit)
}

/** SAB-50: a whole lap of passes, or no cards anywhere. */
function isSpent(rules: Rules, state: State): boolean {
  return state.lap >= rules.seats || state.held.every(cards => cards === 0)
}
