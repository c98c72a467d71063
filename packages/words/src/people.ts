import type { Seat } from '@adit/kernel'
import { type Forms, listOf } from './fill.ts'
import type { Language } from './languages.ts'
import { chapter } from './library.ts'

/** Who sits where, and who of them reads. */
export interface Company {
  readonly names: readonly string[]
  /** The reader's seat; undefined for those who look on and for whoever sees everything. */
  readonly self?: Seat | undefined
}

/** A company in the words of one language. */
export interface People {
  readonly self: Seat | undefined
  /** A name in all its cases; the reader is "you". */
  of(seat: Seat): Forms
  /** Several names, the reader last. */
  list(seats: readonly Seat[]): string
}

export function peopleIn(language: Language, { names, self }: Company): People {
  const { cast, person, you } = chapter(language, 'table')
  const gnomes = new Map(Object.values(cast).map(gnome => [gnome.name, gnome]))
  const of = (seat: Seat): Forms => {
    if (seat === self) return you
    const name = names[seat] ?? String(seat + 1)
    return gnomes.get(name) ?? person(name)
  }
  return {
    self,
    of,
    list(seats) {
      const others = seats.filter(seat => seat !== self)
      const inOrder = others.length === seats.length ? others : [...others, ...seats.filter(isSelf)]
      return listOf(
        language,
        inOrder.map(seat => of(seat).name),
      )
    },
  }

  function isSelf(seat: Seat): boolean {
    return seat === self
  }
}
