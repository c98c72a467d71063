import { type Card, type Kind, kindOf, kindsOf, type TeamColour } from './order.ts'

/** What texts call the pieces of a maze that are no plain cards. */
export const pieceWords = {
  goal: 'goal',
  cache: 'chest',
  /** How many of these there were. */
  caches: 'chest places',
  landmark: 'postcard',
  barrier: 'gnome',
} as const

/** The one card that is aimed at a placement and lays none of the hand. */
export const divertingKind = kindOf.diversion

/** What stops a card that was just played. */
export const stopWord = 'veto'

/** The tunnel cards of caches, which never go into the deck. */
export const cacheKinds: readonly Kind[] = kindsOf('cache-tunnel', 'chests')

/** What lies in the mine, shows its tunnels, and waits to be reached. */
export const landmarkKind = kindOf.postcard

/** What stands behind a tunnel's letters: `*` crystal, `^` ladder, `:g` and `:b` doors, `$` chest tunnel. */
export function marksOf(card: Card): string {
  if (card.ladder) return '^'
  if (card.crystal) return '*'
  if (card.door !== undefined) return `:${card.door[0]}`
  return card.group === 'cache-tunnel' ? '$' : ''
}

/** The start and ladders: their tunnels need no joint to be linked (SB2-12, SB2-51). */
export function isRooted({ group, ladder }: Card): boolean {
  return group === 'start' || ladder === true
}

/** SB2-13: whether a door on it stops those who cannot pass that colour. */
export function stops({ door }: Card, colour: TeamColour): boolean {
  return door === colour
}
