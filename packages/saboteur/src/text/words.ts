import { HOLE, HOLE_SIGN, NOTHING_SIGN, parseCount, readAll } from '@adit/kernel'
import { lyingNames } from '../cards/front.ts'
import { cards, type Kind } from '../cards/order.ts'
import { parseCell, printCell } from '../maze/cells.ts'
import { kindOfFace } from '../maze/faces.ts'
import { lostWord } from '../modules/goals/events.ts'
import * as moves from '../moves.ts'
import { chanceVerbs } from '../play/draw.ts'
import { isHiddenInPile, kindInPile, knowersInPile } from '../play/hands.ts'
import { roles } from '../roles.ts'
import type { Rules } from '../rules.ts'
import {
  holderOfKnown,
  isStale,
  kindOfKnown,
  knowersOf,
  packKnown,
  packSeen,
  roleOfSeen,
  STALE,
  targetOfSeen,
  viewerOfSeen,
} from '../sight/knowledge.ts'
import { HIDDEN, KNOWERS_SHIFT, ROUNDS } from '../signs.ts'
import { toolNames } from '../tools.ts'
import { faceIn } from './face-text.ts'

/** A number of a move or of the state as a word, and back. */
export interface Codec<V extends number = number> {
  print(value: V): string
  /** Undefined if the word is none; with `rules`, if there is no such thing at that table. */
  parse(word: string | undefined, rules?: Rules): V | undefined
}

/** By its place in a list of names. */
export function named(names: readonly string[]): Codec {
  const numbers = new Map<string | undefined, number>(names.map((name, number) => [name, number]))
  return { print: number => names[number], parse: word => numbers.get(word) }
}

export const countName: Codec = {
  print: String,
  parse: word => (word === undefined ? undefined : parseCount(word)),
}
export const roundWord: Codec = {
  print: String,
  parse: word => {
    const round = countName.parse(word) ?? 0
    return round >= 1 && round <= ROUNDS ? round : undefined
  },
}
export const seatName: Codec = {
  print: String,
  parse: (word, rules) => {
    const seat = countName.parse(word)
    return seat === undefined || seat >= (rules?.seats ?? 16) ? undefined : seat
  },
}
export const cellName: Codec = { print: printCell, parse: parseCell }
export const cardName: Codec = named(cards.map(card => card.name))
export const roleName: Codec = named(roles.map(role => role.name))
export const toolName: Codec = named(toolNames)

/** Cards in the order of their kinds. */
export function kindsNamed(words: readonly string[]): readonly Kind[] | undefined {
  return readAll(words, word => cardName.parse(word))?.sort((a, b) => a - b)
}

/** The names of the cards that a move discards. */
export function discards(move: number, most: number): string[] {
  return moves.listDiscards(move, most).map(cardName.print)
}

/** The words of positions, where -1 is what is hidden, or nobody and nowhere. */
function besides(sign: string, { print, parse }: Codec): Codec {
  return {
    print: value => (value === HOLE ? sign : print(value)),
    parse: (word, rules) => (word === sign ? HOLE : parse(word, rules)),
  }
}

export function orHidden(codec: Codec): Codec {
  return besides(HOLE_SIGN, codec)
}

export const numberWord: Codec = orHidden(countName)
export const roleWord: Codec = orHidden(roleName)
export const seatWord: Codec = besides(NOTHING_SIGN, seatName)
export const cellWord: Codec = besides(NOTHING_SIGN, cellName)
export const chanceWord: Codec = named([NOTHING_SIGN, ...chanceVerbs.slice(1)])
export const fateWord: Codec = named(['closed', 'shown', 'opened', 'gone'])
export const endingWord: Codec = named(['going-on', 'gold', lostWord, 'spent'])
export const stageWord: Codec = named([
  'setup',
  'turn',
  'path',
  'settling',
  'drawing',
  'drawing-on',
  'turn-over',
  'sharing',
  'choosing',
  'stealing',
  'round-over',
  'over',
])

/** A card by its name, or as it looks upside down. */
export const kindWord: Codec = orHidden({
  print: cardName.print,
  parse: word => {
    const face = faceIn(word)
    return cardName.parse(word) ?? (face === undefined ? undefined : kindOfFace(face))
  },
})

/** 1 clockwise, -1 the other way. */
export const headingWord: Codec = {
  print: value => (value === 1 ? 'left' : 'right'),
  parse: word => (word === 'left' ? 1 : word === 'right' ? -1 : undefined),
}

/** `-` nothing, `pick+lamp`: a bit for each of the names. */
function setOf(names: readonly string[]): Codec {
  const { parse } = named(names)
  return {
    print: set => names.filter((_, bit) => ((set >> bit) & 1) === 1).join('+') || NOTHING_SIGN,
    parse: word => {
      if (word === NOTHING_SIGN) return 0
      const bits = word === undefined ? undefined : readAll(word.split('+'), name => parse(name))
      return bits?.reduce((set, bit) => set | (1 << bit), 0)
    },
  }
}

/** Seats or slots: `0+3`, `all`; `0+all` for who looked at what was turned up later. */
export const seatsWord: Codec = setOf([
  ...Array.from({ length: 15 }, (_, seat) => `${seat}`),
  'all',
])

export const frontWord: Codec = setOf(lyingNames)

/** `TB` seen by all; `TB/2` passed away and known to seat 2; `TB/-` known to nobody. */
export const pileWord: Codec = {
  print: entry => {
    if (entry === HOLE || !isHiddenInPile(entry)) return kindWord.print(entry)
    return `${kindWord.print(kindInPile(entry))}/${seatsWord.print(knowersInPile(entry))}`
  },
  parse: (word = '') => {
    const [name, ...knowers] = word.split('/')
    const kind = kindWord.parse(name)
    if (kind === undefined || knowers.length === 0) return kind
    const mask = seatsWord.parse(knowers.join('/'))
    return mask === undefined ? undefined : kind | HIDDEN | (mask << KNOWERS_SHIFT)
  },
}

/** Several things in one word, and how they are packed into one number. */
function joined(
  codecs: readonly Codec[],
  unpack: (value: number) => readonly number[],
  pack: (parts: readonly number[]) => number,
): Codec {
  return {
    print: value =>
      unpack(value)
        .map((part, at) => codecs[at].print(part))
        .join('/'),
    parse: (word = '', rules) => {
      const parts = readAll(word.split('/'), (part, at) => codecs[at]?.parse(part, rules))
      return parts?.length === codecs.length ? pack(parts) : undefined
    },
  }
}

/** `3/TB/0+1`: seats 0 and 1 know that seat 3 holds a TB. */
export const knownWord: Codec = joined(
  [seatName, kindWord, seatsWord],
  entry => [holderOfKnown(entry), kindOfKnown(entry), knowersOf(entry)],
  ([holder, kind, knowers]) => packKnown(holder, kind, knowers),
)

const freshWord = joined(
  [seatName, seatName, roleWord],
  entry => [viewerOfSeen(entry), targetOfSeen(entry), roleOfSeen(entry)],
  ([viewer, target, role]) => packSeen(viewer, target, role),
)

/** `0/2/saboteur`: seat 0 saw seat 2's role; with `/then` it may have changed since. */
export const seenWord: Codec = {
  print: entry => freshWord.print(entry) + (isStale(entry) ? THEN : ''),
  parse: (word = '', rules) => {
    if (!word.endsWith(THEN)) return freshWord.parse(word, rules)
    const fresh = freshWord.parse(word.slice(0, -THEN.length), rules)
    return fresh === undefined ? undefined : fresh | STALE
  },
}

const THEN = '/then'
