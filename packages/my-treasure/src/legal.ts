import { CHANCE, NOBODY, only, type Refusal, type Seat, type Seats } from '@adit/kernel'
import { KINDS, wholeDeck } from './cards.ts'
import { DRAW, FLEE, type Move, PLACE, readMove, TAKE } from './moves.ts'
import { refuseWith } from './refusals.ts'
import { anyStack, hasStack, isClosed, PLACES, type State } from './state.ts'

export function toAct(state: State): Seats {
  switch (state.phase) {
    case 'first':
    case 'shuffle':
    case 'tokens':
      return only(CHANCE)
    case 'turn':
    case 'place':
    case 'flee':
      return only(state.mover)
    case 'over':
      return NOBODY
  }
}

export function legal(state: State, seat: Seat, out: Move[]): Move[] {
  let count = 0
  if (seat === state.mover) {
    if (state.phase === 'turn') {
      out[count++] = DRAW
      for (let token = 0; token < KINDS.length; token++) {
        if ((state.tokens & (1 << token)) === 0) continue
        for (let place = 0; place < PLACES; place++) {
          if (hasStack(state, place)) out[count++] = TAKE[token * PLACES + place]
        }
      }
    } else if (state.phase === 'place') {
      for (let place = 0; place < PLACES; place++) {
        if (!isClosed(state, place)) out[count++] = PLACE[place]
      }
    } else if (state.phase === 'flee') {
      const stacks = anyStack(state)
      for (let place = 0; place < PLACES; place++) {
        // TRE-09: an empty place only when no stack is left.
        if (stacks ? hasStack(state, place) : !isClosed(state, place)) out[count++] = FLEE[place]
      }
    }
  }
  out.length = count
  return out
}

export function refuse(
  state: State,
  seats: number,
  seat: Seat,
  input: unknown,
): Refusal | undefined {
  if (state.phase === 'over') return refuseWith('game-over')
  if (toAct(state) !== only(seat)) return refuseWith('not-your-turn')
  const move = readMove(input)
  if (move === undefined) return refuseWith('malformed')
  switch (move.type) {
    case 'draw':
      return state.phase === 'turn' ? undefined : refuseWith(whatNow(state))
    case 'place':
      if (state.phase !== 'place') return refuseWith(whatNow(state))
      return isClosed(state, move.place) ? refuseWith('place-closed') : undefined
    case 'take':
      return refuseTaking(state, move.token, move.place)
    case 'flee':
      return refuseFleeing(state, move.place)
    case 'first':
      if (state.phase !== 'first') return refuseWith(whatNow(state))
      return move.seat >= 0 && move.seat < seats && Number.isInteger(move.seat)
        ? undefined
        : refuseWith('no-such-seat')
    case 'shuffle':
      if (state.phase !== 'shuffle') return refuseWith(whatNow(state))
      return isOrderOf(move.deck, wholeDeck()) ? undefined : refuseWith('not-the-deck')
    case 'tokens':
      if (state.phase !== 'tokens') return refuseWith(whatNow(state))
      return isOrderOf(move.order, tokensLeft(state)) ? undefined : refuseWith('not-the-tokens')
  }
}

function refuseTaking(state: State, token: number, place: number): Refusal | undefined {
  if (state.phase !== 'turn') return refuseWith(whatNow(state))
  if (!anyStack(state)) return refuseWith('no-treasure-yet')
  if ((state.tokens & (1 << token)) === 0) return refuseWith('token-gone')
  if (isClosed(state, place)) return refuseWith('place-closed')
  return hasStack(state, place) ? undefined : refuseWith('place-empty')
}

function refuseFleeing(state: State, place: number): Refusal | undefined {
  if (state.phase !== 'flee') return refuseWith(whatNow(state))
  if (isClosed(state, place)) return refuseWith('place-closed')
  return hasStack(state, place) || !anyStack(state) ? undefined : refuseWith('stacks-left')
}

/** The reason that says what this moment asks for instead. */
function whatNow(state: State) {
  switch (state.phase) {
    case 'turn':
      return 'draw-or-take'
    case 'place':
      return 'place-first'
    case 'flee':
      return 'only-flee'
    default:
      return 'wait-for-chance'
  }
}

export function tokensLeft(state: State): number[] {
  return KINDS.flatMap((_name, kind) => ((state.tokens & (1 << kind)) === 0 ? [] : [kind]))
}

function isOrderOf(order: readonly number[], cards: readonly number[]): boolean {
  if (order.length !== cards.length) return false
  const ascending = (a: number, b: number) => a - b
  const sorted = [...cards].sort(ascending)
  return [...order].sort(ascending).every((card, at) => card === sorted[at])
}
