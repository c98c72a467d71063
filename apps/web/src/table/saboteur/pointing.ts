import { nth, type Seat } from '@adit/kernel'
import { type At, aimOf, type Kind, type PlayerMove } from '@adit/saboteur'
import {
  answersOf,
  asking,
  canTurn,
  cellsOf,
  discardFor,
  figuresFor,
  laying,
  mostDiscarded,
  type Plays,
  playsOf,
  toolAimed,
  unasked,
} from './plays.ts'

/** All that a choice depends on besides what is pointed at. */
export interface Situation {
  readonly legal: readonly PlayerMove[]
  /** The reader's cards in their order. */
  readonly hand: readonly Kind[]
  /** A question outside of a plain turn is open to the reader. */
  readonly isAsked: boolean
}

export type Mode = 'play' | 'discard' | 'figure'

/** What the reader has taken up and points at. Only legal moves decide what can be pointed at. */
export interface Pointing {
  readonly mode: Mode
  /** Places in the hand. */
  readonly chosen: readonly number[]
  readonly cells: readonly At[]
  readonly seat: Seat | undefined
  /** How often the card was turned; for a figure, how often its end was changed. */
  readonly turns: number
  readonly tool: number | undefined
  readonly removed: number | undefined
}

const nowhere = { cells: [], seat: undefined, tool: undefined } as const
export const nothing: Pointing = {
  ...nowhere,
  mode: 'play',
  chosen: [],
  turns: 0,
  removed: undefined,
}

const NO_PLAYS: Plays = { cells: new Map(), seats: new Map(), plain: [] }

/** What the card that is taken up, or an answer, can point at. */
export function playsFor({ legal, isAsked }: Situation, mode: Mode, kind: Kind | undefined): Plays {
  if (isAsked) return answersOf(legal)
  if (kind === undefined || mode === 'discard') return NO_PLAYS
  return mode === 'figure' ? figuresFor(legal, kind) : playsOf(legal, kind)
}

export function kindIn({ hand }: Situation, { chosen: [first] }: Pointing): Kind | undefined {
  return first === undefined ? undefined : hand[first]
}

/** Two cells have to be named. */
export function wantsPair({ isAsked }: Situation, mode: Mode, kind: Kind | undefined): boolean {
  return !isAsked && mode === 'play' && kind !== undefined && aimOf(kind).at === 'goals'
}

/** The cells that can be pointed at; `first` is the one of two that is pointed at already. */
export function targetCells(plays: Plays, first: At | undefined): ReadonlySet<At> {
  if (first === undefined) return new Set(plays.cells.keys())
  return new Set(plays.cells.get(first)?.flatMap(cellsOf))
}

/** The ways to do it on the cell pointed at. */
export function waysHere(plays: Plays, { mode, cells, turns }: Pointing): readonly PlayerMove[] {
  const moves = movesAt(plays, cells)
  if (mode === 'figure' && moves.length > 0) return [nth(moves, turns % moves.length)]
  return laying(moves, turns % 2 === 1)
}

export function mayTurn(plays: Plays, { mode, cells }: Pointing): boolean {
  const moves = movesAt(plays, cells)
  if (mode === 'figure') return moves.length > 1
  return cells.length === 0 ? [...plays.cells.values()].some(canTurn) : canTurn(moves)
}

function movesAt(plays: Plays, [cell]: readonly At[]): readonly PlayerMove[] {
  return cell === undefined ? [] : (plays.cells.get(cell) ?? [])
}

/** The tools between which a repair of the seat pointed at can choose. */
export function toolsFor(plays: Plays, seat: Seat | undefined): readonly number[] {
  const moves = seat === undefined ? [] : (plays.seats.get(seat) ?? [])
  return moves.length > 1 ? moves.flatMap(move => toolAimed(move) ?? []) : []
}

/** The move that all this makes, once it is enough for one. */
export function readyMove(situation: Situation, pointing: Pointing): PlayerMove | undefined {
  const { legal, isAsked } = situation
  const { mode, cells, seat, tool } = pointing
  // SB2-04: whoever holds no card is asked all the same, and can only pass. CHM-22: so may a
  // pathfinder whose second card would cost a toll.
  if (pointing.chosen.length === 0 && !isAsked) return discardFor(legal, [])
  if (mode === 'discard' && !isAsked) return discarding(situation, pointing)
  const kind = kindIn(situation, pointing)
  const plays = playsFor(situation, mode, kind)
  if (wantsPair(situation, mode, kind)) return pair(plays, cells)
  if (cells.length > 0) {
    const here = waysHere(plays, pointing)
    return (seat === undefined ? undefined : asking(here).get(seat)) ?? unasked(here)[0]
  }
  if (seat !== undefined) {
    const moves = plays.seats.get(seat) ?? []
    return moves.find(move => toolAimed(move) === tool) ?? moves[0]
  }
  return isAsked ? undefined : plays.plain[0]
}

function discarding({ legal, hand }: Situation, { chosen, removed }: Pointing) {
  // Cards that were chosen may have left the hand meanwhile: the clock has played, or a round is over.
  const kinds = chosen.map(place => hand[place]).filter(kind => kind !== undefined)
  if (kinds.length === 0 || kinds.length < chosen.length) return undefined
  return discardFor(legal, kinds, kinds.length === 2 ? removed : undefined)
}

function pair(plays: Plays, [one, other]: readonly At[]): PlayerMove | undefined {
  if (one === undefined || other === undefined) return undefined
  return plays.cells.get(one)?.find(move => cellsOf(move).includes(other))
}

/** Takes up a card, or puts it back. */
export function choosing(situation: Situation, pointing: Pointing, place: number): Pointing {
  const { mode, chosen } = pointing
  if (place >= situation.hand.length) return pointing
  if (mode !== 'discard') {
    return { ...pointing, ...nowhere, turns: 0, chosen: chosen[0] === place ? [] : [place] }
  }
  if (chosen.includes(place)) return { ...pointing, chosen: chosen.filter(one => one !== place) }
  const most = Math.max(1, mostDiscarded(situation.legal))
  return { ...pointing, chosen: [...chosen, place].slice(-most) }
}

export function pointingAt(situation: Situation, pointing: Pointing, at: At): Pointing {
  const { mode, cells } = pointing
  const isSecond =
    wantsPair(situation, mode, kindIn(situation, pointing)) &&
    cells.length === 1 &&
    !cells.includes(at)
  return { ...pointing, seat: undefined, cells: isSecond ? [...cells, at] : [at] }
}

/** Somebody who can be asked to pay is pointed at together with the cell. */
export function pointingAtSeat(situation: Situation, pointing: Pointing, seat: Seat): Pointing {
  const plays = playsFor(situation, pointing.mode, kindIn(situation, pointing))
  const isPayer = asking(waysHere(plays, pointing)).has(seat)
  return { ...pointing, seat, tool: undefined, cells: isPayer ? pointing.cells : [] }
}

/** Enters or leaves a way of using cards other than playing one. */
export function switching(pointing: Pointing, mode: Mode): Pointing {
  return {
    ...pointing,
    ...nowhere,
    removed: undefined,
    turns: 0,
    mode: pointing.mode === mode ? 'play' : mode,
    chosen: pointing.chosen.slice(0, 1),
  }
}

/** Points at nothing any more. */
export function lifting(pointing: Pointing): Pointing {
  return { ...pointing, ...nowhere }
}

/** One step back: from the place, the mode, the card. Undefined if there is none. */
export function steppingBack(pointing: Pointing): Pointing | undefined {
  if (pointing.cells.length > 0 || pointing.seat !== undefined) return lifting(pointing)
  return pointing.mode !== 'play' || pointing.chosen.length > 0 ? nothing : undefined
}
