import type { Seat } from '@adit/kernel'
import type { Target } from './cards/aims.ts'
import { type Kind, shapedKinds } from './cards/order.ts'
import { divertingKind } from './cards/pieces.ts'
import type { At } from './maze/cells.ts'
import { kindOfFace } from './maze/faces.ts'
import { faceOfPlacement } from './maze/placements.ts'

/**
 * What a player does, in one integer: a code (7 bits) over a load (23 bits), so that lists of moves
 * are lists of small integers and nothing is allocated for a move. People see the text of
 * move-text.ts; programs use the makers and accessors here.
 */
declare const played: unique symbol
export type PlayerMove = number & { readonly [played]: 'move' }

/** What CHANCE does: a verb (play/draw.ts), then the order of the cards, or the lot drawn. */
export type ChanceMove = readonly number[]

export type Move = PlayerMove | ChanceMove

export const CODE_SHIFT = 23
export const LOAD = (1 << CODE_SHIFT) - 1
/** One above the largest packed move. */
export const MOVE_LIMIT = 1 << 30

/** A turn's own choices; what modules add to them has codes of theirs up to ALLOW (legal/way.ts). */
export const LAY = 0
export const DIVERT = 1
/** Any other card: its kind, and what it is aimed at (cards/aims.ts). */
export const PLAY = 2
export const PASS = 8
/** LAY_ASKING + the seat asked to pay for it (MIN-14); the same for a diverted card. */
export const LAY_ASKING = 16
export const DIVERT_ASKING = 32

/** Answers. */
export const ALLOW = 48
export const STOP = 49
export const DECLINE = 50
export const PAY = 51
export const CHOOSE = 52
export const TURN = 53
export const KEEP = 54
export const SNATCH = 55
export const LOOK = 56
export const SHIFT = 57
export const TAKE = 58
export const ROB = 59

/** Brands what was put together from a code and a load that fits it. */
export function pack(code: number, load = 0): PlayerMove {
  return ((code << CODE_SHIFT) | load) as PlayerMove
}

export function codeOf(move: number): number {
  return move >>> CODE_SHIFT
}

export function loadOf(move: number): number {
  return move & LOAD
}

/** A card of the hand or one that lies already comes to lie somewhere, asking for help or not. */
export function isLaying(code: number): boolean {
  return code <= DIVERT || (code >= LAY_ASKING && code < ALLOW)
}

export function isDiverting(code: number): boolean {
  return code === DIVERT || (code >= DIVERT_ASKING && code < ALLOW)
}

/** The seat asked to pay, or -1. */
export function askedBy(code: number): Seat {
  if (code < LAY_ASKING || code >= ALLOW) return -1
  return code & 15
}

/** A card aimed at something. */
export function playOf(kind: Kind, target: Target): PlayerMove {
  if (kind < shapedKinds) return pack(LAY, target)
  return kind === divertingKind ? pack(DIVERT, target) : pack(PLAY, (kind << 16) | target)
}

/** What the card of a move is aimed at. */
export function targetOf(move: number): Target {
  return codeOf(move) === PLAY ? move & 0xffff : loadOf(move)
}

/** The card that a move takes from the hand; -1 for discards and answers. */
export function cardOf(move: number): Kind {
  const code = codeOf(move)
  if (code === PLAY) return loadOf(move) >> 16
  if (!isLaying(code)) return -1
  return isDiverting(code) ? divertingKind : kindOfFace(faceOfPlacement(loadOf(move)))
}

/** Answers that name a seat. */
export function seatOf(move: number): Seat {
  return move & 15
}

/** PASS: up to three kinds, ascending, each one more than its number so that 0 is none. */
export function discardLoad(first = -1, second = -1, third = -1): number {
  return (first + 1) | ((second + 1) << 7) | ((third + 1) << 14)
}

/** The discarded kind in place 0, 1 or 2; -1 if there is none. */
export function discardOf(move: number, place: number): number {
  return ((move >> (7 * place)) & 127) - 1
}

/** The kinds that a move discards, as they are named. */
export function listDiscards(move: number, most: number): Kind[] {
  const kinds = [0, 1, 2].slice(0, most).map(place => discardOf(move, place))
  return kinds.filter(kind => kind >= 0)
}

export function atOf(move: number): At {
  return move & 0xffff
}
