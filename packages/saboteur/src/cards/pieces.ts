import { type Card, kindOf, type TeamColour } from './order.ts'

/** What texts call the pieces of a maze that are no plain cards. */
export const pieceWords = {
  goal: 'goal',
  cache: 'chest',
  /** How many of these there were. */
  caches: 'chest places',
  landmark: 'postcard',
  barrier: 'gnome',
} as const

/** What lies in the mine, shows its tunnels, and waits to be reached. */
export const landmarkKind = kindOf.postcard

/** What stands behind a tunnel's letters: `*` crystal, `^` ladder, `:g` and `:b` doors, `$` chest tunnel. */
export function marksOf(card: Card): string {
  if (card.ladder) return '^'
  if (card.crystal) return '*'
  if (card.door !== undefined) return `:${card.door[0]}`
  return card.group === 'cache-tunnel' ? '$' : ''
}

/** SB2-13: whether a door on it stops those who cannot pass that colour. */
export function stops({ door }: Card, colour: TeamColour): boolean {
  return door === colour
}
