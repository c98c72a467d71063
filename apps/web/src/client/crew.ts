import type { Seat } from '@adit/kernel'
import type { SeatShown, TableShown } from '@adit/protocol'
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
  readonly isAway: boolean
}

/** Who sits here and who of them reads, for sentences. */
export function companyOf(crew: readonly Mate[]): Company {
  return { names: crew.map(mate => mate.name), self: crew.find(mate => mate.isYou)?.seat }
}

/** The cast's members by name, in the order in which bots are given their faces. */
export type Cast = readonly (readonly [avatar: string, name: string])[]

/** Everybody at the table. A bot is a gnome of the cast that no one else at this table is. */
export function crewOf(info: TableShown, own: Seat | undefined, cast: Cast): readonly Mate[] {
  const taken = new Set(info.seats.flatMap(({ name, avatar }) => [name, avatar]))
  // The same seat of the same table always has the same bot; another table has others.
  const first = Number.parseInt(info.code, 36) || 0
  return info.seats.map((shown, seat) => {
    const face = isPlainBot(shown) ? gnomeFrom(cast, first + seat, taken) : undefined
    const [avatar, name] = face ?? [shown.avatar ?? '', shown.name ?? '']
    return mate(shown, { seat, avatar, name, isYou: seat === own })
  })
}

/** The first of the cast, from that place on, whom nobody looks like; taken from then on. */
function gnomeFrom(cast: Cast, from: number, taken: Set<string | undefined>): Cast[number] {
  for (let step = 0; step < cast.length; step++) {
    const member = cast[(from + step) % cast.length]
    if (member.some(word => taken.has(word))) continue
    for (const word of member) taken.add(word)
    return member
  }
  return cast[from % cast.length]
}

function mate(
  { name, bot, ready, away }: SeatShown,
  face: Pick<Mate, 'seat' | 'avatar' | 'name' | 'isYou'>,
): Mate {
  return {
    ...face,
    bot,
    isPerson: name !== undefined,
    isFree: name === undefined && bot === undefined,
    isReady: ready,
    isAway: away,
  }
}

function isPlainBot({ name, bot }: SeatShown): boolean {
  return name === undefined && bot !== undefined
}
