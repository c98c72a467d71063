import { HOLE_SIGN, NOTHING_SIGN, parseCount } from '@adit/kernel'
import { cards } from '../cards/order.ts'
import { NOWHERE, printCell } from '../maze/cells.ts'
import { kindOfFace } from '../maze/faces.ts'
import { lostWord } from '../modules/goals/events.ts'
import { chanceVerbs } from '../play/chance-verbs.ts'
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
  targetOfSeen,
  viewerOfSeen,
} from '../sight/knowledge.ts'
import { HIDDEN, HOLE, KNOWERS_SHIFT } from '../signs.ts'
import { toolNames } from '../tools.ts'
import { faceIn } from './face-text.ts'
import { cellIn, indexIn } from './words.ts'

/** A number of the state as a word, and back. */
export interface Codec {
  print(value: number): string
  /** With `rules`, only what there is at that table. */
  parse(word: string, rules?: Rules): number | undefined
}

export const numberWord: Codec = {
  print: value => (value === HOLE ? HOLE_SIGN : String(value)),
  parse: word => (word === HOLE_SIGN ? HOLE : parseCount(word)),
}

/** Seats are never hidden: -1 is nobody. */
export const seatWord: Codec = {
  print: seat => (seat === NOBODY ? NOTHING_SIGN : String(seat)),
  parse: (word, rules) => (word === NOTHING_SIGN ? NOBODY : parseSeat(word, rules)),
}

function parseSeat(word: string, rules?: Rules): number | undefined {
  const seat = parseCount(word)
  return seat === undefined || (rules !== undefined && seat >= rules.seats) ? undefined : seat
}

const NOBODY = -1

export function named(names: readonly string[]): Codec {
  return {
    print: value => (value === HOLE ? HOLE_SIGN : names[value]),
    parse: word => (word === HOLE_SIGN ? HOLE : indexIn(names, word)),
  }
}

const cardWord = named(cards.map(card => card.name))

/** A card by its name, or as it looks upside down. */
export const kindWord: Codec = {
  print: cardWord.print,
  parse: word => {
    const face = faceIn(word)
    return cardWord.parse(word) ?? (face === undefined ? undefined : kindOfFace(face))
  },
}
export const roleWord = named(roles.map(role => role.name))
export const chanceWord = named([NOTHING_SIGN, ...chanceVerbs.slice(1)])
export const fateWord = named(['closed', 'shown', 'opened', 'gone'])
export const endingWord = named(['going-on', 'gold', lostWord, 'spent'])
export const stageWord = named([
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

/** 1 clockwise, -1 the other way. */
export const headingWord: Codec = {
  print: value => (value === 1 ? 'left' : 'right'),
  parse: word => (word === 'left' ? 1 : word === 'right' ? -1 : undefined),
}

export const cellWord: Codec = {
  print: at => (at === NOWHERE ? NOTHING_SIGN : printCell(at)),
  parse: word => (word === NOTHING_SIGN ? NOWHERE : cellIn(word)),
}

/** `-` nothing, `pick+trap`: a bit for each of the names. */
function setOf(names: readonly string[]): Codec {
  return {
    print: set => names.filter((_, bit) => ((set >> bit) & 1) === 1).join('+') || NOTHING_SIGN,
    parse: word => {
      if (word === NOTHING_SIGN) return 0
      let set = 0
      for (const name of word.split('+')) {
        if (!names.includes(name)) return undefined
        set |= 1 << names.indexOf(name)
      }
      return set
    },
  }
}

/** Seats or slots: `0+3`, `all`; `0+all` for who looked at what was turned up later. */
export const seatsWord = setOf([...Array.from({ length: 15 }, (_, seat) => `${seat}`), 'all'])

export const frontWord = setOf([...toolNames, 'trap', 'thief'])

/** `TB` seen by all; `TB/2` passed away and known to seat 2; `TB/-` known to nobody. */
export const pileWord: Codec = {
  print: entry => {
    if (entry === HOLE || !isHiddenInPile(entry)) return kindWord.print(entry)
    return `${kindWord.print(kindInPile(entry))}/${seatsWord.print(knowersInPile(entry))}`
  },
  parse: word => {
    const [name, knowers, ...more] = word.split('/')
    const kind = kindWord.parse(name)
    if (kind === undefined || knowers === undefined || more.length > 0) return kind
    const mask = seatsWord.parse(knowers)
    return mask === undefined ? undefined : kind | HIDDEN | (mask << KNOWERS_SHIFT)
  },
}

/** `3/TB/0+1`: seats 0 and 1 know that seat 3 holds a TB. */
export const knownWord: Codec = {
  print: entry =>
    [
      holderOfKnown(entry),
      kindWord.print(kindOfKnown(entry)),
      seatsWord.print(knowersOf(entry)),
    ].join('/'),
  parse: word => {
    const [seat = '', name = '', knowers = ''] = word.split('/')
    const [holder, kind, mask] = [parseCount(seat), kindWord.parse(name), seatsWord.parse(knowers)]
    if (holder === undefined || kind === undefined || mask === undefined) return undefined
    return packKnown(holder, kind, mask)
  },
}

/** `0/2/saboteur`: seat 0 saw seat 2's role; with `/then` it may have changed since. */
export const seenWord: Codec = {
  print: entry =>
    [viewerOfSeen(entry), targetOfSeen(entry), roleWord.print(roleOfSeen(entry))].join('/') +
    (isStale(entry) ? '/then' : ''),
  parse: word => {
    const [from = '', to = '', name = '', then] = word.split('/')
    const [viewer, target, role] = [parseCount(from), parseCount(to), roleWord.parse(name)]
    if (viewer === undefined || target === undefined || role === undefined) return undefined
    return packSeen(viewer, target, role, { stale: then === 'then' })
  },
}
