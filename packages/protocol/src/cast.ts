import { nth } from '@adit/kernel'

/** The gnomes of Adit by face, and every spelling under which a reader may know them. */
const spellings = {
  ost: ['Ost', 'Ост'],
  ida: ['Ida', 'Ида'],
  kuno: ['Kuno', 'Куно'],
  vera: ['Vera', 'Вера'],
  hob: ['Hob', 'Хоб'],
  lune: ['Lune', 'Луна'],
  brok: ['Brok', 'Брок'],
  tibb: ['Tibb', 'Тибб'],
  orsa: ['Orsa', 'Орса'],
  pell: ['Pell', 'Пелл'],
  maar: ['Maar', 'Маар'],
  gunn: ['Gunn', 'Гунн'],
  fenn: ['Fenn', 'Фенн'],
  yrsa: ['Yrsa', 'Ирса'],
  wim: ['Wim', 'Вим'],
  jora: ['Jora', 'Йора'],
  dagg: ['Dagg', 'Дагг'],
  nell: ['Nell', 'Нелл'],
  rask: ['Rask', 'Раск'],
  edda: ['Edda', 'Эдда'],
  zeb: ['Zeb', 'Зеб'],
  ulla: ['Ulla', 'Улла'],
  sten: ['Sten', 'Стен'],
  quill: ['Quill', 'Квилл'],
  moss: ['Moss', 'Мосс'],
  pim: ['Pim', 'Пим'],
  bertil: ['Bertil', 'Бертил'],
  awa: ['Awa', 'Ава'],
} as const
export type CastName = keyof typeof spellings

// Object.keys forgets what the keys are; `spellings` has no others.
export const castNames = Object.keys(spellings) as readonly CastName[]

/** What is public of a table and decides who its bots are. */
interface Seating {
  readonly code: string
  readonly seats: readonly {
    readonly name?: string | undefined
    readonly avatar?: string | undefined
    readonly bot?: string | undefined
  }[]
}

/**
 * The gnome at each seat that a bot has for itself: one of the cast that nobody else at this table is
 * called or looks like. The same seat of the same table always has the same one; another table others.
 */
export function gnomesAt({ code, seats }: Seating): readonly (CastName | undefined)[] {
  const taken = new Set(seats.flatMap(({ name, avatar }) => [name, avatar]))
  // Of a long code its end: a number beyond 2 ** 53 does not count on, and all would be one gnome.
  const first = Number.parseInt(code.slice(-8), 36) || 0
  return seats.map(({ name, bot }, seat) => {
    if (name !== undefined || bot === undefined) return undefined
    const gnome = gnomeFrom(first + seat, taken)
    taken.add(gnome)
    return gnome
  })
}

/** The first of the cast, from that place on, who is not taken. */
function gnomeFrom(from: number, taken: ReadonlySet<string | undefined>): CastName {
  for (let step = 0; step < castNames.length; step++) {
    const gnome = nth(castNames, (from + step) % castNames.length)
    if (!taken.has(gnome) && !spellings[gnome].some(name => taken.has(name))) return gnome
  }
  return nth(castNames, from % castNames.length)
}
