import { type Emit, leftOf, only, type Seat } from '@adit/kernel'
import { type Card, NONE, ORC, ORCS } from './cards.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { countTreasures, isWon, outcomeOf, scoreRound } from './score.ts'
import { ALL_TOKENS, isInCave, isLastGnome, type State } from './state.ts'

export function step(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'first':
      state.first = move.seat
      state.phase = 'shuffle'
      emit?.({ type: 'began', first: move.seat })
      return
    case 'shuffle':
      layOut(state, move.deck)
      emit?.({ type: 'shuffled', round: state.round, first: state.first })
      return
    case 'draw':
      draw(state, seat, emit)
      return
    case 'place':
      emit?.({ type: 'placed', seat, place: move.place, card: state.drawn })
      state.places[move.place].push(state.drawn)
      state.drawn = NONE
      state.phase = 'turn'
      passTurn(state)
      return
    case 'take':
      state.tokens &= ~(1 << move.token)
      takeStack(state, seat, move.token, move.place)
      emit?.({ type: 'took', seat, token: move.token, place: move.place })
      finishTaking(state, emit)
      return
    case 'tokens':
      state.blind = [...move.order].reverse()
      state.tokens = 0
      state.phase = 'flee'
      emit?.({ type: 'alarmed', tokens: move.order.length })
      // TRE-08: from the left of who drew it, who so comes last.
      state.mover = nextInCave(state, state.mover)
      return
    case 'flee': {
      const token = state.blind.pop() ?? NONE
      takeStack(state, seat, token, move.place)
      state.fled |= only(seat)
      emit?.({ type: 'fled', seat, token, place: move.place })
      finishTaking(state, emit)
    }
  }
}

/** TRE-01, TRE-13: all cards shuffled, tokens back, everyone in the cave. */
function layOut(state: State, deck: readonly Card[]): void {
  state.round++
  state.deck = [...deck].reverse()
  state.orcs = 0
  for (const place of state.places) place.length = 0
  state.closed = 0
  state.tokens = ALL_TOKENS
  state.blind.length = 0
  state.fled = 0
  for (let seat = 0; seat < state.held.length; seat++) {
    state.held[seat] = NONE
    state.stacks[seat].length = 0
  }
  state.mover = state.first
  state.phase = 'turn'
}

function draw(state: State, seat: Seat, emit?: Emit<Event>): void {
  const card = state.deck.pop() ?? NONE
  if (card !== ORC) {
    state.drawn = card
    state.phase = 'place'
    emit?.({ type: 'drew', seat, card })
    return
  }
  state.orcs++
  emit?.({ type: 'met-orc', seat, orcs: state.orcs })
  if (state.orcs === ORCS) state.phase = 'tokens'
  else passTurn(state)
}

/** TRE-02 clockwise; TRE-07: the last gnome goes on. */
function passTurn(state: State): void {
  if (!isLastGnome(state)) state.mover = nextInCave(state, state.mover)
}

/** The next gnome without a treasure to the left of `seat`, in the end that seat itself. */
function nextInCave(state: State, seat: Seat): Seat {
  const seats = state.held.length
  let next = leftOf(seat, seats)
  while (next !== seat && !isInCave(state, next)) next = leftOf(next, seats)
  return next
}

function takeStack(state: State, seat: Seat, token: number, place: number): void {
  state.held[seat] = token
  const emptied = state.stacks[seat]
  state.stacks[seat] = state.places[place]
  state.places[place] = emptied
  state.closed |= 1 << place
}

/** TRE-20: scored as soon as every gnome has a stack. */
function finishTaking(state: State, emit?: Emit<Event>): void {
  if (state.held.includes(NONE)) {
    state.mover = nextInCave(state, state.mover)
    return
  }
  const counts = countTreasures(state)
  const paid = scoreRound(state, counts)
  emit?.({
    type: 'scored',
    round: state.round,
    held: state.held.slice(),
    stacks: state.stacks.map(stack => stack.slice()),
    counts,
    pay: paid,
    coins: state.coins.slice(),
  })
  if (isWon(state)) {
    state.phase = 'over'
    emit?.({ type: 'ended', winners: outcomeOf(state)?.winners ?? [] })
  } else {
    state.first = leftOf(state.first, state.held.length)
    state.phase = 'shuffle'
  }
}
