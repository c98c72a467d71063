import type { Seat } from '@adit/kernel'
import {
  type Card,
  cards,
  faceAt,
  GOLD_REACHED,
  OVER,
  roleOf,
  SHARING,
  type State,
  TRAP,
} from '@adit/saboteur'
import { chanceOfGold } from './value.ts'

/** What a winner gets at most, in nuggets. */
const MOST = 5

/** What a seat makes of a world, from 0 to 1: by how its round ended, or by how it is likely to. */
export function worthTo(state: State, seat: Seat, start: State): number {
  const nuggets = state.gold[seat] - start.gold[seat]
  // The round is shared out and gone; in the base game to have won is all that can be chosen.
  if (state.round !== start.round || state.stage === OVER) {
    return hasTeams(start) ? Math.min(1, 0.1 + nuggets / MOST) : nuggets > 0 ? 1 : 0
  }
  const ended = state.stage >= SHARING
  if (ended && hasTeams(start)) return Math.min(1, 0.1 + nuggets / MOST)
  const gold = ended ? (state.ending === GOLD_REACHED ? 1 : 0) : chanceOfGold(state)
  const trapped = (state.front[seat] & TRAP) === 0 ? 1 : 0.5
  const found = ended ? 0 : Math.max(-2, Math.min(2, nuggets))
  return trapped * shareOf(state, seat, gold) + 0.05 * found
}

function hasTeams(start: State): boolean {
  return [...start.roles, ...start.spare].includes(roleOf.boss)
}

function shareOf(state: State, seat: Seat, gold: number): number {
  const isFinisher = state.ending === GOLD_REACHED && state.finisher === seat
  switch (state.roles[seat]) {
    case roleOf.saboteur:
      return 1 - gold
    case roleOf.geologist:
      return Math.min(1, crystals(state) / (2 * MOST))
    case roleOf.profiteer:
      return 0.5
    case roleOf.greedy:
      return state.ending === GOLD_REACHED && !isFinisher ? 0.1 : gold
    default:
      // Who completes the tunnel chooses first.
      return gold * (isFinisher ? 1 : 0.97)
  }
}

const crystal = cards.map((card: Card) => card.crystal === true)

function crystals({ maze }: State): number {
  let count = 0
  for (const at of maze.laid) if (crystal[faceAt(maze, at) >> 1]) count++
  return count
}
