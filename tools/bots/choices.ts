import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type AnyDecision, mixed, playing } from '@adit/bots'
import { quickRandom } from '@adit/kernel'
import { type Event, type Move, roleOf, SHARING, type State } from '@adit/saboteur'
import type { Decision } from '../../packages/bots/src/bot.ts'
import { levels } from '../../packages/bots/src/dials.ts'
import { botNamed } from '../../packages/bots/src/roster.ts'
import { lookOut } from '../../packages/bots/src/saboteur/bot.ts'
import { guideFor } from '../../packages/bots/src/saboteur/guide.ts'
import { indexOfMove, tellings } from '../../packages/bots/src/saboteur/looks.ts'
import { playOn } from '../../packages/bots/src/saboteur/playout.ts'
import { minersAt } from '../../packages/bots/src/saboteur/weights.ts'
import { hasGold, openFor } from './rounds.ts'

/**
 * npm run bots:choices -- <rounds> <playouts> <seats> <file>. What a master's move is worth more than a
 * miner's, in points of a hundred: both are judged by whole playouts in the same worlds that fit what the
 * seat knows. Miners play the rounds, so the positions stay the same whatever becomes of masters. The
 * first run keeps what it found in the file; those after it say how much they differ from it, position by
 * position, which tells two versions of masters apart by a tenth of what an arena takes.
 */
const [rounds = '60', playouts = '600', seats = '5', file] = process.argv.slice(2)
const SEED = 90_210
/** Every so manieth question is looked at. */
const EVERY = 7
const JUDGED_BY = 400

const game = openFor({ seats: Number(seats) })
const master = named('master')
const miner = named('miner')
const gains: Record<string, number> = {}
for (let nth = 0; nth < Number(rounds); nth++) watchRound(nth)

const isKept = file !== undefined && existsSync(file)
// Written below, by an earlier run.
const before: Record<string, number> = isKept ? JSON.parse(readFileSync(file, 'utf8')) : {}
if (file !== undefined && !isKept) writeFileSync(file, JSON.stringify(gains))
for (const side of ['dig', 'hinder']) {
  const keys = Object.keys(gains).filter(key => key.endsWith(side))
  say(
    side,
    keys.map(key => gains[key]),
  )
  const both = keys.filter(key => key in before)
  if (isKept) {
    say(
      `${side}, more than before`,
      both.map(key => gains[key] - before[key]),
    )
  }
}

function say(what: string, list: readonly number[]): void {
  const mean = list.reduce((sum, gain) => sum + gain, 0) / list.length
  const spread = list.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (list.length - 1)
  const within = 1.96 * Math.sqrt(spread / list.length)
  const text = `${(100 * mean).toFixed(2)} ± ${(100 * within).toFixed(2)}`
  process.stdout.write(`${what}: ${text} points a move, ${list.length} positions\n`)
}

function named(name: string) {
  const bot = botNamed('saboteur', name)
  if (bot === undefined) throw new Error(`no bot ${name}`)
  return bot
}

function watchRound(nth: number): void {
  const deal = mixed(SEED, nth)
  const state = game.setup()
  const { round } = state
  let asked = 0
  const play = playing(game, state, {
    chance: quickRandom(mixed(deal, 1)),
    seed: mixed(deal, 2),
    budget: { playouts: Number(playouts) },
    played: () => state.round === round && state.stage < SHARING,
  })
  for (let next = play.next(); next.done !== true; asked++) {
    const decision = { ...next.value, legal: next.value.legal.slice() }
    if (asked % EVERY === 0 && decision.legal.length > 1) {
      const side = state.roles[decision.seat] === roleOf.saboteur ? 'hinder' : 'dig'
      gains[`${nth} ${asked} ${side}`] = gainOf(decision, side, mixed(deal, 3 + asked))
    }
    // The decision's draws are for one answer: the round goes on by the same, whoever was asked besides.
    next = play.next(miner.choose({ ...decision, random: quickRandom(mixed(deal, asked)) }))
  }
}

function gainOf(asked: AnyDecision, side: 'dig' | 'hinder', seed: number): number {
  // The game above is Saboteur, so what is asked and answered is of it.
  const decision = asked as Decision<State, Move, Event>
  const ask = (bot: typeof master) => bot.choose({ ...asked, random: quickRandom(seed) }) as Move
  const [one, other] = [ask(master), ask(miner)]
  if (one === other) return 0
  const gain = chanceOfGold(decision, one, seed) - chanceOfGold(decision, other, seed)
  return side === 'dig' ? gain : -gain
}

/** How often gold is found behind that move, all being miners. */
function chanceOfGold(decision: Decision<State, Move, Event>, move: Move, seed: number): number {
  const { seat } = decision
  const outlook = lookOut(decision, levels.master)
  const { suspicion } = outlook.witness
  const { guide } = guideFor({ ...decision, random: quickRandom(~seed) }, outlook, levels.master)
  let found = 0
  for (let nth = 0; nth < JUDGED_BY; nth++) {
    const world = guide.imagine(nth)
    const odds = suspicion.map(chance => Math.log((chance + 0.01) / (1.01 - chance)))
    const index = typeof move === 'number' ? indexOfMove(world, seat, move, suspicion) : -1
    if (index >= 0) odds[seat] += tellings[index]
    game.step(world, seat, move)
    const weights = world.roles.map(() => minersAt(game.seats))
    const random = quickRandom(mixed(seed, nth))
    playOn({ game, state: world, weights, odds, random, noise: 0.5 }, Number.POSITIVE_INFINITY)
    if (hasGold(world, decision.view.round)) found++
  }
  return found / JUDGED_BY
}
