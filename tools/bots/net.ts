import { quickRandom } from '@adit/kernel'
import type { Net } from '../../packages/bots/src/saboteur/net.ts'

/** What a net is fitted to: so many numbers a row, one after another, and of each row what came of it, from 0 to 1. */
export interface Rows {
  readonly width: number
  readonly inputs: Float32Array
  readonly outcomes: Float32Array
}

const BATCH = 256
/** The step at the beginning; it falls to nothing along a cosine. */
const STEP = 0.004
const DECAY = 0.001

/** Adam with decay of weights, on inputs that are made alike first; what they were is put back into the weights. */
export function train({ width, inputs, outcomes }: Rows, units: number, epochs: number): Net {
  const count = outcomes.length
  const { means, spreads } = spreadOf(inputs, width)
  const alike = inputs.map((value, at) => (value - means[at % width]) / spreads[at % width])
  const line = width + 1
  const top = units * line
  const size = top + units + 1
  const random = quickRandom(1)
  const lot = (within: number): number => within * (random.below(1 << 20) / (1 << 19) - 1)
  const weights = Float64Array.from({ length: size }, (_none, at) =>
    at < top
      ? at % line === 0
        ? 0
        : lot(Math.sqrt(3 / width))
      : at === top
        ? 0
        : lot(Math.sqrt(3 / units)),
  )
  const slope = new Float64Array(size)
  const drift = new Float64Array(size)
  const square = new Float64Array(size)
  const heard = new Float64Array(units)
  const order = Uint32Array.from({ length: count }, (_none, at) => at)
  const batches = Math.ceil(count / BATCH)
  for (let step = 1; step <= batches * epochs; step++) {
    const batch = (step - 1) % batches
    if (batch === 0) shuffle(order, random)
    const rows = order.subarray(batch * BATCH, (batch + 1) * BATCH)
    slope.fill(0)
    for (const row of rows) addSlope(row)
    const pace = STEP * 0.5 * (1 + Math.cos((Math.PI * step) / (batches * epochs)))
    const early = 1 - 0.9 ** step
    const earlier = 1 - 0.999 ** step
    for (let at = 0; at < size; at++) {
      const mean = slope[at] / rows.length
      drift[at] = 0.9 * drift[at] + 0.1 * mean
      square[at] = 0.999 * square[at] + 0.001 * mean * mean
      const push = drift[at] / early / (Math.sqrt(square[at] / earlier) + 1e-8)
      weights[at] -= pace * (push + DECAY * weights[at])
    }
  }
  return unspread()

  function addSlope(row: number): void {
    const from = row * width
    let sum = weights[top]
    for (let unit = 0; unit < units; unit++) {
      const own = unit * line
      let level = weights[own]
      for (let nth = 0; nth < width; nth++) level += weights[own + 1 + nth] * alike[from + nth]
      heard[unit] = level
      if (level > 0) sum += level * weights[top + 1 + unit]
    }
    const off = 1 / (1 + Math.exp(-sum)) - outcomes[row]
    slope[top] += off
    for (let unit = 0; unit < units; unit++) {
      if (heard[unit] <= 0) continue
      slope[top + 1 + unit] += off * heard[unit]
      const back = off * weights[top + 1 + unit]
      const own = unit * line
      slope[own] += back
      for (let nth = 0; nth < width; nth++) slope[own + 1 + nth] += back * alike[from + nth]
    }
  }

  function unspread(): Net {
    return {
      units: Array.from({ length: units }, (_none, unit) => {
        const own = unit * line
        const plain = Array.from(
          { length: width },
          (_no, nth) => weights[own + 1 + nth] / spreads[nth],
        )
        const base = plain.reduce((sum, weight, nth) => sum - weight * means[nth], weights[own])
        return thousandths([base, ...plain])
      }),
      top: thousandths([...weights.subarray(top)]),
    }
  }
}

function thousandths(list: readonly number[]): readonly number[] {
  return list.map(weight => Math.round(1000 * weight))
}

function spreadOf(inputs: Float32Array, width: number) {
  const count = inputs.length / width
  const means = new Float64Array(width)
  const spreads = new Float64Array(width)
  for (let at = 0; at < inputs.length; at++) means[at % width] += inputs[at] / count
  for (let at = 0; at < inputs.length; at++) {
    spreads[at % width] += (inputs[at] - means[at % width]) ** 2 / count
  }
  // What never differs tells nothing, and is given no weight.
  return {
    means,
    spreads: spreads.map(spread => (spread < 1e-9 ? Number.POSITIVE_INFINITY : Math.sqrt(spread))),
  }
}

function shuffle(order: Uint32Array, random: ReturnType<typeof quickRandom>): void {
  for (let at = order.length - 1; at > 0; at--) {
    const to = random.below(at + 1)
    const held = order[at]
    order[at] = order[to]
    order[to] = held
  }
}
