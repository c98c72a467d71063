import type { Seat, Seats } from '@adit/kernel'
import { isStale, roleOf, roleOfSeen, type State, targetOfSeen } from '@adit/saboteur'

/**
 * Who the saboteurs are, as a joint distribution over sets of seats: exact, because role cards are
 * drawn without putting back, and small, because acts tell on one seat at a time. A set of k of the
 * seats not known weighs C(cards left over, saboteurs - k) times the odds of its members.
 */
export class Pot {
  /** Seats whose side is not known, in order. */
  readonly seats: readonly Seat[]
  readonly #known: Seats
  readonly #weights: Float64Array
  /** By place in `seats` and number of saboteurs: the weight of all sets among those from there on. */
  readonly #suffix: Float64Array
  readonly #width: number

  /** `odds` are logarithms of how much likelier a seat's acts are for a saboteur. */
  constructor({ seats, known, unknown, saboteurs }: Dealt, odds: ArrayLike<number>) {
    this.seats = seats
    this.#known = known
    this.#weights = Float64Array.from(seats, seat => Math.exp(odds[seat]))
    this.#width = saboteurs + 1
    this.#suffix = new Float64Array((seats.length + 1) * this.#width)
    const spare = unknown - seats.length
    for (let count = 0; count <= saboteurs; count++) {
      this.#suffix[seats.length * this.#width + count] = choose(spare, count)
    }
    for (let at = seats.length - 1; at >= 0; at--) {
      for (let left = 0; left <= saboteurs; left++) {
        const without = this.#suffix[(at + 1) * this.#width + left]
        const within = left === 0 ? 0 : this.#suffix[(at + 1) * this.#width + left - 1]
        this.#suffix[at * this.#width + left] = without + this.#weights[at] * within
      }
    }
  }

  /** How likely each seat is a saboteur, over `out`. */
  marginals(out: Float64Array): Float64Array {
    out.fill(0)
    for (let seat = 0; seat < out.length; seat++) if ((this.#known >> seat) & 1) out[seat] = 1
    const { seats } = this
    const width = this.#width
    const left = width - 1
    // How much weight has come to each place with so many saboteurs still to be found.
    let prefix = new Float64Array(width)
    prefix[left] = 1
    const all = this.#suffix[left]
    for (let at = 0; at < seats.length; at++) {
      const next = new Float64Array(width)
      let inside = 0
      for (let count = 0; count < width; count++) {
        if (prefix[count] === 0) continue
        next[count] += prefix[count]
        if (count === 0) continue
        const weight = prefix[count] * this.#weights[at]
        next[count - 1] += weight
        inside += weight * this.#suffix[(at + 1) * width + count - 1]
      }
      out[seats[at]] = all === 0 ? 0 : inside / all
      prefix = next
    }
    return out
  }

  /**
   * The set of saboteurs at that part of all of them, from 0 to 1, each taking up as much room as it is
   * likely: a lot draws one, and parts that lie evenly give each as often as it should be.
   */
  at(part: number): Seats {
    let left = this.#width - 1
    let found = this.#known
    let rest = part
    for (let at = 0; at < this.seats.length && left > 0; at++) {
      const all = this.#suffix[at * this.#width + left]
      const inside = (this.#weights[at] * this.#suffix[(at + 1) * this.#width + left - 1]) / all
      if (rest < inside) {
        rest /= inside
        found |= 1 << this.seats[at]
        left--
      } else rest = (rest - inside) / (1 - inside)
    }
    return found
  }
}

/** What is known of the role cards. */
export interface Dealt {
  /** Seats whose role is not known. */
  readonly seats: readonly Seat[]
  /** Known saboteurs. */
  readonly known: Seats
  /** Role cards not known, dealt or left over, and how many of them are saboteurs. */
  readonly unknown: number
  readonly saboteurs: number
}

/** All roles of the box, before any is dealt. */
export function wholePot(opening: State): readonly number[] {
  return opening.spare
}

/** What a seat knows by its own card and by what it saw; without a view, what everybody knows. */
export function dealtFor(pot: readonly number[], seats: number, view?: State): Dealt {
  const roles = Array<number>(seats).fill(-1)
  const others: number[] = []
  if (view !== undefined) {
    for (let seat = 0; seat < seats; seat++) roles[seat] = view.roles[seat]
    for (const entry of view.sawRoles) {
      if (!isStale(entry)) roles[targetOfSeen(entry)] = roleOfSeen(entry)
    }
    for (const role of [...view.spare, ...view.given]) if (role >= 0) others.push(role)
  }
  const shown = [...roles.filter(role => role >= 0), ...others]
  const isSaboteur = (role: number): boolean => role === roleOf.saboteur
  let known: Seats = 0
  for (let seat = 0; seat < seats; seat++) if (isSaboteur(roles[seat])) known |= 1 << seat
  return {
    seats: [...roles.keys()].filter(seat => roles[seat] < 0),
    known,
    unknown: pot.length - shown.length,
    saboteurs: pot.filter(isSaboteur).length - shown.filter(isSaboteur).length,
  }
}

function choose(from: number, count: number): number {
  if (count > from) return 0
  let ways = 1
  for (let nth = 0; nth < count; nth++) ways = (ways * (from - nth)) / (nth + 1)
  return ways
}
