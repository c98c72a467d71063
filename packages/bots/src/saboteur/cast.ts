import { nth, type Random, type Seats, type View } from '@adit/kernel'
import { HOLE, isStale, kindOf, roleOf, type State, targetOfSeen } from '@adit/saboteur'

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

/**
 * Lays the gold of an imagined world under the nth of the goals that are hidden to the viewer, over and
 * over from the first: so many worlds have it under each of them equally often.
 */
export function castGold(view: View<State>, world: State, nth: number): void {
  const hidden = [...view.goals.keys()].filter(slot => view.goals[slot] === HOLE)
  const from = world.goals.indexOf(kindOf.gold)
  if (hidden.includes(from)) swap(world.goals, from, world.goals, hidden[nth % hidden.length] ?? -1)
}

/**
 * Deals the two teams of diggers anew among what the view hides, as likely as `leans` says: by seat, how
 * much likelier it is green than blue, as a logarithm. Cards trade places two at a time, each trade as
 * likely as the world behind it is to the one before; all else stays as it is.
 */
export function castTeams(
  view: View<State>,
  world: State,
  leans: ArrayLike<number>,
  random: Random,
): void {
  const cast = new Cast(view, world)
  const { roles, spare } = world
  const places: { readonly list: number[]; readonly at: number; readonly lean: number }[] = []
  const isTeam = (role: number): boolean => role === roleOf.green || role === roleOf.blue
  for (let at = 0; at < roles.length; at++) {
    if (cast.isHidden(at) && isTeam(nth(roles, at))) {
      places.push({ list: roles, at, lean: leans[at] ?? 0 })
    }
  }
  for (let at = 0; at < spare.length; at++) {
    if (view.spare[at] === HOLE && isTeam(nth(spare, at))) places.push({ list: spare, at, lean: 0 })
  }
  if (places.length < 2 || places.every(({ lean }) => lean === 0)) return
  for (let trades = 0; trades < TRADES * places.length; trades++) {
    const one = nth(places, random.below(places.length))
    const other = nth(places, random.below(places.length))
    const role = one.list[one.at]
    if (role === other.list[other.at]) continue
    const gain = role === roleOf.green ? other.lean - one.lean : one.lean - other.lean
    if (gain < 0 && random.below(FINE) >= FINE * Math.exp(gain)) continue
    swap(one.list, one.at, other.list, other.at)
  }
}

const TRADES = 4
const FINE = 1 << 20

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
      (role, at) => this.isHidden(at) && fits(role) && (((saboteurs >> at) & 1) === 1) !== wanted,
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
  const held = nth(one, at)
  one[at] = nth(other, to)
  other[to] = held
  return true
}
