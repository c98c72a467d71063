import { nth } from '@adit/kernel'
/** A mean with half the width of its 95 % interval. Values of one deal belong together. */
export interface Estimate {
  readonly mean: number
  readonly within: number
  readonly deals: number
}

const NORMAL = 1.96

/** From one value a deal: games of the same deal are no more independent than its cards are. */
export function estimate(values: readonly number[]): Estimate {
  const deals = values.length
  if (deals === 0) return { mean: Number.NaN, within: Number.NaN, deals }
  const mean = values.reduce((sum, value) => sum + value, 0) / deals
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const within = deals < 2 ? Number.NaN : NORMAL * Math.sqrt(spread / (deals - 1) / deals)
  return { mean, within, deals }
}

/** A quotient of two sums over deals, by the delta method. */
export function ratio(pairs: readonly (readonly [number, number])[]): Estimate {
  const above = pairs.reduce((sum, [one]) => sum + one, 0)
  const below = pairs.reduce((sum, [, other]) => sum + other, 0)
  const mean = above / below
  const count = pairs.length
  const rests = pairs.map(([one, other]) => one - mean * other)
  const spread = rests.reduce((sum, rest) => sum + rest ** 2, 0)
  const within =
    count < 2 ? Number.NaN : (NORMAL * Math.sqrt((spread / (count - 1)) * count)) / Math.abs(below)
  return { mean, within, deals: count }
}

type Part = readonly [number, number]

/** How much more one quotient of sums is than another over the same deals. */
export function difference(pairs: readonly (readonly [Part, Part])[]): Estimate {
  const one = centred(pairs.map(([part]) => part))
  const other = centred(pairs.map(([, part]) => part))
  const { within } = estimate(one.rests.map((rest, at) => rest - nth(other.rests, at)))
  return { mean: one.mean - other.mean, within, deals: pairs.length }
}

function centred(parts: readonly Part[]): {
  readonly mean: number
  readonly rests: readonly number[]
} {
  const { mean } = ratio(parts)
  const below = parts.reduce((sum, [, other]) => sum + other, 0) / parts.length
  return { mean, rests: parts.map(([one, other]) => (one - mean * other) / below) }
}

/** Wald's bounds for errors of 5 % either way. */
const BOUND = Math.log(0.95 / 0.05)

export interface Sprt {
  /** The logarithm of how much likelier "better by so much" is than "no better". */
  readonly llr: number
  readonly verdict: 'better' | 'not better' | 'go on'
}

/**
 * Is the first bot better? `values` are its scores by deal, 0 to 1; "no better" is a mean of .5, "better"
 * of `.5 + by`. The generalized test: the variance is the one observed.
 */
export function sprt(values: readonly number[], by: number): Sprt {
  const { mean, deals } = estimate(values)
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, deals)
  if (deals < 10 || variance === 0) return { llr: 0, verdict: 'go on' }
  const llr = (deals * by * (mean - 0.5 - by / 2)) / variance
  return { llr, verdict: llr > BOUND ? 'better' : llr < -BOUND ? 'not better' : 'go on' }
}
