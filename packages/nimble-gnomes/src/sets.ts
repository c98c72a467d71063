import { cards, type Kind } from './cards.ts'
import { LARGEST_SET, type Tally } from './split.ts'

/** NIM-15, NIM-21: one to six gems of one colour or of one shape; diamonds fit in everywhere. */
export function isSet(gems: readonly Kind[]): boolean {
  if (gems.length < 1 || gems.length > LARGEST_SET) return false
  const colours = new Set<string>()
  const shapes = new Set<string>()
  for (const kind of gems) {
    const card = cards[kind]
    if (card.sort === 'gem') {
      colours.add(card.colour)
      shapes.add(card.shape)
    } else if (card.sort !== 'diamond') {
      return false
    }
  }
  return colours.size <= 1 || shapes.size <= 1
}

/** NIM-17: what a split of the player's own making would be worth; undefined if one is no set. */
export function tallySets(sets: readonly (readonly Kind[])[]): Tally | undefined {
  if (!sets.every(isSet)) return undefined
  const tally = Array<number>(LARGEST_SET).fill(0)
  for (const set of sets) tally[LARGEST_SET - set.length]++
  return tally
}
