import { nth, type Seat } from '@adit/kernel'
import { CAVE, cards, fogs, KINDS, type Kind, type Move, type State } from '@adit/nimble-gnomes'
import { laidBy } from './gems.ts'

/** The hand card by card, equal ones side by side. */
export function handOf(state: State, seat: Seat): readonly Kind[] {
  return cards.flatMap((_card, kind) =>
    Array<Kind>(Math.max(0, nth(state.hands, seat * KINDS + kind))).fill(kind),
  )
}

/** The moves that spend this card. */
export function movesWith(kind: Kind, legal: readonly Move[]): readonly Spending[] {
  return legal.filter(isSpending).filter(move => cardOf(move) === kind)
}

/** The card of the hand that a move spends, if it does. */
export function spentIn(move: Move): Kind | undefined {
  return isSpending(move) ? cardOf(move) : undefined
}

/** A move that spends a card of the hand. */
export type Spending = Extract<Move, { type: 'cave' | 'lay' | 'curse' | 'blow' | 'discard' }>

function isSpending(move: Move): move is Spending {
  return (
    'gem' in move || 'curse' in move || 'wind' in move || 'card' in move || move.type === 'cave'
  )
}

function cardOf(move: Spending): Kind {
  switch (move.type) {
    case 'cave':
      return CAVE
    case 'lay':
      return move.gem
    case 'curse':
      return move.curse
    case 'blow':
      return move.wind
    case 'discard':
      return move.card
  }
}

/**
 * What one would mean to do with a card: the move to ask `refuse` about when it has no legal one. A
 * curse is meant for that target, or for the next player.
 */
export function meantMove(kind: Kind, state: State, seat: Seat, target?: Seat): Move {
  const card = nth(cards, kind)
  const seats = state.handSizes.length
  switch (card.sort) {
    case 'cave':
      return { type: 'cave' }
    case 'gem':
    case 'diamond':
      return { type: 'lay', gem: kind }
    case 'collapse':
    case 'fog':
      return { type: 'curse', curse: kind, target: target ?? (seat + 1) % seats }
    case 'wind':
      return { type: 'blow', wind: kind, fog: fogFor(card.drivesOff, state, seat) }
  }
}

/** A fog in front of the seat, or else one that this wind would drive off. */
function fogFor(drivesOff: readonly string[], state: State, seat: Seat): Kind {
  const own = fogs.find(fog => laidBy(state, seat, fog) > 0)
  return own ?? cards.findIndex(card => drivesOff.includes(card.name))
}

/** The move that a card dropped on a target means; `seat-2`, `fog-6`, `own`, `discard`. */
export function moveOnto(target: string, kind: Kind, legal: readonly Move[]): Move | undefined {
  const moves = movesWith(kind, legal)
  return moves.find(move => targetOf(move) === target)
}

export function targetOf(move: Spending): string {
  switch (move.type) {
    case 'curse':
      return `seat-${move.target}`
    case 'blow':
      return `fog-${move.fog}`
    case 'discard':
      return 'discard'
    case 'cave':
    case 'lay':
      return 'own'
  }
}

/** Who has yet to move in the last round, the one to move first (NIM-14). */
export function stillToMove(state: State): readonly Seat[] {
  const seats = state.handSizes.length
  const left: Seat[] = []
  for (let seat = state.turn, at = 0; at < seats; at++, seat = (seat + 1) % seats) {
    if (at > 0 && seat === state.first) break
    left.push(seat)
  }
  return left
}
