import { answerWindow, closeWindow, firstToAnswer, only } from '@adit/kernel'
import { because } from '../legal/because.ts'
import type { Hooks } from '../modules/hooks.ts'
import * as moves from '../moves.ts'
import { type Ask, askAll } from '../play/asks.ts'
import { discardOpen, drawCards, holds, takeFromHand } from '../play/hands.ts'
import { takeEffect } from '../play/turn.ts'
import type { Rules } from '../rules.ts'
import { forgetShown } from '../sight/knowledge.ts'
import { DRAWING, NO_MOVE, type State } from '../state.ts'
import { atNothing } from './aims.ts'
import { action } from './card.ts'
import { kindOf } from './order.ts'

const ownTurn = because('veto-own-turn', 'CHM-19')

/** CHM-19, CHM-31: an answer to another's card; in one's own turn it can only be discarded. */
export const veto = action('veto', {
  aim: atNothing,
  copies: { championship: 1 },
  rule: 'CHM-19',
  refusals: ['veto-own-turn'],
  whyNot: () => ownTurn,
  play() {
    throw new Error('a veto is an answer')
  },
})

export const vetoHooks: Partial<Hooks> = {
  onCardDue(state) {
    state.veto.by = -1
  },
  /** CHM-191: everyone else with cards in hand is asked, whoever really holds it. */
  interrupt(rules, state) {
    const owed = state.veto.spent === 0 ? othersWithCards(rules, state) : 0
    if (owed !== 0) askAll(rules, state, 'veto', owed)
    return owed !== 0
  },
  // CHM-191: from now on somebody may have taken it back.
  onPileTaken(state) {
    state.veto.spent = 0
  },
  // CHM-33: who stopped a card draws last.
  onTurnEnd(state, emit) {
    if (state.veto.by >= 0) drawCards(state, state.veto.by, 1, emit)
  },
}

function othersWithCards(rules: Rules, state: State): number {
  let others = 0
  for (let seat = 0; seat < rules.seats; seat++) {
    if (seat !== state.mover && state.held[seat] > 0) others |= only(seat)
  }
  return others
}

/** CHM-191: stop the card? Answers stay sealed until the last has come, resolved in seat order. */
export const vetoAsk: Ask = {
  passive: moves.pack(moves.ALLOW),
  sealed: ['allow', 'veto'],
  isDue: ({ hooks }, { pending }) => hooks.interrupt !== null && pending !== NO_MOVE,
  guard(rules, state, seat) {
    const { pending } = state
    if (!holds(state, seat, kindOf.veto)) return undefined
    const { aim } = rules.actions[moves.cardOf(pending)]
    return aim.seat(moves.targetOf(pending)) === seat ? moves.pack(moves.STOP) : undefined
  },
  list(_rules, state, seat, out) {
    out[0] = moves.pack(moves.ALLOW)
    if (!holds(state, seat, kindOf.veto)) return 1
    out[1] = moves.pack(moves.STOP)
    return 2
  },
  answer(rules, state, seat, move, _subject, emit) {
    const { windows } = state
    const stops = moves.codeOf(move) === moves.STOP ? 1 : 0
    emit?.({ type: 'answered', seat })
    if (!answerWindow(windows, rules.seats, seat, stops)) return
    const vetoer = firstToAnswer(windows, rules.seats, 1, state.mover)
    closeWindow(windows, rules.seats)
    const kind = moves.cardOf(state.pending)
    if (vetoer === undefined) takeEffect(rules, state, kind, emit)
    else {
      stop(state, vetoer)
      emit?.({ type: 'vetoed', seat: vetoer, victim: state.mover, kind })
    }
  },
}

/** CHM-33: the stopped card and the veto are discarded; the draws follow. */
function stop(state: State, vetoer: number): void {
  const move = state.pending
  state.pending = NO_MOVE
  discardOpen(state, moves.cardOf(move))
  takeFromHand(state, vetoer, kindOf.veto)
  forgetShown(state, vetoer, kindOf.veto)
  discardOpen(state, kindOf.veto)
  state.veto.spent = 1
  state.latest = moves.pack(moves.STOP)
  state.latestBy = vetoer
  state.veto.by = vetoer
  // CHM-34: as many as tunnel cards left the hand, the stopped one included.
  const code = moves.codeOf(move)
  state.due = moves.isLaying(code) && !moves.isDiverting(code) ? ++state.laid : 1
  state.paths = 0
  state.stage = DRAWING
}
