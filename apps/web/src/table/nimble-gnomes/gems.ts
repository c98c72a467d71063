import type { Seat } from '@adit/kernel'
import {
  bestSplit,
  colours,
  DIAMOND,
  FIRST_GEM,
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

function isAmong(kinds: number, kind: Kind): boolean {
  return (kinds & (1 << kind)) !== 0
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}
