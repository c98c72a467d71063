import { CHANCE, NOBODY, only, type Seat, type Seats } from '@adit/kernel'
import {
  among,
  box,
  CAVE,
  curses,
  FIRST_CURSE,
  fogs,
  hiddenBy,
  KINDS,
  type Kind,
  type Kinds,
} from './cards.ts'
import type { Config } from './options.ts'

/** In views: something is there, and the viewer may not know what. */
export const HOLE = -1
/** No card in this place, or no seat yet. */
export const NONE = -2

export const HAND = 5
export const PLACES = 3

/** What the table waits for: a draw of lots, a shuffle, a card taken, a card played, nothing more. */
export const phases = ['first', 'shuffle', 'take', 'play', 'over'] as const
export type Phase = (typeof phases)[number]

/**
 * Cards whose order means nothing are counted by kind, seat after seat: those of seat 2 begin at
 * `2 * KINDS`. A view has this same shape with holes in it.
 */
export interface State {
  phase: Phase
  /** Who moved first, so that the last lap ends before that seat (NIM-14). */
  first: Seat
  turn: Seat
  /** The top is last. */
  deck: Kind[]
  open: Kind[]
  /** The top is last. */
  discard: Kind[]
  hands: number[]
  /** Of the hands, what everybody watched being taken from the open cards. */
  seen: number[]
  handSizes: number[]
  /** What lies in front of each: cave, curses and gems. */
  laid: number[]
}

export function setup(config: Config): State {
  const first = config.first === 'random' ? NONE : config.first
  const laid = Array<number>(config.seats * KINDS).fill(0)
  if (config['quick-start']) {
    for (let seat = 0; seat < config.seats; seat++) laid[seat * KINDS + CAVE] = 1
  }
  return {
    phase: first === NONE ? 'first' : 'shuffle',
    first,
    turn: first,
    deck: [...deckOf(config)],
    open: Array<Kind>(PLACES).fill(NONE),
    discard: [],
    hands: Array<number>(config.seats * KINDS).fill(0),
    seen: Array<number>(config.seats * KINDS).fill(0),
    handSizes: Array<number>(config.seats).fill(0),
    laid,
  }
}

/** What is shuffled: the whole box, less the caves of a quick start (NIM-13, NIM-36). */
export function deckOf(config: Config): readonly Kind[] {
  const inFront = config['quick-start'] ? config.seats : 0
  const firstCave = box.indexOf(CAVE)
  return box.toSpliced(firstCave, inFront)
}

export function clone(state: State): State {
  return {
    phase: state.phase,
    first: state.first,
    turn: state.turn,
    deck: state.deck.slice(),
    open: state.open.slice(),
    discard: state.discard.slice(),
    hands: state.hands.slice(),
    seen: state.seen.slice(),
    handSizes: state.handSizes.slice(),
    laid: state.laid.slice(),
  }
}

export function toAct(state: State): Seats {
  switch (state.phase) {
    case 'first':
    case 'shuffle':
      return only(CHANCE)
    case 'take':
    case 'play':
      return only(state.turn)
    case 'over':
      return NOBODY
  }
}

export function seatsOf(state: State): number {
  return state.handSizes.length
}

/** NIM-14: the last round goes on as long as nothing is left to draw. */
export function isLastRound(state: State): boolean {
  return state.deck.length === 0
}

/** Curses of all kinds together, as NIM-07 counts them. */
export function cursesOn(state: State, seat: Seat): number {
  const from = seat * KINDS + FIRST_CURSE
  let count = 0
  for (let nth = 0; nth < curses.length; nth++) count += state.laid[from + nth]
  return count
}

/** The gems that the fogs in front of a seat hide; any one fog is enough (NIM-21). */
export function hiddenFrom(state: State, seat: Seat): Kinds {
  let hidden: Kinds = 0
  for (let nth = 0; nth < fogs.length; nth++) {
    if (state.laid[seat * KINDS + fogs[nth]] > 0) hidden |= hiddenBy[fogs[nth]]
  }
  return hidden
}

/** A fog in front of the seat that hides this gem. */
export function fogOver(state: State, seat: Seat, gem: Kind): Kind | undefined {
  return fogs.find(fog => state.laid[seat * KINDS + fog] > 0 && among(hiddenBy[fog], gem))
}
