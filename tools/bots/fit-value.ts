import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { FEATURES, featuresOf } from '../../packages/bots/src/saboteur/features.ts'
import { Judge, type Net } from '../../packages/bots/src/saboteur/net.ts'
import { playOn } from '../../packages/bots/src/saboteur/playout.ts'
import { dealtFor, Pot, wholePot } from '../../packages/bots/src/saboteur/pot.ts'
import { everything } from '../../packages/saboteur/src/presets.ts'
import { ROOT } from '../ledger.ts'
import { Heap } from './heap.ts'
import { type Rows, train } from './net.ts'
import { deal, hasGold, openFor } from './rounds.ts'

/**
 * npm run bots:value -- <net> <rounds>. Fits how likely gold is from what a cut playout shows, on so many
 * rounds of miners for each number of seats, of which every eighth is held out. Both nets if none is named.
 */
const [only, rounds = '12000'] = process.argv.slice(2)
const UNITS = 24
const EPOCHS = 7
/** Positions of a round are looked at this many turns apart. */
const APART = 6
const HELD_OUT = 8

type Config = Parameters<typeof openFor>[0]
type Sample = Rows & { readonly held: Rows }

const bySeats = (config: Config, from: number): readonly Config[] =>
  Array.from({ length: 11 - from }, (_none, nth) => ({ ...config, seats: from + nth }))
const nets: readonly { name: string; file: string; about: string; configs: readonly Config[] }[] = [
  { name: 'goldNet', file: 'gold-net', about: 'where there are no teams', configs: bySeats({}, 3) },
  {
    name: 'goldNetOfTeams',
    file: 'gold-net-of-teams',
    about: 'where two teams dig, in Saboteur 2 and full Jubilee alike',
    configs: [
      ...bySeats({ modules: ['saboteur-2'] }, 4),
      ...bySeats({ modules: everything.modules, championship: everything.championship }, 6),
    ],
  },
]

for (const { name, file, about, configs } of nets) {
  if (only !== undefined && only !== file) continue
  const samples = configs.map(config => sample(config))
  const net = train(joined(samples), UNITS, EPOCHS)
  for (const [nth, config] of configs.entries()) {
    const { held } = samples[nth]
    const loss = lossOf(held, net).toFixed(3)
    const rows = samples[nth].happened.length
    const what = `${config.seats} seats ${config.modules?.join() ?? ''}`
    process.stdout.write(`${what}: ${rows} positions, log-loss where held out ${loss}\n`)
  }
  writeFileSync(
    path.join(ROOT, `packages/bots/src/saboteur/${file}.ts`),
    `import type { Net } from './net.ts'

/**
 * How likely a round ends with gold, ${about}:
 * of what features.ts sees. Made by \`npm run bots:value\`.
 */
export const ${name}: Net = ${textOf(net)}
`,
  )
}

function sample(config: Config): Sample {
  const game = openFor(config)
  const pot = wholePot(game.setup())
  const [kept, held] = [new Heap(FEATURES), new Heap(FEATURES)]
  for (let nth = 0; nth < Number(rounds); nth++) {
    const playout = deal(game, nth)
    const { state, odds } = playout
    const { round } = state
    const heap = nth % HELD_OUT === 0 ? held : kept
    // Somewhere on the way somebody begins to imagine, who thinks of all seats together.
    let until = nth % 11
    let seen = 0
    let isOver = playOn({ ...playout, noise: 1 }, nth % APART)
    while (!isOver) {
      if (until-- === 0) thinkAnew(pot, odds)
      heap.add(featuresOf(state, odds.map(chanceAt)))
      seen++
      isOver = playOn({ ...playout, noise: 1 }, APART)
    }
    heap.close(seen, hasGold(state, round))
  }
  return { ...kept.rows(), held: held.rows() }
}

/** The same odds as of who knows how many saboteurs there are. */
function thinkAnew(pot: readonly number[], odds: Float64Array): void {
  new Pot(dealtFor(pot, odds.length), odds).marginals(odds)
  for (let seat = 0; seat < odds.length; seat++) {
    const chance = Math.min(0.99, Math.max(0.01, odds[seat]))
    odds[seat] = Math.log(chance / (1 - chance))
  }
}

function chanceAt(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

function joined(samples: readonly Rows[]): Rows {
  const inputs = new Float32Array(samples.reduce((sum, rows) => sum + rows.inputs.length, 0))
  let at = 0
  for (const rows of samples) {
    inputs.set(rows.inputs, at)
    at += rows.inputs.length
  }
  const happened = Uint8Array.from(samples.flatMap(rows => [...rows.happened]))
  return { width: FEATURES, inputs, happened }
}

function lossOf({ inputs, happened }: Rows, net: Net): number {
  const judge = new Judge(net)
  const features = new Float64Array(FEATURES)
  let loss = 0
  for (const [row, truth] of happened.entries()) {
    features.set(inputs.subarray(row * FEATURES, (row + 1) * FEATURES))
    const chance = judge.chance(features)
    loss -= Math.log(Math.max(1e-4, truth === 1 ? chance : 1 - chance))
  }
  return loss / happened.length
}

function textOf({ units, top }: Net): string {
  const lines = units.map(unit => `    [${unit.join(', ')}],\n`).join('')
  return `{\n  units: [\n${lines}  ],\n  top: [${top.join(', ')}],\n}`
}
