import type { Seat, Seats } from '@adit/kernel'
import { type Card, KINDS, type Kind, NONE } from './cards.ts'

/** TRE-041: always four, whatever the number of players. */
export const PLACES = 4

/** What the table waits for. `first`, `shuffle` and `tokens` are CHANCE's. */
export const PHASES = ['first', 'shuffle', 'turn', 'place', 'tokens', 'flee', 'over'] as const
type Phase = (typeof PHASES)[number]

/** The whole table: plain JSON. A view is one as well, with `HOLE` where its viewer may not look. */
export interface State {
  phase: Phase
  round: number
  /** Who begins this round. */
  first: Seat
  /** Whose decision it is; in phase `tokens`, who drew the sixth orc. */
  mover: Seat
  /** The top card is the last. */
  deck: Card[]
  /** A treasure shown to all, waiting for its place. */
  drawn: Card
  orcs: number
  /** Each stack from the bottom up. */
  places: Card[][]
  /** One bit a place: its stack was taken (TRE-041). */
  closed: number
  /** One bit a kind: the find tokens still lying treasure side up. */
  tokens: number
  /** After the sixth orc, the tokens lying gnome side up; the last is taken next. */
  blind: Kind[]
  /** Each seat's token; NONE while still in the cave. */
  held: Kind[]
  /** Who took a token blind (TRE-16). */
  fled: Seats
  /** Each seat's taken stack, from the bottom up. */
  stacks: Card[][]
  /** In silver; a gold coin is three (TRE-11). */
  coins: number[]
  /** Who got gold when a round was last scored (TRE-14). */
  gold: Seats
}

export const ALL_TOKENS = (1 << KINDS.length) - 1

export function emptyTable(seats: number, first: Seat | 'random'): State {
  const list = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make)
  return {
    phase: first === 'random' ? 'first' : 'shuffle',
    round: 0,
    first: first === 'random' ? NONE : first,
    mover: NONE,
    deck: [],
    drawn: NONE,
    orcs: 0,
    places: list(PLACES, () => []),
    closed: 0,
    tokens: ALL_TOKENS,
    blind: [],
    held: list(seats, () => NONE),
    fled: 0,
    stacks: list(seats, () => []),
    coins: list(seats, () => 0),
    gold: 0,
  }
}

export function cloneState(state: State): State {
  return {
    phase: state.phase,
    round: state.round,
    first: state.first,
    mover: state.mover,
    deck: state.deck.slice(),
    drawn: state.drawn,
    orcs: state.orcs,
    places: state.places.map(copyStack),
    closed: state.closed,
    tokens: state.tokens,
    blind: state.blind.slice(),
    held: state.held.slice(),
    fled: state.fled,
    stacks: state.stacks.map(copyStack),
    coins: state.coins.slice(),
    gold: state.gold,
  }
}

function copyStack(stack: Card[]): Card[] {
  return stack.slice()
}

/** The stack of this place was taken in this round (TRE-041). */
export function isClosed(state: State, place: number): boolean {
  return (state.closed & (1 << place)) !== 0
}

/** A stack that may be taken: an open place with a card on it (TRE-06). */
export function hasStack(state: State, place: number): boolean {
  return state.places[place].length > 0
}

export function anyStack(state: State): boolean {
  for (let place = 0; place < PLACES; place++) if (hasStack(state, place)) return true
  return false
}

/** This player has taken no stack yet in this round. */
export function isInCave(state: State, seat: Seat): boolean {
  return state.held[seat] === NONE
}

/** TRE-07: from here on the mover draws as often as wished. */
export function isLastGnome(state: State): boolean {
  let left = 0
  for (const token of state.held) if (token === NONE) left++
  return left === 1
}
