import type { Seat } from '@adit/kernel'

/** Something worth telling of a whole game: who, how often, and where it belongs to one, the round. */
export interface Highlight<Kind extends string = string> {
  readonly kind: Kind
  readonly seats: readonly Seat[]
  readonly count: number
  readonly round?: number
}

const MOST = 3

/** The first three of those that there are. */
export function foremost<H extends Highlight>(found: readonly (H | undefined)[]): readonly H[] {
  return found.filter(one => one !== undefined).slice(0, MOST)
}

/** Who is named most often; several if they are equal, nobody if there is nobody. */
export function most<Kind extends string>(
  kind: Kind,
  named: readonly Seat[],
): Highlight<Kind> | undefined {
  const counts = new Map<Seat, number>()
  for (const seat of named) counts.set(seat, (counts.get(seat) ?? 0) + 1)
  const count = Math.max(0, ...counts.values())
  if (count === 0) return undefined
  const seats = [...counts].filter(([, times]) => times === count).map(([seat]) => seat)
  return { kind, count, seats: seats.sort((one, other) => one - other) }
}
