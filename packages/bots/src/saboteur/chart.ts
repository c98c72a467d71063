import { type At, xOf, yOf } from '@adit/saboteur'

/** Where gold may lie, for whoever is looking now, and how far every cell is from there. */
interface Chart {
  readonly places: readonly At[]
  /** Cards to the gold, on average over the places; NaN where nobody has asked yet. */
  readonly shorts: Float64Array
}

/** Goals seldom move: a few charts are all that is ever needed. */
const CHARTS = 8
const charts: Chart[] = []

const places: At[] = []
let chart: Chart = { places: [], shorts: new Float64Array(1 << 16).fill(Number.NaN) }

/** Begins to look somewhere else; the places follow one by one, each as likely as another. */
export function aimAnew(): void {
  places.length = 0
}

export function aimAt(at: At): void {
  places.push(at)
}

/** All places have been named. */
export function takeAim(): void {
  if (!isFor(chart)) chart = charts.find(isFor) ?? newChart()
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
  const made = { places: [...places], shorts: shorts.fill(Number.NaN) }
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
