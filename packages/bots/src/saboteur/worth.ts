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
import { chanceOfGold, hasTeams } from './value.ts'

/** What a winner gets at most, in nuggets. */
const MOST = 5

/** What a seat makes of a world, from 0 to 1: by how its round ended, or by how it is likely to. */
export function worthTo(
  state: State,
  seat: Seat,
  start: State,
  suspicion: ArrayLike<number>,
): number {
  const nuggets = state.gold[seat] - start.gold[seat]
  // The round is shared out and gone; in the base game to have won is all that can be chosen.
  if (state.round !== start.round || state.stage === OVER) {
    return hasTeams(start) ? Math.min(1, 0.1 + nuggets / MOST) : nuggets > 0 ? 1 : 0
  }
  const ended = state.stage >= SHARING
  if (ended && hasTeams(start)) return Math.min(1, 0.1 + nuggets / MOST)
  const gold = ended ? (state.ending === GOLD_REACHED ? 1 : 0) : chanceOfGold(state, suspicion)
  if (hasTeams(start)) return Math.min(1, 0.1 + (nuggets + payFor(state, seat, gold)) / MOST)
  const trapped = (state.front[seat] & TRAP) === 0 ? 1 : 0.5
  const found = ended ? 0 : Math.max(-2, Math.min(2, nuggets))
  return trapped * shareOf(state, seat, gold) + 0.05 * found
}

function shareOf(state: State, seat: Seat, gold: number): number {
  const isFinisher = state.ending === GOLD_REACHED && state.finisher === seat
  switch (state.roles[seat]) {
    case roleOf.saboteur:
      return 1 - gold
    case roleOf.greedy:
      return state.ending === GOLD_REACHED && !isFinisher ? 0.1 : gold
    default:
      // Who completes the tunnel chooses first.
      return gold * (isFinisher ? 1 : 0.97)
  }
}

/** If gold is found, how likely by the way of one of the two teams. */
const OURS = 0.6

/** What a seat may expect of the sharing where teams dig, in nuggets (SB2-30…36). */
function payFor({ roles, front, maze }: State, seat: Seat, gold: number): number {
  if ((front[seat] & TRAP) !== 0) return 0
  const role = roles[seat]
  const free = roles.filter((_role, at) => (front[at] & TRAP) === 0)
  const count = (of: number): number => free.filter(each => each === of).length
  const purses = count(roleOf.boss) + count(roleOf.profiteer)
  const foes = count(roleOf.saboteur) + count(roleOf.profiteer)
  const team = role === roleOf.green || role === roleOf.blue ? count(role) : TEAM
  const found = payEach(team + purses)
  switch (role) {
    case roleOf.saboteur:
      return (1 - gold) * payEach(foes)
    case roleOf.profiteer:
      return gold * Math.max(0, found - 2) + (1 - gold) * Math.max(0, payEach(foes) - 2)
    case roleOf.boss:
      return gold * Math.max(0, found - 1)
    case roleOf.geologist:
      return crystals(maze) / Math.max(1, count(roleOf.geologist))
    default:
      return gold * OURS * found
  }
}

/** A team of so many is usual. */
const TEAM = 2

/** SB2-34: the fewer win, the more each gets. */
function payEach(winners: number): number {
  return Math.max(1, 6 - winners)
}

const crystal = cards.map((card: Card) => card.crystal === true)

function crystals(maze: State['maze']): number {
  let count = 0
  for (const at of maze.laid) if (crystal[faceAt(maze, at) >> 1]) count++
  return count
}
