import { because } from '../legal/because.ts'
import { type Kind, kindOf } from './order.ts'

/** What can lie in front of a player, a bit each: in this order, because stored games know the bits. */
export const lyingKinds: readonly Kind[] = [
  kindOf['broken-pick'],
  kindOf['broken-lamp'],
  kindOf['broken-cart'],
  kindOf.trap,
  kindOf.thief,
]

/** What a position calls them. */
export const lyingNames = ['pick', 'lamp', 'cart', 'trap', 'thief'] as const

/** Any of the three tools. */
export const BROKEN = 7
export const TRAP = 8
export const THIEF = 16

/** SAB-28, SB2-26: with any of these in front nobody lays a tunnel card of the hand. */
export const BARRED = BROKEN | TRAP

const broken = because('lay-broken', 'SAB-28')
const trapped = because('lay-trapped', 'SB2-26')

/** Why whoever has that in front lays no tunnel card of the hand. */
export function whyBarred(front: number): typeof broken | typeof trapped | undefined {
  if ((front & BROKEN) !== 0) return broken
  return (front & TRAP) === 0 ? undefined : trapped
}

/** The cards of those bits. */
export function cardsInFront(front: number): readonly Kind[] {
  return lyingKinds.filter((_, bit) => ((front >> bit) & 1) === 1)
}
