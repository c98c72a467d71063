import { quickRandom } from '@adit/kernel'
import {
  minersAt,
  type Side,
  type Team,
  type Weights,
} from '../../packages/bots/src/saboteur/weights.ts'
import { deal, endsWithGold, openFor } from './rounds.ts'

/**
 * npm run bots:tune -- <seconds> <seed> <seats,…> <side,…>. Changes a few weights of one side at a
 * time, for so many seconds of the processor, and keeps a change if the side does better on the same
 * deals, twice. Prints the weights; to keep them is to paste them into weights.ts, and to fit beliefs
 * and value again.
 */
const [seconds = '300', seed = '1', at = '5', sides = 'dig,hinder'] = process.argv.slice(2)
const DEALS = 500
const ENOUGH = 0.01
const SURE = 0.006

const tables = at.split(',').map(Number)
const games = tables.map(seats => openFor({ seats }))
const tuned = sides.split(',').map(side => (side === 'dig' ? 'dig' : 'hinder'))
const random = quickRandom(Number(seed))
let team: Team = minersAt(tables[0])
let first = Number(seed) * 100_000
let steps = 0
for (; process.cpuUsage().user < Number(seconds) * 1e6; steps++) {
  const side: Side = tuned[steps % tuned.length]
  const other: Team = { ...team, [side]: changed(team[side]) }
  first += DEALS
  if (better(side, other, first, DEALS) < ENOUGH) continue
  if (better(side, other, first + 50_000, 3 * DEALS) < SURE) continue
  team = other
  process.stdout.write(`step ${steps}: ${side} ${JSON.stringify(team[side])}\n`)
}
const SAMPLE = 1_000
const found = games.map(game => goldOf([game], team, 0, SAMPLE).toFixed(3))
process.stdout.write(`${steps} steps, gold ${found.join(' ')}\n${JSON.stringify(team)}\n`)

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
function better(side: Side, other: Team, from: number, deals: number): number {
  const gain = goldOf(games, other, from, deals) - goldOf(games, team, from, deals)
  return side === 'dig' ? gain : -gain
}

function goldOf(on: typeof games, by: Team, from: number, deals: number): number {
  let gold = 0
  for (const game of on) {
    for (let nth = from; nth < from + deals; nth++) if (endsWithGold(deal(game, nth, by))) gold++
  }
  return gold / (on.length * deals)
}
