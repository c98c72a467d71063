import type { Seat, View } from '@adit/kernel'
import {
  type At,
  closedAt,
  isStale,
  kindOf,
  LINKED,
  type Maze,
  NOTHING_CLOSED,
  roleOf,
  roleOfSeen,
  type State,
  targetOfSeen,
  viewerOfSeen,
  wordAt,
  xOf,
  yOf,
} from '@adit/saboteur'

/** What a seat is after, as far as digging goes. */
export function digs(view: View<State>, seat: Seat): boolean {
  return view.roles[seat] !== roleOf.saboteur
}

/** The cells where gold may still lie, as far as the seat knows. */
export function likelyGoals(view: View<State>): readonly At[] {
  const closed: At[] = []
  for (const [slot, at] of view.maze.goals.entries()) {
    if (closedAt(view.maze, at) === NOTHING_CLOSED) continue
    if (view.goals[slot] === kindOf.gold) return [at]
    if (view.goals[slot] < 0) closed.push(at)
  }
  return closed
}

export function knowsGold(view: View<State>): boolean {
  return view.goals.includes(kindOf.gold)
}

/** How many cards the tunnel is short of the nearest of these cells; 0 when it arrives there. */
export function cardsShort(maze: Maze, goals: readonly At[]): number {
  let shortest = 99
  for (const goal of goals) {
    if (((wordAt(maze, goal) >> LINKED) & 15) !== 0) return 0
    for (const end of maze.frontier) {
      if (((wordAt(maze, end) >> LINKED) & 15) === 0) continue
      const apart = Math.abs(xOf(end) - xOf(goal)) + Math.abs(yOf(end) - yOf(goal))
      if (apart < shortest) shortest = apart
    }
  }
  return shortest
}

/** A role that the seat has seen of another and that still holds; -1 if none. */
function seenRole(view: View<State>, seat: Seat, target: Seat): number {
  if (seat === target) return view.roles[seat]
  for (const entry of view.sawRoles) {
    const mine = viewerOfSeen(entry) === seat && targetOfSeen(entry) === target
    if (mine && !isStale(entry)) return roleOfSeen(entry)
  }
  return -1
}

/** 1 for a known friend, -1 for a known foe, 0 for anybody. */
export function friendship(view: View<State>, seat: Seat, target: Seat): number {
  const role = seenRole(view, seat, target)
  if (role < 0) return 0
  return (role !== roleOf.saboteur) === digs(view, seat) ? 1 : -1
}
