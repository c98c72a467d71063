import type { Seat } from '@adit/kernel'
import {
  type At,
  chests,
  faceOf,
  HOLE,
  type Kind,
  roles,
  sideNames,
  toolNames,
  xOf,
  yOf,
} from '@adit/saboteur'
import { fill, listOf, type Slots } from '../fill.ts'
import type { Language } from '../languages.ts'
import { saboteurFace } from './card.ts'
import type { SaboteurWords } from './words.ts'

/** One language at one table: all that a sentence is put together from. */
export interface Speech {
  readonly words: SaboteurWords
  readonly fill: (message: string, slots?: Slots) => string
  readonly list: (texts: readonly string[]) => string
  readonly name: (seat: Seat) => string
  readonly card: (kind: Kind) => string
  readonly cards: (kinds: readonly Kind[]) => string
  readonly face: (face: number) => string
  readonly place: (at: At) => string
  readonly role: (role: number) => string
  /** Who has which role and who holds what, as far as it is known. */
  readonly roles: (dealt: readonly number[]) => string
  readonly hands: (hands: Iterable<readonly [Seat, readonly Kind[]]>) => string
  readonly chest: (chest: number) => string
  /** A tool as what is broken or repaired. */
  readonly tool: (tool: number) => string
  /** What lies in front of a player and acts on them: a broken tool, or the trap. */
  readonly front: (removed: number) => string
  readonly side: (side: number) => string
}

export function speak(
  language: Language,
  words: SaboteurWords,
  names: readonly string[] = [],
): Speech {
  const name = (seat: Seat): string => names[seat] ?? String(seat)
  const card = (kind: Kind): string => saboteurFace(words, faceOf(kind, 0))
  const cards = (kinds: readonly Kind[]): string =>
    kinds.length === 0 ? words.nothing : kinds.map(card).join(', ')
  const role = (index: number): string => words.roles[roles[index].name].name
  const each = (message: string, seat: Seat, slots: Slots): string =>
    fill(language, message, { seat: name(seat), ...slots })
  return {
    words,
    fill: (message, slots) => fill(language, message, slots),
    list: texts => listOf(language, texts),
    name,
    card,
    cards,
    face: face => saboteurFace(words, face),
    place: saboteurPlace,
    role,
    roles: dealt =>
      [...dealt.entries()]
        .filter(([, index]) => index !== HOLE)
        .map(([seat, index]) => each(words.roleOf, seat, { role: role(index) }))
        .join('; '),
    hands: hands =>
      [...hands]
        .filter(([, kinds]) => !kinds.includes(HOLE))
        .map(([seat, kinds]) => each(words.handOf, seat, { cards: cards(kinds) }))
        .join('; '),
    chest: index => words.chests[chests[index].name].name,
    tool: index => words.tools[toolNames[index]].object,
    front: index => words.cards[FRONTS[index]].name,
    side: index => words.sides[sideNames[index]],
  }
}

const FRONTS = ['broken-pick', 'broken-lamp', 'broken-cart', 'trap'] as const

/** `3 : −1`, in one piece: no-break spaces and a real minus. */
export function saboteurPlace(at: At): string {
  return `${signed(xOf(at))}\u00a0:\u00a0${signed(yOf(at))}`
}

function signed(number: number): string {
  return number < 0 ? `−${-number}` : `${number}`
}
