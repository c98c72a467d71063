import type { Emit, Seat } from '@adit/kernel'
import type { Event } from '../events.ts'
import { type Role, roleOf } from '../roles.ts'
import type { Rules } from '../rules.ts'
import { BROKEN, CHOOSING, GOLD_REACHED, STEALING, type State } from '../state.ts'
import { ASK_GOLD, ask } from './asks.ts'
import { keepGoldCard } from './chest-effects.ts'
import { shareSaboteur2, winningRoles2 } from './sharing-2.ts'
import { lineUpThieves } from './thieves.ts'

/** SAB-51: roles are shown, then the gold is shared. */
export function share(rules: Rules, state: State, emit?: Emit<Event>): void {
  emit?.({
    type: 'round-ended',
    ending: state.ending,
    seat: state.finisher,
    roles: state.roles.slice(),
    winners: [...winningRoles(rules, state)],
  })
  lineUpThieves(rules, state)
  state.stage = STEALING
  switch (rules.sharing) {
    case 'base':
      shareBase(rules, state, emit)
      return
    case 'tournament':
      shareTournament(rules, state, emit)
      return
    case 'saboteur-2':
      shareSaboteur2(rules, state, emit)
      return
  }
}

/** SAB-52, SAB-56; CHM-16: a greedy gnome who reaches the gold wins alone. */
function winningRoles(rules: Rules, state: State): Iterable<Role> {
  if (rules.sharing === 'saboteur-2') return winningRoles2(rules, state)
  if (state.ending !== GOLD_REACHED) return [roleOf.saboteur]
  return [state.roles[state.finisher] === roleOf.greedy ? roleOf.greedy : roleOf.digger]
}

function shareBase(rules: Rules, state: State, emit?: Emit<Event>): void {
  if (state.ending !== GOLD_REACHED) {
    paySaboteurs(rules, state, emit)
    return
  }
  if (state.roles[state.finisher] === roleOf.greedy) {
    // CHM-16: nobody else gets gold; CHM-30: paid as saboteurs are.
    payCards(state, state.finisher, 4, emit)
    return
  }
  offerGold(rules, state, emit)
}

/** SAB-53: drawn face down; SAB-54: they go round among the diggers. */
function offerGold(rules: Rules, state: State, emit?: Emit<Event>): void {
  const chooser = nextDigger(rules, state, state.finisher)
  if (chooser < 0) return
  const count = Math.min(goldCount(rules, state), state.goldPile.length)
  state.offer = state.goldPile.splice(state.goldPile.length - count).sort((a, b) => a - b)
  state.chooser = chooser
  state.stage = CHOOSING
  emit?.({ type: 'gold-offered', seat: chooser, cards: state.offer.slice() })
}

function goldCount(rules: Rules, state: State): number {
  if (rules.goldDrawn === 'diggers') return countRole(state, roleOf.digger)
  return rules.seats === 10 ? 9 : rules.seats
}

function countRole(state: State, role: number): number {
  return state.roles.filter(other => other === role).length
}

/**
 * SAB-55: that seat if it may choose, else the first who may to its right; CHM-36: to its left after
 * a turn-about. -1 if nobody may (VAR-34).
 */
function nextDigger(rules: Rules, state: State, from: Seat): Seat {
  const { seats } = rules
  for (let step = 0; step < seats; step++) {
    const seat = (from + step * (seats - state.heading)) % seats
    if (state.roles[seat] !== roleOf.digger) continue
    if (rules.brokenGetNone && (state.front[seat] & BROKEN) !== 0) continue
    return seat
  }
  return -1
}

/** The next to choose; the last card is nobody's choice any more. */
export function passGold(rules: Rules, state: State, emit?: Emit<Event>): void {
  const { offer, chooser } = state
  if (offer.length === 0) {
    state.chooser = -1
    state.stage = STEALING
  } else if (offer.length === 1) takeGold(rules, state, offer[0], emit)
  else ask(rules, state, ASK_GOLD, chooser)
}

export function takeGold(rules: Rules, state: State, value: number, emit?: Emit<Event>): void {
  const { offer, chooser, heading } = state
  offer.splice(offer.indexOf(value), 1)
  keepGoldCard(state, chooser, value)
  emit?.({ type: 'gold-taken', seat: chooser, value })
  state.chooser = nextDigger(rules, state, (chooser + rules.seats - heading) % rules.seats)
}

/** SAB-56, SAB-58: by the number of saboteurs among the players. */
function paySaboteurs(rules: Rules, state: State, emit?: Emit<Event>): void {
  const count = countRole(state, roleOf.saboteur)
  const each = count === 1 ? 4 : count === 4 ? 2 : 3
  for (let step = 0; step < rules.seats; step++) {
    const seat = (state.first + step) % rules.seats
    if (state.roles[seat] === roleOf.saboteur) payCards(state, seat, each, emit)
  }
}

/**
 * SAB-57: card by card until the sum is exact, or the largest below it that the pile can make. What
 * would spoil it goes under the pile.
 */
function payCards(state: State, seat: Seat, sum: number, emit?: Emit<Event>): void {
  const { goldPile } = state
  const nuggets = largestSum(goldPile, sum)
  let left = nuggets
  let cards = 0
  while (left > 0) {
    const value = goldPile.pop() ?? 0
    if (value <= left && largestSum(goldPile, left - value) === left - value) {
      keepGoldCard(state, seat, value)
      left -= value
      cards++
    } else goldPile.unshift(value)
  }
  emit?.({ type: 'paid', seat, nuggets, cards })
}

/** The largest sum up to `most` that some of the cards make. */
function largestSum(cards: readonly number[], most: number): number {
  // Bit n: some of the cards so far make n.
  let sums = 1
  for (const value of cards) sums |= (sums << value) & ((2 << most) - 1)
  return 31 - Math.clz32(sums)
}

/** VAR-23, VAR-33 */
function shareTournament(rules: Rules, state: State, emit?: Emit<Event>): void {
  const reached = state.ending === GOLD_REACHED
  const finisher = reached ? state.roles[state.finisher] : -1
  const alone = rules.seats === 5 && countRole(state, roleOf.saboteur) === 1
  for (let seat = 0; seat < rules.seats; seat++) {
    const role = state.roles[seat]
    if (!reached) {
      if (role === roleOf.saboteur) payNuggets(state, seat, alone ? 4 : 3, emit)
    } else if (finisher === roleOf.greedy) {
      if (seat === state.finisher) payNuggets(state, seat, 4, emit)
    } else if (role === roleOf.digger) {
      payNuggets(state, seat, seat === state.finisher ? 3 : 2, emit)
    }
  }
}

function payNuggets(state: State, seat: Seat, nuggets: number, emit?: Emit<Event>): void {
  state.gold[seat] += nuggets
  emit?.({ type: 'paid', seat, nuggets, cards: 0 })
}
