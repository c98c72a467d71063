import type { Seat } from '@adit/kernel'
import { type Card, KINDS, type Kind } from './cards.ts'
import { PLACES } from './state.ts'

/** What a player may do, and what chance does. */
export type Move =
  | { readonly type: 'draw' }
  | { readonly type: 'place'; readonly place: number }
  | { readonly type: 'take'; readonly token: Kind; readonly place: number }
  /** After the sixth orc: a stack, and whatever token comes. */
  | { readonly type: 'flee'; readonly place: number }
  // CHANCE's:
  | { readonly type: 'first'; readonly seat: Seat }
  /** The deck from its top card down. */
  | { readonly type: 'shuffle'; readonly deck: readonly Card[] }
  /** The find tokens left, in the order they will be taken. */
  | { readonly type: 'tokens'; readonly order: readonly Kind[] }

/** Every player's move exists once, so that listing them allocates nothing. */
export const DRAW: Move = { type: 'draw' }
export const PLACE: readonly Move[] = Array.from({ length: PLACES }, (_none, place) => ({
  type: 'place',
  place,
}))
export const FLEE: readonly Move[] = Array.from({ length: PLACES }, (_none, place) => ({
  type: 'flee',
  place,
}))
/** By token × PLACES + place. */
export const TAKE: readonly Move[] = KINDS.flatMap((_kind, token) =>
  Array.from({ length: PLACES }, (_none, place): Move => ({ type: 'take', token, place })),
)

/** Anything at all, checked for the form of a move; undefined if it has none. */
export function readMove(input: unknown): Move | undefined {
  if (typeof input !== 'object' || input === null) return undefined
  const fields: Readonly<Record<string, unknown>> = { ...input }
  const { type, place, token, seat, deck, order } = fields
  const size = Object.keys(fields).length
  switch (type) {
    case 'draw':
      return size === 1 ? DRAW : undefined
    case 'place':
      return size === 2 && isBelow(place, PLACES) ? PLACE[place] : undefined
    case 'flee':
      return size === 2 && isBelow(place, PLACES) ? FLEE[place] : undefined
    case 'take': {
      const named = size === 3 && isBelow(place, PLACES) && isBelow(token, KINDS.length)
      return named ? TAKE[token * PLACES + place] : undefined
    }
    case 'first':
      return size === 2 && isNumber(seat) ? { type, seat } : undefined
    case 'shuffle':
      return size === 2 && isNumbers(deck) ? { type, deck } : undefined
    case 'tokens':
      return size === 2 && isNumbers(order) ? { type, order } : undefined
    default:
      return undefined
  }
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(isNumber)
}

function isBelow(value: unknown, limit: number): value is number {
  return isNumber(value) && Number.isInteger(value) && value >= 0 && value < limit
}
