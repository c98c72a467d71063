import { has, nth, type Seat } from '@adit/kernel'
import {
  type At,
  chests,
  closedAt,
  HOLE,
  isStale,
  type Kind,
  NOTHING_CLOSED,
  type RoleName,
  roleOfSeen,
  type State,
  targetOfSeen,
} from '@adit/saboteur'
import { roleName } from './faces.ts'

/** What is pinned to a card that lies face down. */
export interface Note {
  /** What the reader knows of it, and nobody is told here. */
  readonly kind: Kind | undefined
  readonly chest: (typeof chests)[number]['name'] | undefined
  /** Who looked at it: that is public. */
  readonly lookers: readonly Seat[]
}

export function notesOf(view: State, seats: number, self: Seat | undefined): ReadonlyMap<At, Note> {
  const notes = new Map<At, Note>()
  const lookers = (mask: number): readonly Seat[] =>
    Array.from({ length: seats }, (_none, seat) => seat).filter(
      seat => seat !== self && has(mask, seat),
    )
  for (const [slot, at] of view.maze.goals.entries()) {
    if (closedAt(view.maze, at) === NOTHING_CLOSED) continue
    const kind = nth(view.goals, slot)
    notes.set(at, {
      kind: kind === HOLE ? undefined : kind,
      chest: undefined,
      lookers: lookers(nth(view.goalSeen, slot)),
    })
  }
  for (const [slot, at] of view.maze.caches.entries()) {
    if (at < 0) continue
    const [kind, chest] = [nth(view.chests.tunnels, slot), nth(view.chests.effects, slot)]
    notes.set(at, {
      kind: kind === HOLE ? undefined : kind,
      chest: chest === HOLE ? undefined : nth(chests, chest).name,
      lookers: lookers(nth(view.chests.seen, slot)),
    })
  }
  return notes
}

/** A role that the reader has seen, and whether it may have changed since (SAB-75). */
export interface SeenRole {
  readonly role: RoleName
  readonly isStale: boolean
}

export function seenRoles(view: State): ReadonlyMap<Seat, SeenRole> {
  return new Map(
    view.sawRoles.map(entry => [
      targetOfSeen(entry),
      { role: roleName(roleOfSeen(entry)), isStale: isStale(entry) },
    ]),
  )
}
