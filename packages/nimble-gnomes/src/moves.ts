import type { Seat } from '@adit/kernel'
import { cards, curses, fogs, gems, type Kind, winds } from './cards.ts'
import { SEATS } from './options.ts'

export type Move =
  | { readonly type: 'take-deck' }
  /** By kind, not by place: of equal open cards the first goes, and the choice is offered once. */
  | { readonly type: 'take-open'; readonly card: Kind }
  | { readonly type: 'take-none' }
  | { readonly type: 'cave' }
  | { readonly type: 'lay'; readonly gem: Kind }
  | { readonly type: 'curse'; readonly curse: Kind; readonly target: Seat }
  | { readonly type: 'blow'; readonly wind: Kind; readonly fog: Kind }
  | { readonly type: 'discard'; readonly card: Kind }
  | { readonly type: 'pass' }
  /** CHANCE's: who moves first. */
  | { readonly type: 'first'; readonly seat: Seat }
  /** CHANCE's: the whole deck from the top down, before the deal. */
  | { readonly type: 'shuffle'; readonly cards: readonly Kind[] }

// Every move but the shuffle exists once: listing the legal ones makes no objects.
export const TAKE_DECK: Move = Object.freeze({ type: 'take-deck' })
export const TAKE_NONE: Move = Object.freeze({ type: 'take-none' })
export const PLAY_CAVE: Move = Object.freeze({ type: 'cave' })
export const PASS: Move = Object.freeze({ type: 'pass' })

const everySeat: readonly Seat[] = [...Array(SEATS.max).keys()]

/** By card. */
export const takeOpen: readonly Move[] = cards.map((_, card) =>
  Object.freeze({ type: 'take-open', card }),
)
/** By gem. */
export const lay: readonly Move[] = cards.map((_, gem) => Object.freeze({ type: 'lay', gem }))
/** By card. */
export const discard: readonly Move[] = cards.map((_, card) =>
  Object.freeze({ type: 'discard', card }),
)
/** By curse, then by seat. */
export const curseOn: readonly (readonly Move[])[] = cards.map((_, curse) =>
  everySeat.map(target => Object.freeze({ type: 'curse', curse, target })),
)
/** By wind, then by fog. */
export const blow: readonly (readonly Move[])[] = cards.map((_, wind) =>
  cards.map((_, fog) => Object.freeze({ type: 'blow', wind, fog })),
)
/** By seat. */
export const goFirst: readonly Move[] = everySeat.map(seat =>
  Object.freeze({ type: 'first', seat }),
)

/** The move that untrusted input spells out exactly, field by field; whether it is legal is `refuse`'s. */
export function readMove(input: unknown): Move | undefined {
  if (!isObject(input)) return undefined
  const fields = Object.keys(input).length - 1
  switch (input.type) {
    case 'take-deck':
      return fields === 0 ? TAKE_DECK : undefined
    case 'take-none':
      return fields === 0 ? TAKE_NONE : undefined
    case 'cave':
      return fields === 0 ? PLAY_CAVE : undefined
    case 'pass':
      return fields === 0 ? PASS : undefined
    case 'take-open':
      return fields === 1 ? entry(takeOpen, input.card) : undefined
    case 'lay':
      return fields === 1 && isOneOf(gems, input.gem) ? entry(lay, input.gem) : undefined
    case 'discard':
      return fields === 1 ? entry(discard, input.card) : undefined
    case 'first':
      return fields === 1 ? entry(goFirst, input.seat) : undefined
    case 'curse':
      return fields === 2 && isOneOf(curses, input.curse)
        ? entry(curseOn[input.curse], input.target)
        : undefined
    case 'blow':
      return fields === 2 && isOneOf(winds, input.wind) && isOneOf(fogs, input.fog)
        ? blow[input.wind][input.fog]
        : undefined
    case 'shuffle':
      return fields === 1 && isKindList(input.cards)
        ? { type: 'shuffle', cards: [...input.cards] }
        : undefined
    default:
      return undefined
  }
}

function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

function isOneOf(kinds: readonly Kind[], value: unknown): value is Kind {
  return typeof value === 'number' && kinds.includes(value)
}

function isKindList(value: unknown): value is readonly Kind[] {
  return (
    Array.isArray(value) &&
    value.every(kind => Number.isInteger(kind) && kind >= 0 && kind < cards.length)
  )
}

function entry(moves: readonly Move[], at: unknown): Move | undefined {
  return typeof at === 'number' ? moves[at] : undefined
}
