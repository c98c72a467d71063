import { nth, type Seat } from '@adit/kernel'
import {
  type At,
  chests,
  faceOf,
  HOLE,
  type Kind,
  roles,
  sideNames,
  toolNames,
} from '@adit/saboteur'
import { type Forms, fill, listOf, type Slots } from '../fill.ts'
import { formOf } from '../forms.ts'
import type { Language } from '../languages.ts'
import { type Company, type People, peopleIn } from '../people.ts'
import { type CardForms, saboteurForms } from './card.ts'
import { goalName, placeIn, saboteurPlace } from './place.ts'
import type { SaboteurWords } from './words.ts'

/** One language at one table: all that a sentence is put together from. */
export interface Speech {
  readonly words: SaboteurWords
  readonly people: People
  readonly fill: (message: string, slots?: Slots) => string
  readonly name: (seat: Seat) => Forms
  readonly card: (kind: Kind) => CardForms
  /** Several cards, or one with its article or case. */
  readonly cards: (kinds: readonly Kind[]) => string
  /** The same with arrows, for choices, of which no two may read alike. */
  readonly held: (kinds: readonly Kind[]) => string
  readonly face: (face: number) => CardForms
  /** A cell by its numbers, and in words. */
  readonly cell: (at: At) => string
  readonly place: (at: At) => Forms
  readonly goal: (at: At) => Forms
  readonly role: (role: number) => Forms
  /** Who has which role, as far as it is known. */
  readonly roles: (dealt: readonly number[]) => string
  readonly chest: (chest: number) => string
  readonly tool: (tool: number) => Forms
  readonly side: (side: number) => string
}

export function speak(language: Language, words: SaboteurWords, company: Company): Speech {
  const people = peopleIn(language, company)
  const card = (kind: Kind): CardForms => saboteurForms(words, faceOf(kind, 0))
  const list = (texts: readonly string[]): string => listOf(language, texts)
  const role = (index: number): Forms => {
    const { name, object } = words.roles[nth(roles, index).name]
    return { name, a: object }
  }
  return {
    words,
    people,
    fill: (message, slots) => fill(language, message, slots),
    name: people.of,
    card,
    cards: kinds =>
      kinds.length === 1
        ? card(nth(kinds, 0)).the
        : list(words.together(kinds.map(kind => card(kind)[words.listed]))),
    held: kinds => {
      const [first, ...rest] = kinds.map(card)
      if (first === undefined) return ''
      if (rest.length === 0) return first.the + first.signs
      return list(words.together([first, ...rest].map(one => one[words.listed] + one.signs)))
    },
    face: face => saboteurForms(words, face),
    cell: saboteurPlace,
    place: at => placeIn(words, at),
    goal: at => words.goals[goalName(at)],
    role,
    roles: dealt =>
      [...dealt.entries()]
        .filter(([, index]) => index !== HOLE)
        // The reader comes last, as in every list.
        .sort(([one], [other]) => Number(one === people.self) - Number(other === people.self))
        .map(([seat, index]) =>
          fill(language, formOf(words.roleOf, { seat, self: people.self }), {
            A: people.of(seat),
            role: role(index),
          }),
        )
        .join(', '),
    chest: index => words.chests[nth(chests, index).name].name,
    tool: index => words.tools[nth(toolNames, index)],
    side: index => words.sides[nth(sideNames, index)],
  }
}
