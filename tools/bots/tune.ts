import { quickRandom } from '@adit/kernel'
import { miner, type Side, type Weights } from '../../packages/bots/src/saboteur/weights.ts'
import { deal, endsWithGold, openFor } from './rounds.ts'

/**
 * npm run bots:tune -- <minutes> <seed>. Changes a few weights of one side at a time and keeps the
 * change if the side does better on the same deals, twice. Prints the weights; to keep them is to
 * paste them into weights.ts, and to fit beliefs and value again.
 */
const [minutes = '5', seed = '1'] = process.argv.slice(2)
const DEALS = 60
const ENOUGH = 0.01
const SURE = 0.004

const games = [3, 5, 5, 7, 10].map(seats => openFor({ seats }))
const random = quickRandom(Number(seed))
const end = Date.now() + Number(minutes) * 60_000
let team = { dig: { ...miner.dig }, hinder: { ...miner.hinder } }
let first = Number(seed) * 100_000
for (let step = 0; Date.now() < end; step++) {
  const side: Side = step % 2 === 0 ? 'dig' : 'hinder'
  const other = { ...team, [side]: changed(team[side]) }
  first += DEALS
  if (better(side, other, first, DEALS) < ENOUGH) continue
  if (better(side, other, first + 50_000, 2 * DEALS) < SURE) continue
  team = other
  process.stdout.write(`step ${step}, ${side}\n${JSON.stringify(team)}\n`)
}

function changed(weights: Weights): Weights {
  const after: Record<string, number> = { ...weights }
  const names = Object.keys(weights)
  for (let times = random.below(4); times >= 0; times--) {
    const name = names[random.below(names.length)]
    after[name] += bell() * (1 + 0.35 * Math.abs(after[name]))
  }
  return { ...weights, ...after }
}

/** About normal, with a deviation of .6. */
function bell(): number {
  let sum = -2
  for (let nth = 0; nth < 4; nth++) sum += random.below(1000) / 1000
  return sum
}

/** How much oftener that side gets what it wants with the other weights. */
function better(side: Side, other: typeof team, from: number, deals: number): number {
  const gain = goldOf(other, from, deals) - goldOf(team, from, deals)
  return side === 'dig' ? gain : -gain
}

function goldOf(by: typeof team, from: number, deals: number): number {
  let gold = 0
  for (const game of games) {
    for (let nth = from; nth < from + deals; nth++) if (endsWithGold(deal(game, nth, by))) gold++
  }
  return gold / (games.length * deals)
}
