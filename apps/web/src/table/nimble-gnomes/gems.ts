import { nth, type Seat } from '@adit/kernel'
import {
  bestSplit,
  type Colour,
  cards,
  colours,
  DIAMOND,
  FIRST_GEM,
  type GemSet,
  gems,
  hiddenFrom,
  KINDS,
  type Kind,
  type Shape,
  type Split,
  type State,
  shapes,
  splitOf,
} from '@adit/nimble-gnomes'

/** A line of the field: how many gems stand in it. */
export interface Line {
  readonly count: number
  /** Under a fog: none of them counts (NIM-15). */
  readonly isFogged: boolean
}

/** The gems in front of a seat as a field of counts, whose margins are the sets one can make. */
export interface Field {
  readonly rows: readonly (Line & { readonly colour: Colour; readonly cells: readonly Cell[] })[]
  /** What is under a fog is left out here. */
  readonly columns: readonly (Line & { readonly shape: Shape })[]
  readonly diamonds: number
}

interface Cell {
  readonly kind: Kind
  readonly shape: Shape
  readonly count: number
}

export function fieldOf(state: State, seat: Seat): Field {
  const hidden = hiddenFrom(state, seat)
  const rows = colours.map((colour, row) => {
    const first = FIRST_GEM + row * shapes.length
    const cells = shapes.map((shape, column) => {
      const kind = first + column
      return { kind, shape, count: laidBy(state, seat, kind) }
    })
    return { colour, cells, count: sum(cells), isFogged: isAmong(hidden, first) }
  })
  const open = rows.filter(row => !row.isFogged).flatMap(row => row.cells)
  const columns = shapes.map(shape => ({
    shape,
    count: sum(open.filter(cell => cell.shape === shape)),
    isFogged: false,
  }))
  return { rows, columns, diamonds: laidBy(state, seat, DIAMOND) }
}

/** How many cards of a kind lie in front of a seat. */
export function laidBy({ laid }: Pick<State, 'laid'>, seat: Seat, kind: Kind): number {
  return nth(laid, seat * KINDS + kind)
}

/** The best split as things lie, and what it would be without any fog if that differs. */
export interface Splits {
  readonly now: Split
  readonly clear: Split | undefined
}

export function splitsOf(state: State, seat: Seat): Splits {
  const now = splitOf(state, seat)
  if (hiddenFrom(state, seat) === 0) return { now, clear: undefined }
  const clear = bestSplit(gems.map(gem => laidBy(state, seat, gem)))
  const isSame = clear.tally.every((count, at) => count === now.tally[at])
  return { now, clear: isSame ? undefined : clear }
}

/** The gems that a fog keeps from counting. */
export function foggedGems(state: State, seat: Seat): readonly Kind[] {
  const hidden = hiddenFrom(state, seat)
  return gems
    .filter(gem => isAmong(hidden, gem))
    .flatMap(gem => Array<Kind>(laidBy(state, seat, gem)).fill(gem))
}

/** A set that could be larger: what it is of, how far it is, and how many that fit are in hand. */
export interface Short {
  readonly alike: GemSet['alike']
  readonly size: number
  readonly held: number
  /** So far it would be, were it not for a fog. */
  readonly isFogged: boolean
}

const FULL = 6

/** What the reader is short of for the next sets of six, the nearest first; at most two. */
export function shortsOf(state: State, seat: Seat, hand: readonly Kind[]): readonly Short[] {
  const hidden = hiddenFrom(state, seat)
  const { now, clear } = splitsOf(state, seat)
  const fits = (kind: Kind, alike: GemSet['alike']): boolean => {
    const card = nth(cards, kind)
    if (card.sort === 'diamond') return true
    if (card.sort !== 'gem' || isAmong(hidden, kind)) return false
    return card.colour === alike || card.shape === alike
  }
  const shortOf = ({ alike, gems: set }: GemSet, isFogged: boolean): Short => ({
    alike,
    size: set.length,
    held: hand.filter(kind => fits(kind, alike)).length,
    isFogged,
  })
  const open = now.sets.filter(set => set.gems.length < FULL).map(set => shortOf(set, false))
  const best = clear?.sets[0]
  const fogged = best === undefined ? [] : [shortOf(best, true)]
  return [...open.slice(0, 2 - fogged.length), ...fogged]
}

function isAmong(kinds: number, kind: Kind): boolean {
  return (kinds & (1 << kind)) !== 0
}

function sum(cells: readonly Cell[]): number {
  return cells.reduce((all, { count }) => all + count, 0)
}
