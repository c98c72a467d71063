import { type At, xOf, yOf } from '@adit/saboteur'

/** Where gold may lie, for whoever is looking now, and how far every cell is from there. */
interface Chart {
  readonly places: readonly At[]
  /** Cards to the gold, on average over the places; NaN where nobody has asked yet. */
  readonly shorts: Float64Array
  /** What was last measured by it. */
  readonly kept: Kept
}

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

const places: At[] = []
let chart: Chart = newChart()

/** Begins to look somewhere else; the places follow one by one, each as likely as another. */
export function aimAnew(): void {
  places.length = 0
}

export function aimAt(at: At): void {
  places.push(at)
}

/** All places have been named. Hands out what was last measured for these. */
export function takeAim(): Kept {
  if (!isFor(chart)) chart = charts.find(isFor) ?? newChart()
  return chart.kept
}

function isFor(one: Chart): boolean {
  if (one.places.length !== places.length) return false
  for (let nth = 0; nth < places.length; nth++) if (one.places[nth] !== places[nth]) return false
  return true
}

/** The oldest is drawn over. */
function newChart(): Chart {
  const oldest = charts.length < CHARTS ? undefined : charts.shift()
  const shorts = oldest?.shorts ?? new Float64Array(1 << 16)
  const kept = { when: -1, nearest: 0, second: 0, at: -1 }
  const made = { places: [...places], shorts: shorts.fill(Number.NaN), kept }
  charts.push(made)
  return made
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
