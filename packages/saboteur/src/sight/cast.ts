import type { Seats, View } from '@adit/kernel'
import { roleOf } from '../roles.ts'
import { HOLE, type State } from '../state.ts'
import { isStale, targetOfSeen } from './knowledge.ts'

/**
 * Deals the roles of an imagined world anew, so that of the seats whose role the viewer does not know
 * exactly these are saboteurs. Only cards that the view hides change places: what was inspected, given
 * up or left over before the viewer's eyes stays where it is. False if the pot does not allow it; the
 * world then stays a world, with as many of them as there are cards.
 */
export function castSaboteurs(view: View<State>, world: State, saboteurs: Seats): boolean {
  const cast = new Cast(view, world)
  for (let seat = 0; seat < world.roles.length; seat++) {
    if (!cast.isHidden(seat)) continue
    const wanted = ((saboteurs >> seat) & 1) === 1
    if (
      wanted !== (world.roles[seat] === roleOf.saboteur) &&
      !cast.trade(seat, wanted, saboteurs)
    ) {
      return false
    }
  }
  return true
}

class Cast {
  readonly #view: State
  readonly #world: State

  constructor(view: State, world: State) {
    this.#view = view
    this.#world = world
  }

  isHidden(seat: number): boolean {
    if (this.#view.roles[seat] !== HOLE) return false
    return !this.#view.sawRoles.some(entry => targetOfSeen(entry) === seat && !isStale(entry))
  }

  /** Swaps the seat's card for one of the other sort from who should not have it, or from the rest. */
  trade(seat: number, wanted: boolean, saboteurs: Seats): boolean {
    const { roles, spare, given } = this.#world
    const fits = (role: number): boolean => (role === roleOf.saboteur) === wanted
    const other = roles.findIndex(
      (role, at) =>
        at !== seat &&
        this.isHidden(at) &&
        fits(role) &&
        (((saboteurs >> at) & 1) === 1) !== wanted,
    )
    return (
      swap(roles, seat, roles, other) ||
      swap(roles, seat, spare, hiddenAt(this.#view.spare, spare, fits)) ||
      swap(roles, seat, given, hiddenAt(this.#view.given, given, fits))
    )
  }
}

function hiddenAt(
  seen: readonly number[],
  whole: readonly number[],
  fits: (role: number) => boolean,
): number {
  return whole.findIndex((role, at) => seen[at] === HOLE && fits(role))
}

function swap(one: number[], at: number, other: number[], to: number): boolean {
  if (to < 0) return false
  const held = one[at]
  one[at] = other[to]
  other[to] = held
  return true
}
