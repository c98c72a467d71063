import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { State } from '@adit/saboteur'
import { FEATURES, featuresOf } from '../../packages/bots/src/saboteur/features.ts'
import { Judge, type Net } from '../../packages/bots/src/saboteur/net.ts'
import { PAY_FEATURES, partOf, payFeaturesOf } from '../../packages/bots/src/saboteur/pay.ts'
import { playOn } from '../../packages/bots/src/saboteur/playout.ts'
import { dealtFor, Pot, wholePot } from '../../packages/bots/src/saboteur/pot.ts'
import { everything } from '../../packages/saboteur/src/presets.ts'
import { ROOT } from '../ledger.ts'
import { Heap } from './heap.ts'
import { type Rows, train } from './net.ts'
import { deal, hasGold, openFor } from './rounds.ts'

/**
 * npm run bots:value -- <net> <rounds>. Fits what a cut playout is judged by, on so many rounds of miners for
 * each number of seats, of which every eighth is held out. All nets if none is named.
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
const ofTeams = [
  ...bySeats({ modules: ['saboteur-2'] }, 4),
  ...bySeats({ modules: everything.modules, championship: everything.championship }, 6),
]

interface Wanted {
  readonly name: string
  readonly file: string
  readonly about: string
  readonly width: number
  readonly configs: readonly Config[]
  /** Looks at a position; what is given back says at the end of the round what came of it. */
  look(heap: Heap, state: State, suspicion: ArrayLike<number>): (end: State) => number
}

const nets: readonly Wanted[] = [
  {
    name: 'goldNet',
    file: 'gold-net',
    about: 'How likely a round ends with gold where there are no teams: of what features.ts sees.',
    width: FEATURES,
    configs: bySeats({}, 3),
    look: lookForGold,
  },
  {
    name: 'goldNetOfTeams',
    file: 'gold-net-of-teams',
    about: 'How likely a round ends with gold where two teams dig: of what features.ts sees.',
    width: FEATURES,
    configs: ofTeams,
    look: lookForGold,
  },
  {
    name: 'payNet',
    file: 'pay-net',
    about: 'What a seat gets of a round where two teams dig, of what pay.ts sees.',
    width: PAY_FEATURES,
    configs: ofTeams,
    look: lookForPay,
  },
]

for (const wanted of nets) {
  const { name, file, about, width, configs } = wanted
  if (only !== undefined && only !== file) continue
  const samples = configs.map(config => sample(config, wanted))
  const net = train(joined(samples, width), UNITS, EPOCHS)
  for (const [nth, config] of configs.entries()) {
    const { held, outcomes } = samples[nth]
    const loss = lossOf(held, net).toFixed(3)
    const what = `${config.seats} seats ${config.modules?.join() ?? ''}`
    process.stdout.write(`${what}: ${outcomes.length} positions, log-loss where held out ${loss}\n`)
  }
  writeFileSync(
    path.join(ROOT, `packages/bots/src/saboteur/${file}.ts`),
    `import type { Net } from './net.ts'

/** ${about} Made by \`npm run bots:value\`. */
export const ${name}: Net = ${textOf(net)}
`,
  )
}

function sample(config: Config, { width, look }: Wanted): Sample {
  const game = openFor(config)
  const pot = wholePot(game.setup())
  const [kept, held] = [new Heap(width), new Heap(width)]
  for (let nth = 0; nth < Number(rounds); nth++) {
    const playout = deal(game, nth)
    const { state, odds } = playout
    const heap = nth % HELD_OUT === 0 ? held : kept
    const looked: ReturnType<typeof look>[] = []
    // Somewhere on the way somebody begins to imagine, who thinks of all seats together.
    let until = nth % 11
    let isOver = playOn({ ...playout, noise: 1 }, nth % APART)
    while (!isOver) {
      if (until-- === 0) thinkAnew(pot, odds)
      looked.push(look(heap, state, odds.map(chanceAt)))
      isOver = playOn({ ...playout, noise: 1 }, APART)
    }
    heap.close(looked.map(outcome => outcome(state)))
  }
  return { ...kept.rows(), held: held.rows() }
}

function lookForGold(heap: Heap, state: State, suspicion: ArrayLike<number>) {
  const { round } = state
  heap.add(featuresOf(state, suspicion))
  return (end: State) => (hasGold(end, round) ? 1 : 0)
}

/** By one seat of each position, in turn. */
function lookForPay(heap: Heap, state: State, suspicion: ArrayLike<number>) {
  const seat = (state.deck.length + state.mover) % state.roles.length
  const before = state.gold[seat]
  heap.add(payFeaturesOf(state, seat, suspicion))
  return (end: State) => partOf(end.gold[seat] - before)
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

function joined(samples: readonly Rows[], width: number): Rows {
  const inputs = new Float32Array(samples.reduce((sum, rows) => sum + rows.inputs.length, 0))
  let at = 0
  for (const rows of samples) {
    inputs.set(rows.inputs, at)
    at += rows.inputs.length
  }
  const outcomes = Float32Array.from(samples.flatMap(rows => [...rows.outcomes]))
  return { width, inputs, outcomes }
}

function lossOf({ width, inputs, outcomes }: Rows, net: Net): number {
  const judge = new Judge(net)
  const features = new Float64Array(width)
  let loss = 0
  for (const [row, outcome] of outcomes.entries()) {
    features.set(inputs.subarray(row * width, (row + 1) * width))
    const chance = Math.min(0.9999, Math.max(0.0001, judge.chance(features)))
    loss -= outcome * Math.log(chance) + (1 - outcome) * Math.log(1 - chance)
  }
  return loss / outcomes.length
}

function textOf({ units, top }: Net): string {
  const lines = units.map(unit => `    [${unit.join(', ')}],\n`).join('')
  return `{\n  units: [\n${lines}  ],\n  top: [${top.join(', ')}],\n}`
}
