import { kindOf } from '../cards/order.ts'
import type { State } from '../state.ts'
import { type At, besideOf } from './cells.ts'
import { isEmpty, type Maze, wordAt } from './maze.ts'
import { LINKED } from './words.ts'

/** Farther than this nothing is searched: no round has so many cards. */
const FAR = 60

/**
 * How many cards the tunnel is short of a goal, by the shortest way through free cells; 0 if it arrives
 * there. Undefined if every way is built over. What the cards are is not asked.
 */
export function cardsShort(maze: Maze, goal: At): number | undefined {
  if (isLinked(maze, goal)) return 0
  let rim: readonly At[] = [goal]
  const seen = new Set(rim)
  for (let cards = 1; cards <= FAR && rim.length > 0; cards++) {
    const next: At[] = []
    for (const at of rim) {
      for (let side = 0; side < 4; side++) {
        const beside = besideOf(at, side)
        if (seen.has(beside) || !isEmpty(maze, beside)) continue
        if (isLinked(maze, beside)) return cards
        seen.add(beside)
        next.push(beside)
      }
    }
    rim = next
  }
  return undefined
}

/** The same to where the gold really lies: for who knows all, and so after the round only. */
export function cardsShortOfGold({ maze, goals }: State): number | undefined {
  const slot = goals.indexOf(kindOf.gold)
  return slot < 0 ? undefined : cardsShort(maze, maze.goals[slot])
}

/** An unbroken tunnel from the start arrives at this cell. */
function isLinked(maze: Maze, at: At): boolean {
  return (wordAt(maze, at) & (15 << LINKED)) !== 0
}
