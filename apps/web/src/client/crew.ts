import type { Seat } from '@adit/kernel'
import { gnomesAt, type SeatShown, type TableShown } from '@adit/protocol'
import type { Company } from '@adit/words'

/** A seat as a page shows it: always with a name and a face, whoever plays it. */
export interface Mate {
  readonly seat: Seat
  readonly name: string
  readonly avatar: string
  readonly isYou: boolean
  /** Undefined for a person; the bot's level. With `isPerson` it stands in for someone. */
  readonly bot: string | undefined
  readonly isPerson: boolean
  readonly isFree: boolean
  readonly isReady: boolean
  /** They left, or were gone for so long that the table has noticed. */
  readonly isAway: boolean
  /** Connected now, as far as anybody told; a bot always is. */
  readonly isHere: boolean
}

/** As the reader calls them: nobody reads their own name where others are named. */
export function calledBy({ isYou, name }: Pick<Mate, 'isYou' | 'name'>, you: string): string {
  return isYou ? you : name
}

/** Who sits here and who of them reads, for sentences. */
export function companyOf(crew: readonly Mate[]): Company {
  return { names: crew.map(mate => mate.name), self: crew.find(mate => mate.isYou)?.seat }
}

/** The cast's members as this reader calls them. */
export type Cast = readonly (readonly [avatar: string, name: string])[]

/**
 * Everybody at the table. A bot is a gnome of the cast that no one else at this table is. `here` are
 * the seats whose people are connected, where that is known.
 */
export function crewOf(
  info: Pick<TableShown, 'code' | 'seats'>,
  own: Seat | undefined,
  cast: Cast,
  here?: readonly Seat[],
): readonly Mate[] {
  const names = new Map(cast)
  const gnomes = gnomesAt(info)
  return info.seats.map((shown, seat) => {
    const gnome = gnomes[seat]
    const avatar = gnome ?? shown.avatar ?? ''
    const name = gnome === undefined ? (shown.name ?? '') : (names.get(gnome) ?? gnome)
    const isMissing = shown.bot === undefined && here?.includes(seat) === false
    return mate(shown, { seat, avatar, name, isYou: seat === own, isHere: !isMissing })
  })
}

function mate(
  { name, bot, ready, away }: SeatShown,
  face: Pick<Mate, 'seat' | 'avatar' | 'name' | 'isYou' | 'isHere'>,
): Mate {
  return {
    ...face,
    isHere: face.isHere && !away,
    bot,
    isPerson: name !== undefined,
    isFree: name === undefined && bot === undefined,
    isReady: ready,
    isAway: away,
  }
}
