import {
  FieldReader,
  HOLE_SIGN,
  listSeats,
  NOTHING_SIGN,
  type Notation,
  type Parsed,
  parseCount,
  parsed,
  parseFields,
  printFields,
  readAll,
  splitWords,
  unreadable,
} from '@adit/kernel'
import { cardName, cardNamed, HOLE, KINDS, NONE } from './cards.ts'
import type { Move } from './moves.ts'
import { PHASES, PLACES, type State } from './state.ts'

export const notation: Notation<State, Move> = {
  printMove,
  parseMove,
  printPosition,
  parsePosition,
}

function printMove(move: Move): string {
  switch (move.type) {
    case 'draw':
      return 'draw'
    case 'place':
    case 'flee':
      return `${move.type} ${move.place}`
    case 'take':
      return `take ${KINDS[move.token]} ${move.place}`
    case 'first':
      return `first ${move.seat}`
    case 'shuffle':
      return ['shuffle', ...move.deck.map(cardName)].join(' ')
    case 'tokens':
      return ['tokens', ...move.order.map(kind => KINDS[kind])].join(' ')
  }
}

function parseMove(text: string): Parsed<Move> {
  const move = readMoveWords(splitWords(text) ?? [])
  return move === undefined
    ? unreadable('move-unreadable', { text: text.slice(0, 60) })
    : parsed(move)
}

function readMoveWords([type, ...rest]: readonly string[]): Move | undefined {
  switch (type) {
    case 'draw':
      return rest.length === 0 ? { type } : undefined
    case 'place':
    case 'flee': {
      const place = rest.length === 1 ? readPlace(rest[0]) : undefined
      return place === undefined ? undefined : { type, place }
    }
    case 'take': {
      const [token, place] = rest.length === 2 ? [kindNamed(rest[0]), readPlace(rest[1])] : []
      return token === undefined || place === undefined ? undefined : { type, token, place }
    }
    case 'first': {
      const seat = rest.length === 1 ? parseCount(rest[0]) : undefined
      return seat === undefined ? undefined : { type, seat }
    }
    case 'shuffle': {
      const deck = readAll(rest, cardNamed)
      return deck && { type, deck }
    }
    case 'tokens': {
      const order = readAll(rest, kindNamed)
      return order && { type, order }
    }
    default:
      return undefined
  }
}

function readPlace(word: string): number | undefined {
  const place = parseCount(word)
  return place !== undefined && place < PLACES ? place : undefined
}

const KIND_NAMES: readonly string[] = KINDS

function kindNamed(name: string): number | undefined {
  const kind = KIND_NAMES.indexOf(name)
  return kind < 0 ? undefined : kind
}

/** A value that may be a hole or nothing, in front of the names of its own. */
const signed =
  (name: (value: number) => string) =>
  (value: number): string =>
    value === HOLE ? HOLE_SIGN : value === NONE ? NOTHING_SIGN : name(value)

const unsigned =
  (read: (word: string) => number | undefined) =>
  (word: string): number | undefined =>
    word === HOLE_SIGN ? HOLE : word === NOTHING_SIGN ? NONE : read(word)

const printCard = signed(cardName)
const parseCard = unsigned(cardNamed)
const printKind = signed(kind => KINDS[kind])
const parseKind = unsigned(kindNamed)
const printSeat = signed(String)
const parseSeat = unsigned(parseCount)

const bitsOf = (set: number): number[] => listSeats(set)
const setOf = (bits: readonly number[]): number => bits.reduce((set, bit) => set | (1 << bit), 0)

function printPosition(state: State): string {
  return printFields([
    ['phase', [state.phase]],
    ['round', [state.round]],
    ['first', [printSeat(state.first)]],
    ['mover', [printSeat(state.mover)]],
    ['deck', state.deck.toReversed().map(printCard)],
    ['drawn', [printCard(state.drawn)]],
    ['orcs', [state.orcs]],
    ...state.places.map((stack, place) => [`place ${place}`, stack.map(printCard)] as const),
    ['closed', bitsOf(state.closed)],
    ['tokens', bitsOf(state.tokens).map(kind => KINDS[kind])],
    ['blind', state.blind.toReversed().map(printKind)],
    ['held', state.held.map(printKind)],
    ['fled', bitsOf(state.fled)],
    ...state.stacks.map((stack, seat) => [`stack ${seat}`, stack.map(printCard)] as const),
    ['coins', state.coins],
    ['gold', bitsOf(state.gold)],
  ])
}

function parsePosition(text: string): Parsed<State> {
  const fields = parseFields(text)
  if (!fields.ok) return fields
  const reader = new FieldReader(fields.value)
  const coins = reader.list('coins', parseCount)
  const seats = coins.length
  const state: State = {
    phase: reader.one('phase', word => PHASES.find(phase => phase === word), 'over'),
    round: reader.one('round', parseCount, 0),
    first: reader.one('first', parseSeat, 0),
    mover: reader.one('mover', parseSeat, 0),
    deck: reader.list('deck', parseCard).reverse(),
    drawn: reader.one('drawn', parseCard, 0),
    orcs: reader.one('orcs', parseCount, 0),
    places: numbered(PLACES, 'place').map(name => reader.list(name, parseCard)),
    closed: setOf(reader.list('closed', readPlace)),
    tokens: setOf(reader.list('tokens', kindNamed)),
    blind: reader.list('blind', parseKind).reverse(),
    held: reader.list('held', parseKind, seats),
    fled: setOf(reader.list('fled', parseCount)),
    stacks: numbered(seats, 'stack').map(name => reader.list(name, parseCard)),
    coins,
    gold: setOf(reader.list('gold', parseCount)),
  }
  return reader.result(state)
}

function numbered(count: number, name: string): string[] {
  return Array.from({ length: count }, (_none, at) => `${name} ${at}`)
}
