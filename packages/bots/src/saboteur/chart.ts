import type { At } from '@adit/saboteur'

/** Where gold may lie, for whoever is looking now, and how far every cell is from there. */
interface Chart {
  readonly places: readonly At[]
  /** By column and by row: steps to all places together. */
  readonly columns: Int32Array
  readonly rows: Int32Array
  /** Cards to the gold, on average over the places, by cell of the square in which nearly all is laid. */
  readonly shorts: Float64Array
  readonly ends: Ends
  /** What was last measured by it. */
  readonly kept: Kept
}

/** What was worked out for ends of a tunnel, each in a place that follows from its key, until another needs it. */
export interface Ends {
  readonly keys: Int32Array
  readonly shorts: Float64Array
}

/** Ends that are kept, as a power of two. */
export const ENDS = 10

/** How the tunnel stood, and when that was looked at. */
export interface Kept {
  when: number
  nearest: number
  second: number
  at: At
}

/** Columns of the mine, and rows: a cell is named `row << 8 | column`. */
const LINES = 256
/** Where a square of 64 by 64 cells begins that has the start in its middle: small enough to stay at hand. */
const CORNER = 0x6060

/** Goals seldom move: a few charts are all that is ever needed. */
const CHARTS = 8
const charts: Chart[] = []

// Longer than there are goals, and never shortened: a list that is emptied gives its memory back.
const places = new Int32Array(32)
let count = 0
let chart: Chart = newChart()

/** Begins to look somewhere else; the places follow one by one, each as likely as another. */
export function aimAnew(): void {
  count = 0
}

export function aimAt(at: At): void {
  places[count++] = at
}

/** All places have been named. Hands out what was last measured for these. */
export function takeAim(): Kept {
  if (!isFor(chart)) chart = findChart()
  return chart.kept
}

function findChart(): Chart {
  for (let nth = 0; nth < charts.length; nth++) if (isFor(charts[nth])) return charts[nth]
  return newChart()
}

function isFor(one: Chart): boolean {
  if (one.places.length !== count) return false
  for (let nth = 0; nth < count; nth++) if (one.places[nth] !== places[nth]) return false
  return true
}

/** The oldest is drawn over. */
function newChart(): Chart {
  const oldest = charts.length < CHARTS ? undefined : charts.shift()
  const ends = oldest?.ends ?? {
    keys: new Int32Array(1 << ENDS),
    shorts: new Float64Array(1 << ENDS),
  }
  ends.keys.fill(-1)
  const made = {
    places: [...places.subarray(0, count)],
    columns: oldest?.columns ?? new Int32Array(LINES),
    rows: oldest?.rows ?? new Int32Array(LINES),
    shorts: oldest?.shorts ?? new Float64Array(64 * 64),
    ends,
    kept: { when: -1, nearest: 0, second: 0, at: -1 },
  }
  measureLines(made)
  charts.push(made)
  return made
}

function measureLines({ places: aims, columns, rows, shorts }: Chart): void {
  for (let line = 0; line < LINES; line++) {
    columns[line] = 0
    rows[line] = 0
    for (const place of aims) {
      columns[line] += Math.abs((place & 255) - line)
      rows[line] += Math.abs((place >> 8) - line)
    }
  }
  for (let near = 0; near < shorts.length; near++) {
    const sum = columns[(near & 63) + (CORNER & 255)] + rows[(near >> 6) + (CORNER >> 8)]
    shorts[near] = sum / Math.max(1, aims.length)
  }
}

export function keptEnds(): Ends {
  return chart.ends
}

/** Cards from an end at this cell to the gold if nothing is in the way, on average over the places. */
export function shortOf(at: At): number {
  const from = at - CORNER
  if ((from & ~0x3f3f) !== 0) return shortOfFar(at)
  return chart.shorts[((from >> 2) & 0xfc0) | (from & 63)]
}

function shortOfFar(at: At): number {
  const { places: aims, columns, rows } = chart
  return (columns[at & 255] + rows[at >> 8]) / Math.max(1, aims.length)
}
