import {
  FieldReader,
  HOLE_SIGN,
  NOTHING_SIGN,
  type Parsed,
  parseCount,
  parseFields,
  printFields,
  type Seat,
} from '@adit/kernel'
import { cards, KINDS, type Kind, kindNamed } from './cards.ts'
import { HOLE, NONE, PLACES, phases, type State } from './state.ts'

/** A state or a view. Deck from the top down, discard from the bottom up, the rest by kind. */
export function printPosition(state: State): string {
  return printFields([
    ['phase', [state.phase]],
    ['first', [printSeat(state.first)]],
    ['turn', [printSeat(state.turn)]],
    ['open', state.open.map(printCard)],
    ['deck', state.deck.toReversed().map(printCard)],
    ['discard', state.discard.map(printCard)],
    ...state.handSizes.flatMap((_size, seat) => printFront(state, seat)),
  ])
}

function printFront(state: State, seat: Seat): [string, readonly string[]][] {
  return [
    [`hand ${seat}`, printHand(state, seat)],
    [`seen ${seat}`, printCounts(state.seen, seat)],
    [`laid ${seat}`, printCounts(state.laid, seat)],
  ]
}

function printSeat(seat: Seat): string | number {
  return seat === NONE ? NOTHING_SIGN : seat
}

function printCard(card: Kind): string {
  if (card === HOLE) return HOLE_SIGN
  return card === NONE ? NOTHING_SIGN : cards[card].name
}

function printHand(state: State, seat: Seat): readonly string[] {
  if (state.hands[seat * KINDS] !== HOLE) return printCounts(state.hands, seat)
  return Array<string>(state.handSizes[seat]).fill(HOLE_SIGN)
}

function printCounts(counts: readonly number[], seat: Seat): readonly string[] {
  return cards.flatMap((card, kind) => Array<string>(counts[seat * KINDS + kind]).fill(card.name))
}

export function parsePosition(text: string, seats: number): Parsed<State> {
  const fields = parseFields(text)
  if (!fields.ok) return fields
  const reader = new FieldReader(fields.value)
  const state: State = {
    phase: reader.one('phase', word => phases.find(phase => phase === word), 'over'),
    first: reader.one('first', word => parseSeat(word, seats), NONE),
    turn: reader.one('turn', word => parseSeat(word, seats), NONE),
    deck: reader.list('deck', parseHidden).reverse(),
    open: reader.list('open', parseOpen, PLACES),
    discard: reader.list('discard', parseHidden),
    hands: [],
    seen: [],
    handSizes: [],
    laid: [],
  }
  for (let seat = 0; seat < seats; seat++) {
    const hand = reader.list(`hand ${seat}`, parseHidden)
    state.handSizes.push(hand.length)
    state.hands.push(...countHand(reader, seat, hand))
    state.seen.push(...countKinds(reader.list(`seen ${seat}`, kindNamed)))
    state.laid.push(...countKinds(reader.list(`laid ${seat}`, kindNamed)))
  }
  if (asksNobody(state)) reader.refuse('turn')
  return reader.result(state)
}

function parseSeat(word: string, seats: number): Seat | undefined {
  if (word === NOTHING_SIGN) return NONE
  const seat = parseCount(word)
  return seat !== undefined && seat < seats ? seat : undefined
}

function parseHidden(word: string): Kind | undefined {
  return word === HOLE_SIGN ? HOLE : kindNamed(word)
}

function parseOpen(word: string): Kind | undefined {
  return word === NOTHING_SIGN ? NONE : kindNamed(word)
}

/** A hand is shown whole or not at all. */
function countHand(reader: FieldReader, seat: Seat, hand: readonly Kind[]): readonly number[] {
  if (!hand.includes(HOLE)) return countKinds(hand)
  if (hand.some(card => card !== HOLE)) reader.refuse(`hand ${seat}`)
  return Array<number>(KINDS).fill(HOLE)
}

function countKinds(pile: readonly Kind[]): readonly number[] {
  const counts = Array<number>(KINDS).fill(0)
  for (const kind of pile) counts[kind]++
  return counts
}

/** A player's phase without a player: nobody could ever move again. */
function asksNobody(state: State): boolean {
  return (state.phase === 'take' || state.phase === 'play') && state.turn === NONE
}
