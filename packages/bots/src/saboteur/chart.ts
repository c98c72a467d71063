import { type At, xOf, yOf } from '@adit/saboteur'

/** Where gold may lie, for whoever is looking now, and how far every cell is from there. */
interface Chart {
  readonly places: readonly At[]
  /** Cards to the gold, on average over the places; NaN where nobody has asked yet. */
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
  const shorts = oldest?.shorts ?? new Float64Array(1 << 16)
  const kept = { when: -1, nearest: 0, second: 0, at: -1 }
  const ends = oldest?.ends ?? {
    keys: new Int32Array(1 << ENDS),
    shorts: new Float64Array(1 << ENDS),
  }
  ends.keys.fill(-1)
  const made = {
    places: [...places.subarray(0, count)],
    shorts: shorts.fill(Number.NaN),
    ends,
    kept,
  }
  charts.push(made)
  return made
}

export function keptEnds(): Ends {
  return chart.ends
}

/** Cards from an end at this cell to the gold if nothing is in the way, on average over the places. */
export function shortOf(at: At): number {
  const known = chart.shorts[at]
  return Number.isNaN(known) ? draw(at) : known
}

function draw(at: At): number {
  let sum = 0
  for (const place of chart.places) {
    sum += Math.abs(xOf(place) - xOf(at)) + Math.abs(yOf(place) - yOf(at))
  }
  const short = sum / Math.max(1, chart.places.length)
  chart.shorts[at] = short
  return short
}
