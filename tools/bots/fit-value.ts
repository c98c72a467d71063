import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { playOn } from '../../packages/bots/src/saboteur/playout.ts'
import { FEATURES, featuresOf } from '../../packages/bots/src/saboteur/value.ts'
import { ROOT } from '../ledger.ts'
import { deal, hasGold, openFor } from './rounds.ts'

/** npm run bots:value. Fits how likely gold is from what a cut playout shows: logistic regressions. */
const ROUNDS = 1000
const SEATS = [3, 4, 5, 6, 7, 8, 9, 10]
/** Positions of a round are looked at this many turns apart. */
const APART = 3
const STEPS = 25

interface Row {
  readonly features: Float64Array
  readonly gold: boolean
}

function listRows(config: Parameters<typeof openFor>[0]): Row[] {
  const game = openFor(config)
  return Array.from({ length: ROUNDS }, (_none, nth) => rowsOf(deal(game, nth))).flat()
}

function rowsOf(playout: ReturnType<typeof deal>): Row[] {
  const { state } = playout
  const { round } = state
  const seen: Float64Array[] = []
  do seen.push(featuresOf(state).slice())
  while (!playOn({ ...playout, noise: 1 }, APART))
  return seen.map(features => ({ features, gold: hasGold(state, round) }))
}

/** Newton's method with a little ridge. */
function regress(rows: readonly Row[]): Float64Array {
  const weights = new Float64Array(FEATURES)
  for (let step = 0; step < STEPS; step++) {
    const system = Array.from({ length: FEATURES }, (_none, row) => {
      const line = new Float64Array(FEATURES + 1)
      line[row] = 0.1
      line[FEATURES] = -0.1 * weights[row]
      return line
    })
    for (const { features, gold } of rows) {
      const chance = 1 / (1 + Math.exp(-dot(weights, features)))
      const slope = chance * (1 - chance)
      for (let row = 0; row < FEATURES; row++) {
        system[row][FEATURES] += ((gold ? 1 : 0) - chance) * features[row]
        for (let at = 0; at < FEATURES; at++) {
          system[row][at] += slope * features[row] * features[at]
        }
      }
    }
    for (const [at, change] of solve(system).entries()) weights[at] += change
  }
  return weights
}

function dot(one: Float64Array, other: Float64Array): number {
  return one.reduce((sum, value, at) => sum + value * other[at], 0)
}

/** Gauss and Jordan; the system is small and, with the ridge, never singular. */
function solve(system: readonly Float64Array[]): number[] {
  for (let at = 0; at < system.length; at++) {
    for (let row = 0; row < system.length; row++) {
      if (row === at) continue
      const factor = system[row][at] / system[at][at]
      for (let column = at; column <= FEATURES; column++) {
        system[row][column] -= factor * system[at][column]
      }
    }
  }
  return system.map((line, at) => line[FEATURES] / line[at])
}

function lossOf(rows: readonly Row[], weights: Float64Array): number {
  const loss = rows.reduce((sum, { features, gold }) => {
    const chance = 1 / (1 + Math.exp(-dot(weights, features)))
    return sum - Math.log(gold ? chance : 1 - chance)
  }, 0)
  return loss / rows.length
}

/** For each number of seats: its weights as text. */
function weightsFor(modules: readonly 'saboteur-2'[]): string {
  const lines = SEATS.map(seats => {
    const rows = listRows({ seats, modules })
    const weights = regress(rows)
    const loss = lossOf(rows, weights).toFixed(3)
    process.stdout.write(`${seats} seats ${modules.join()}: ${rows.length}, log-loss ${loss}\n`)
    return `  [${Array.from(weights, weight => weight.toFixed(2)).join(', ')}],`
  })
  return `[\n${lines.join('\n')}\n]`
}

const file = path.join(ROOT, 'packages/bots/src/saboteur/value-weights.ts')
writeFileSync(
  file,
  `/**
 * Logistic regressions of "the round ended with gold" on value.ts, for three seats and on to ten. Made by
 * \`npm run bots:value\`.
 */
export const goldWeights: readonly (readonly number[])[] = ${weightsFor([])}

/** The same where two teams dig. */
export const goldWeightsOfTeams: readonly (readonly number[])[] = ${weightsFor(['saboteur-2'])}
`,
)
process.stdout.write(`${file}\n`)
