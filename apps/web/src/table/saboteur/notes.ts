import { has, type Seat } from '@adit/kernel'
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
  roles,
  type State,
  targetOfSeen,
} from '@adit/saboteur'

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
    const kind = view.goals[slot]
    notes.set(at, {
      kind: kind === HOLE ? undefined : kind,
      chest: undefined,
      lookers: lookers(view.goalSeen[slot]),
    })
  }
  for (const [slot, at] of view.maze.caches.entries()) {
    if (at < 0) continue
    const [kind, chest] = [view.chests.tunnels[slot], view.chests.effects[slot]]
    notes.set(at, {
      kind: kind === HOLE ? undefined : kind,
      chest: chest === HOLE ? undefined : chests[chest].name,
      lookers: lookers(view.chests.seen[slot]),
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
      { role: roles[roleOfSeen(entry)].name, isStale: isStale(entry) },
    ]),
  )
}
