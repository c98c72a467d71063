import {
  type Notation,
  type Parsed,
  parseCount,
  parsed,
  splitWords,
  unreadable,
} from '@adit/kernel'
import { cards, kindNamed } from './cards.ts'
import { type Move, readMove } from './moves.ts'
import { parsePosition, printPosition } from './position.ts'
import type { State } from './state.ts'

export function notationFor(seats: number): Notation<State, Move> {
  return {
    printMove,
    parseMove,
    printPosition,
    parsePosition: text => parsePosition(text, seats),
  }
}

function printMove(move: Move): string {
  switch (move.type) {
    case 'take-deck':
      return 'take deck'
    case 'take-open':
      return `take open ${cards[move.card].name}`
    case 'take-none':
      return 'take none'
    case 'cave':
    case 'pass':
      return move.type
    case 'lay':
      return `lay ${cards[move.gem].name}`
    case 'curse':
      return `curse ${cards[move.curse].name} ${move.target}`
    case 'blow':
      return `blow ${cards[move.wind].name} ${cards[move.fog].name}`
    case 'discard':
      return `discard ${cards[move.card].name}`
    case 'first':
      return `first ${move.seat}`
    case 'shuffle':
      return ['shuffle', ...move.cards.map(kind => cards[kind].name)].join(' ')
  }
}

function parseMove(text: string): Parsed<Move> {
  const move = readMove(spellOut(splitWords(text) ?? []))
  if (move !== undefined) return parsed(move)
  return unreadable('move-unreadable', { text: text.slice(0, 60) })
}

/** The words as the fields of a move, unchecked; undefined if there are too many or none. */
function spellOut([verb, ...words]: readonly string[]): unknown {
  const [one, other] = words
  switch (`${verb} ${words.length}`) {
    case 'take 1':
      return one === 'deck' || one === 'none' ? { type: `take-${one}` } : undefined
    case 'take 2':
      return one === 'open' ? { type: 'take-open', card: kindNamed(other) } : undefined
    case 'cave 0':
    case 'pass 0':
      return { type: verb }
    case 'lay 1':
      return { type: verb, gem: kindNamed(one) }
    case 'curse 2':
      return { type: verb, curse: kindNamed(one), target: parseCount(other) }
    case 'blow 2':
      return { type: verb, wind: kindNamed(one), fog: kindNamed(other) }
    case 'discard 1':
      return { type: verb, card: kindNamed(one) }
    case 'first 1':
      return { type: verb, seat: parseCount(one) }
    default:
      return verb === 'shuffle' ? { type: verb, cards: words.map(kindNamed) } : undefined
  }
}
