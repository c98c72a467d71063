import { type Parsed, parsed, unreadable } from './refusal.ts'
import { CHANCE, MOST_SEATS, type Seat } from './seats.ts'

/**
 * How a game is written as text; the grammar all games share is in docs/notation.md.
 * Each print and parse are inverse to one another. A parser judges form only, `refuse` the rules.
 */
export interface Notation<State, Move> {
  printMove(move: Move): string
  parseMove(text: string): Parsed<Move>
  /** States and views alike: a hole prints as `?`. */
  printPosition(state: State): string
  parsePosition(text: string): Parsed<State>
}

/** What stands for a hole, for nothing, and for CHANCE's seat. */
export const HOLE_SIGN = '?'
export const NOTHING_SIGN = '-'
export const CHANCE_SIGN = '*'

/** A line of a record: the seat, a space, the move. */
export function printTurn(seat: Seat, move: string): string {
  return `${seat === CHANCE ? CHANCE_SIGN : seat} ${move}`
}

export function parseTurn(line: string): Parsed<readonly [Seat, string]> {
  const gap = line.indexOf(' ')
  const sign = gap < 0 ? line : line.slice(0, gap)
  const seat = sign === CHANCE_SIGN ? CHANCE : parseSeat(sign)
  if (seat === undefined) return unreadable('turn-without-seat', { text: line.slice(0, 40) })
  const move = gap < 0 ? '' : line.slice(gap + 1)
  return move === ''
    ? unreadable('turn-without-move', { text: line.slice(0, 40) })
    : parsed([seat, move])
}

function parseSeat(sign: string): Seat | undefined {
  const seat = parseCount(sign)
  return seat !== undefined && seat < MOST_SEATS ? seat : undefined
}

/** A whole number without sign or leading zero, so that each has one spelling only. */
export function parseCount(word: string): number | undefined {
  return /^(0|[1-9][0-9]{0,8})$/.test(word) ? Number(word) : undefined
}

/** The words of a move or of a field: separated by one space, none of them empty. */
export function splitWords(text: string): readonly string[] | undefined {
  if (text === '') return []
  const words = text.split(' ')
  return words.includes('') ? undefined : words
}
