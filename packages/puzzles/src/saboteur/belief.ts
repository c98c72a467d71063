import { nth, type Seats } from '@adit/kernel'
import { evidence } from './evidence.ts'
import { acts, type Fact, ways } from './facts.ts'

/** One way the table may be: under which goal the gold lies, and who the saboteurs are. */
export interface World {
  readonly gold: number
  readonly saboteurs: Seats
  /** How many deals of the roles are like this. */
  readonly deals: number
}

/** So fine are the logarithms: steps in which a weight doubles. */
export const STEPS = 64

/** By step: 2^(step / STEPS). Roots and products are the same on every machine; powers are not. */
const doubling = Array.from({ length: STEPS }, (_none, step) => {
  let root = 2
  let factor = 1
  for (let bit = STEPS / 2; bit >= 1; bit /= 2) {
    root = Math.sqrt(root)
    if ((step & bit) !== 0) factor *= root
  }
  return factor
})

/** How likely each world is after these facts, each weighed by how often the players do so in it. */
export function weigh(worlds: readonly World[], facts: readonly Fact[]): readonly number[] {
  const told = worlds.map(world => facts.reduce((sum, fact) => sum + tells(fact, world), 0))
  const most = Math.max(...told)
  const weights = told.map((sum, at) => nth(worlds, at).deals * power(sum - most))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map(weight => weight / all)
}

function power(steps: number): number {
  const whole = Math.floor(steps / STEPS)
  return nth(doubling, steps - whole * STEPS) * 2 ** Math.max(-1000, whole)
}

/** How likely that act is in that world, as a logarithm in steps. */
function tells({ seat, act, looked }: Fact, { gold, saboteurs }: World): number {
  const side = ((saboteurs >> seat) & 1) === 1 ? 'saboteur' : 'digger'
  if (looked === undefined) return nth(evidence[side].acts, acts.indexOf(act))
  const sawGold = looked.slots.includes(gold)
  const slot = sawGold ? gold : nth(looked.slots, looked.slots.length - 1)
  const way = ways.indexOf(nth(looked.ways, slot))
  return nth(evidence[side][sawGold ? 'sawGold' : 'sawStone'], way)
}

/** Whole percents that add up to a hundred; what is left over goes to the largest parts cut off. */
export function percents(shares: readonly number[]): readonly number[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  const exact = shares.map(share => (100 * share) / all)
  const whole = exact.map(Math.floor)
  const left = 100 - whole.reduce((sum, one) => sum + one, 0)
  const cut = (at: number): number => nth(exact, at) - nth(whole, at)
  const order = [...exact.keys()].sort((one, other) => cut(other) - cut(one) || one - other)
  for (const at of order.slice(0, left)) whole[at] = nth(whole, at) + 1
  return whole
}
