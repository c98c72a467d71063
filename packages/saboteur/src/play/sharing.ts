import type { Seat } from '@adit/kernel'
import type { Tell } from '../events.ts'
import { loadOf, TAKE } from '../moves.ts'
import { type Role, roleOf } from '../roles.ts'
import type { Rules } from '../rules.ts'
import { CHOOSING, GOLD_REACHED, ROUND_OVER, type State } from '../state.ts'
import { type Ask, ask, listOnce } from './asks.ts'
import { keepGoldCard } from './bank.ts'

/** SAB-51: roles are shown, then the gold is shared. */
export function share(rules: Rules, state: State, emit?: Tell): void {
  const { hooks } = rules
  emit?.({
    type: 'round-ended',
    ending: state.ending,
    seat: state.finisher,
    roles: state.roles.slice(),
    winners: hooks.winners(rules, state),
  })
  state.stage = hooks.share(rules, state, emit)
}

/** SAB-52, SAB-56 */
export function winnersOfBase(_rules: Rules, state: State): readonly Role[] {
  return [state.ending === GOLD_REACHED ? roleOf.digger : roleOf.saboteur]
}

/** SAB-53…58 */
export function shareBase(rules: Rules, state: State, emit?: Tell): number {
  if (state.ending === GOLD_REACHED) return offerGold(rules, state, emit)
  paySaboteurs(rules, state, emit)
  return ROUND_OVER
}

/** SAB-53: drawn face down; SAB-54: they go round among the diggers. */
function offerGold(rules: Rules, state: State, emit?: Tell): number {
  const chooser = nextTaker(rules, state, state.finisher)
  if (chooser < 0) return ROUND_OVER
  const count = Math.min(goldCount(rules, state), state.goldPile.length)
  state.offer = state.goldPile.splice(state.goldPile.length - count).sort((a, b) => a - b)
  state.chooser = chooser
  emit?.({ type: 'gold-offered', seat: chooser, cards: state.offer.slice() })
  return CHOOSING
}

function goldCount(rules: Rules, state: State): number {
  if (rules.goldDrawn === 'diggers') return countRole(state, roleOf.digger)
  return rules.seats === 10 ? 9 : rules.seats
}

function countRole(state: State, role: Role): number {
  return state.roles.filter(other => other === role).length
}

/**
 * SAB-55: that seat if it may choose, else the first who may to its right; to its left if play goes
 * the other way (CHM-36). -1 if nobody may (VAR-34).
 */
function nextTaker(rules: Rules, state: State, from: Seat): Seat {
  const { seats, hooks } = rules
  for (let step = 0; step < seats; step++) {
    const seat = (from + step * (seats - state.heading)) % seats
    if (state.roles[seat] !== roleOf.digger) continue
    if (hooks.mayTake === null || hooks.mayTake(rules, state, seat)) return seat
  }
  return -1
}

/** Who keeps each of the gold cards that still go round, in their order; a view tells it as well. */
export function listTakers(rules: Rules, state: State): readonly Seat[] {
  const takers: Seat[] = []
  for (let seat = state.chooser; takers.length < state.offer.length && seat >= 0; ) {
    takers.push(seat)
    seat = takerAfter(rules, state, seat)
  }
  return takers
}

function takerAfter(rules: Rules, state: State, seat: Seat): Seat {
  return nextTaker(rules, state, (seat + rules.seats - state.heading) % rules.seats)
}

/** The next to choose; the last card is nobody's choice any more. */
export function passGold(rules: Rules, state: State, emit?: Tell): void {
  const { offer, chooser } = state
  if (offer.length === 0) {
    state.chooser = -1
    state.stage = ROUND_OVER
  } else if (offer.length === 1) takeGold(rules, state, offer[0], emit)
  else ask(rules, state, 'gold', chooser)
}

/** SAB-54: which gold card is kept? */
export const goldAsk: Ask = {
  isDue: (_rules, { chooser, offer }) => chooser >= 0 && offer.length > 0,
  list: (_rules, { offer }, _seat, out) => listOnce(TAKE, offer, out),
  answer: (rules, state, _seat, move, _subject, emit) => takeGold(rules, state, loadOf(move), emit),
}

function takeGold(rules: Rules, state: State, value: number, emit?: Tell): void {
  const { offer, chooser } = state
  offer.splice(offer.indexOf(value), 1)
  keepGoldCard(state, chooser, value)
  emit?.({ type: 'gold-taken', seat: chooser, value })
  state.chooser = takerAfter(rules, state, chooser)
}

/** SAB-56, SAB-58: by the number of saboteurs among the players. */
function paySaboteurs(rules: Rules, state: State, emit?: Tell): void {
  const count = countRole(state, roleOf.saboteur)
  const each = count === 1 ? 4 : count === 4 ? 2 : 3
  for (let step = 0; step < rules.seats; step++) {
    const seat = (state.first + step) % rules.seats
    if (state.roles[seat] === roleOf.saboteur) rules.hooks.bank.pay(state, seat, each, emit)
  }
}
