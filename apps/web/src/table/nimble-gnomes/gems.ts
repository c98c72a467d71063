import type { Seat } from '@adit/kernel'
import {
  bestSplit,
  cards,
  colours,
  DIAMOND,
  FIRST_GEM,
  type GemSet,
  gems,
  hiddenFrom,
  KINDS,
  type Kind,
  type Split,
  type State,
  shapes,
  splitOf,
} from '@adit/nimble-gnomes'

/** A line of the field: its colour or shape, and how many gems stand in it. */
export interface Line {
  readonly count: number
  /** Under a fog: none of them counts (NIM-15). */
  readonly isFogged: boolean
}

/** The gems in front of a seat as a field of counts, whose margins are the sets one can make. */
export interface Field {
  /** Colours down, shapes across. */
  readonly cells: readonly (readonly { readonly kind: Kind; readonly count: number }[])[]
  readonly rows: readonly Line[]
  /** What is under a fog is left out here. */
  readonly columns: readonly Line[]
  readonly diamonds: number
}

export function fieldOf(state: State, seat: Seat): Field {
  const hidden = hiddenFrom(state, seat)
  const cells = colours.map((_colour, row) =>
    shapes.map((_shape, column) => {
      const kind = FIRST_GEM + row * shapes.length + column
      return { kind, count: state.laid[seat * KINDS + kind] }
    }),
  )
  const rows = cells.map(row => ({
    count: sum(row.map(cell => cell.count)),
    isFogged: isAmong(hidden, row[0].kind),
  }))
  const columns = shapes.map((_shape, column) => ({
    count: sum(cells.map((row, at) => (rows[at].isFogged ? 0 : row[column].count))),
    isFogged: false,
  }))
  return { cells, rows, columns, diamonds: state.laid[seat * KINDS + DIAMOND] }
}

/** The best split as things lie, and what it would be without any fog if that differs. */
export interface Splits {
  readonly now: Split
  readonly clear: Split | undefined
}

export function splitsOf(state: State, seat: Seat): Splits {
  const now = splitOf(state, seat)
  if (hiddenFrom(state, seat) === 0) return { now, clear: undefined }
  const clear = bestSplit(gems.map(gem => state.laid[seat * KINDS + gem]))
  const isSame = clear.tally.every((count, at) => count === now.tally[at])
  return { now, clear: isSame ? undefined : clear }
}

/** The gems that a fog keeps from counting. */
export function foggedGems(state: State, seat: Seat): readonly Kind[] {
  const hidden = hiddenFrom(state, seat)
  return gems
    .filter(gem => isAmong(hidden, gem))
    .flatMap(gem => Array<Kind>(state.laid[seat * KINDS + gem]).fill(gem))
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
    const card = cards[kind]
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

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}
