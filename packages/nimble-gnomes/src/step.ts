import { type Emit, leftOf, type Seat } from '@adit/kernel'
import { CAVE, COLLAPSE, KINDS, type Kind } from './cards.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import { scoresOf, winnersOf } from './score.ts'
import { tallyOf } from './split.ts'
import { HAND, isLastRound, NONE, PLACES, type State, seatsOf } from './state.ts'

type Tell = Emit<Event> | undefined

export function step(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.type) {
    case 'first':
      state.first = move.seat
      state.turn = move.seat
      state.phase = 'shuffle'
      emit?.({ type: 'first-drawn', seat: move.seat })
      return
    case 'shuffle':
      deal(state, move.cards, emit)
      return
    case 'take-deck':
    case 'take-open':
    case 'take-none':
      take(state, seat, move, emit)
      state.phase = 'play'
      return
    case 'cave':
    case 'lay':
    case 'curse':
    case 'blow':
    case 'discard':
    case 'pass':
      play(state, seat, move, emit)
      endTurn(state, emit)
  }
}

/** NIM-02: seat by seat, then the open cards, all from the top down. */
function deal(state: State, order: readonly Kind[], emit: Tell): void {
  emit?.({ type: 'shuffled', count: order.length })
  let top = 0
  for (let seat = 0; seat < seatsOf(state); seat++) {
    emit?.({ type: 'dealt', seat, cards: order.slice(top, top + HAND) })
    for (const end = top + HAND; top < end; top++) gain(state, seat, order[top])
  }
  state.deck.length = 0
  for (let at = order.length - 1; at >= top; at--) state.deck.push(order[at])
  for (let place = 0; place < PLACES; place++) refill(state, place, emit)
  beginTurn(state, state.first, emit)
}

function take(state: State, seat: Seat, move: Move, emit: Tell): void {
  if (move.type === 'take-none') {
    emit?.({ type: 'took-none', seat })
    return
  }
  const running = !isLastRound(state)
  if (move.type === 'take-open') {
    const place = state.open.indexOf(move.card)
    gain(state, seat, move.card)
    state.seen[seat * KINDS + move.card]++
    state.open[place] = NONE
    emit?.({ type: 'took', seat, place, card: move.card })
    if (running) refill(state, place, emit)
  } else {
    const card = state.deck.pop()!
    gain(state, seat, card)
    emit?.({ type: 'drew', seat, card })
  }
  if (running && isLastRound(state)) emit?.({ type: 'last-round-began' })
}

function gain(state: State, seat: Seat, card: Kind): void {
  state.hands[seat * KINDS + card]++
  state.handSizes[seat]++
}

function refill(state: State, place: number, emit: Tell): void {
  const card = state.deck.pop()!
  state.open[place] = card
  emit?.({ type: 'opened', place, card })
}

type Played = Extract<
  Move,
  { readonly type: 'cave' | 'lay' | 'curse' | 'blow' | 'discard' | 'pass' }
>

function play(state: State, seat: Seat, move: Played, emit: Tell): void {
  switch (move.type) {
    case 'cave':
      spend(state, seat, CAVE)
      playCave(state, seat, emit)
      return
    case 'lay':
      spend(state, seat, move.gem)
      state.laid[seat * KINDS + move.gem]++
      emit?.({ type: 'laid', seat, gem: move.gem })
      return
    case 'curse':
      spend(state, seat, move.curse)
      state.laid[move.target * KINDS + move.curse]++
      emit?.({ type: 'cursed', seat, target: move.target, curse: move.curse })
      return
    case 'blow':
      spend(state, seat, move.wind)
      state.laid[seat * KINDS + move.fog]--
      state.discard.push(move.fog, move.wind)
      emit?.({ type: 'blown', seat, wind: move.wind, fog: move.fog })
      return
    case 'discard':
      spend(state, seat, move.card)
      state.discard.push(move.card)
      emit?.({ type: 'discarded', seat, card: move.card })
      return
    case 'pass':
      emit?.({ type: 'passed', seat })
  }
}

/** NIM-08: under a collapse a cave comes and a cave goes, so their number stays what it was. */
function playCave(state: State, seat: Seat, emit: Tell): void {
  const front = seat * KINDS
  if (state.laid[front + COLLAPSE] > 0) {
    state.laid[front + COLLAPSE]--
    state.discard.push(COLLAPSE, CAVE)
    const [collapses, caves] = [state.laid[front + COLLAPSE], state.laid[front + CAVE]]
    emit?.({ type: 'cleared', seat, collapses, caves })
  } else {
    state.laid[front + CAVE]++
    emit?.({ type: 'entered', seat })
  }
}

/** Of equal cards the one seen being taken counts as gone: the others may or may not be there. */
function spend(state: State, seat: Seat, card: Kind): void {
  const at = seat * KINDS + card
  state.hands[at]--
  state.handSizes[seat]--
  if (state.seen[at] > 0) state.seen[at]--
}

/** NIM-14: the lap in which the deck ran out is the last. */
function endTurn(state: State, emit: Tell): void {
  const next = leftOf(state.turn, seatsOf(state))
  if (isLastRound(state) && next === state.first) end(state, emit)
  else beginTurn(state, next, emit)
}

function beginTurn(state: State, seat: Seat, emit: Tell): void {
  state.turn = seat
  state.phase = 'take'
  emit?.({ type: 'turn-began', seat })
}

function end(state: State, emit: Tell): void {
  state.turn = NONE
  state.phase = 'over'
  if (emit === undefined) return
  const scores = scoresOf(state)
  emit({ type: 'ended', winners: winnersOf(scores), tallies: scores.map(tallyOf) })
}
