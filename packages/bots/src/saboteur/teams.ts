import { nth, type Seat } from '@adit/kernel'
import { isStale, roleOf, roleOfSeen, type State, targetOfSeen } from '@adit/saboteur'
import type { Witness } from './witness.ts'

/** By seat, how likely it digs for each of two teams. */
export interface TeamShares {
  readonly green: Float64Array
  readonly blue: Float64Array
}

/** What whoever looks on could think of the teams; undefined where the box has none. */
export function teamSharesOf({ pot, leans, suspicion }: Witness): TeamShares | undefined {
  const count = (role: number): number => pot.filter(each => each === role).length
  const [green, blue] = [count(roleOf.green), count(roleOf.blue)]
  if (green + blue === 0) return undefined
  const neither = pot.length - count(roleOf.saboteur) - green - blue
  const share = (of: number, lean: number, at: number): number =>
    ((1 - nth(suspicion, at)) * of) / (of + (green + blue - of) * lean + neither * Math.sqrt(lean))
  return {
    green: leans.map((lean, at) => share(green, Math.exp(-lean), at)),
    blue: leans.map((lean, at) => share(blue, Math.exp(lean), at)),
  }
}

const NOBODY: ArrayLike<number> = []

/**
 * By seat: how likely it digs for the other of two teams, to who digs for one; nobody to anybody else. By
 * the doors it laid, by how many cards of each colour are in the box, and by what the seat has looked at.
 */
export function rivalsOf(
  { pot, leans }: Witness,
  view: State,
  seat: Seat,
  suspicion: readonly number[] | Float64Array,
): ArrayLike<number> {
  const own = view.roles[seat]
  if (own !== roleOf.green && own !== roleOf.blue) return NOBODY
  const other = own === roleOf.green ? roleOf.blue : roleOf.green
  const count = (role: number): number => pot.filter(each => each === role).length
  const ours = count(own) - 1
  const theirs = count(other)
  const neither = pot.length - count(roleOf.saboteur) - count(own) - count(other)
  const seen = new Map(
    view.sawRoles
      .filter(entry => !isStale(entry))
      .map(entry => [targetOfSeen(entry), roleOfSeen(entry)]),
  )
  return Float64Array.from(view.roles, (shown, at) => {
    const role = shown >= 0 ? shown : seen.get(at)
    if (role !== undefined) return role === other ? 1 : 0
    const lean = Math.exp(own === roleOf.green ? nth(leans, at) : -nth(leans, at))
    return ((1 - nth(suspicion, at)) * theirs) / (theirs + ours * lean + neither * Math.sqrt(lean))
  })
}
