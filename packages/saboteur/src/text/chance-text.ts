import { parseCount } from '@adit/kernel'
import { type CardName, cards, kindOf } from '../cards/order.ts'
import { parseCell, printCell } from '../maze/cells.ts'
import type { ChanceMove } from '../moves.ts'
import {
  CHESTS,
  chanceVerbs,
  FIRST,
  GOLD,
  MIDDLE,
  PARTY,
  PLACES,
  ROLES,
} from '../play/chance-verbs.ts'
import { type RoleName, roleOf, roles } from '../roles.ts'
import { CHESTS_LAID } from '../rules.ts'
import { type ChestName, chestOf, chests } from '../treasure.ts'
import { parseFace, printFace } from './face-text.ts'

/** `deal TB TLR map …`: the verb, then what was drawn, in order. */
export function printChance(move: ChanceMove): string {
  const [verb, ...drawn] = move
  const words = drawn.map((value, at) => printDrawn(verb, value, at))
  return [chanceVerbs[verb], ...words].join(' ')
}

export function parseChance(word: string, words: readonly string[]): ChanceMove | undefined {
  const verb = (chanceVerbs as readonly string[]).indexOf(word)
  if (verb <= 0) return undefined
  const drawn = words.map((text, at) => parseDrawn(verb, text, at))
  return drawn.includes(undefined) ? undefined : [verb, ...drawn.filter(isNumber)]
}

function printDrawn(verb: number, value: number, at: number): string {
  switch (verb) {
    case FIRST:
    case GOLD:
      return String(value)
    case ROLES:
    case PARTY:
      return roles[value].name
    case PLACES:
      return printCell(value)
    case MIDDLE:
      return printFace(value)
    case CHESTS:
      return at < CHESTS_LAID ? cards[value].name : chests[value].name
    default:
      return cards[value].name
  }
}

function parseDrawn(verb: number, word: string, at: number): number | undefined {
  switch (verb) {
    case FIRST:
    case GOLD:
      return parseCount(word)
    case ROLES:
    case PARTY:
      return Object.hasOwn(roleOf, word) ? roleOf[word as RoleName] : undefined
    case PLACES: {
      const cell = parseCell(word)
      return cell.ok ? cell.value : undefined
    }
    case MIDDLE: {
      const face = parseFace(word)
      return face.ok ? face.value : undefined
    }
    case CHESTS:
      if (at < CHESTS_LAID) return parseKind(word)
      return Object.hasOwn(chestOf, word) ? chestOf[word as ChestName] : undefined
    default:
      return parseKind(word)
  }
}

/** The casts above and here follow a check that the word is one of the names. */
function parseKind(word: string): number | undefined {
  return Object.hasOwn(kindOf, word) ? kindOf[word as CardName] : undefined
}

function isNumber(value: number | undefined): value is number {
  return value !== undefined
}
