import { type AnyDecision, mixed, playing } from '@adit/bots'
import { quickRandom } from '@adit/kernel'
import { type Move, roleOf, SHARING, type State } from '@adit/saboteur'
import { botNamed } from '../../packages/bots/src/roster.ts'
import { indexOfMove, tellings } from '../../packages/bots/src/saboteur/looks.ts'
import { playOn } from '../../packages/bots/src/saboteur/playout.ts'
import { minersAt } from '../../packages/bots/src/saboteur/weights.ts'
import { Witness } from '../../packages/bots/src/saboteur/witness.ts'
import { hasGold, openFor } from './rounds.ts'

/**
 * npm run bots:choices -- <rounds> <playouts> <seats>. What a master's move is worth more than a miner's, in
 * points of a hundred: each is judged by whole playouts from the position as it truly is, the deck shuffled
 * anew. Miners play the rounds, so the positions stay the same whatever becomes of masters: two versions
 * of them are told apart by a tenth of what an arena takes.
 */
const [rounds = '60', playouts = '600', seats = '5'] = process.argv.slice(2)
const SEED = 90_210
/** Every so manieth question is looked at. */
const EVERY = 5
const JUDGED_BY = 64

const game = openFor({ seats: Number(seats) })
const master = named('master')
const miner = named('miner')
const gains = { dig: [] as number[], hinder: [] as number[] }
for (let nth = 0; nth < Number(rounds); nth++) watchRound(mixed(SEED, nth))
for (const [side, list] of Object.entries(gains)) {
  const mean = list.reduce((sum, gain) => sum + gain, 0) / list.length
  const spread = list.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (list.length - 1)
  const within = 1.96 * Math.sqrt(spread / list.length)
  const text = `${(100 * mean).toFixed(2)} ± ${(100 * within).toFixed(2)}`
  process.stdout.write(`${side}: ${text} points a move, ${list.length} positions\n`)
}

function named(name: string) {
  const bot = botNamed('saboteur', name)
  if (bot === undefined) throw new Error(`no bot ${name}`)
  return bot
}

function watchRound(deal: number): void {
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
    if (asked % EVERY === 0 && decision.legal.length > 1)
      compare(decision, state, mixed(deal, 3 + asked))
    // The decision's draws are for one answer: the round goes on by the same, whoever was asked besides.
    next = play.next(miner.choose({ ...decision, random: quickRandom(mixed(deal, asked)) }))
  }
}

function compare(decision: AnyDecision, state: State, seed: number): void {
  // They play Saboteur, so what they give is a move of it, and what they have heard is of it.
  const ask = (bot: typeof master) => bot.choose({ ...decision, random: quickRandom(seed) }) as Move
  const [one, other] = [ask(master), ask(miner)]
  const side = state.roles[decision.seat] === roleOf.saboteur ? 'hinder' : 'dig'
  const worth = (move: Move): number => {
    const found = chanceOfGold(decision, state, move, seed)
    return side === 'dig' ? found : 1 - found
  }
  gains[side].push(one === other ? 0 : worth(one) - worth(other))
}

/** How often gold is found behind that move, all being miners. */
function chanceOfGold({ seat, past }: AnyDecision, state: State, move: Move, seed: number): number {
  const witness = new Witness(game)
  witness.hear(past as Parameters<Witness['hear']>[0])
  let found = 0
  for (let nth = 0; nth < JUDGED_BY; nth++) {
    const world = game.clone(state)
    const random = quickRandom(mixed(seed, nth))
    for (let left = world.deck.length - 1; left > 0; left--) {
      const at = random.below(left + 1)
      ;[world.deck[left], world.deck[at]] = [world.deck[at], world.deck[left]]
    }
    const odds = witness.suspicion.map(chance => Math.log((chance + 0.01) / (1.01 - chance)))
    const index = typeof move === 'number' ? indexOfMove(world, seat, move, witness.suspicion) : -1
    if (index >= 0) odds[seat] += tellings[index]
    game.step(world, seat, move)
    const weights = world.roles.map(() => minersAt(game.seats))
    playOn({ game, state: world, weights, odds, random, noise: 0.5 }, Number.POSITIVE_INFINITY)
    if (hasGold(world, state.round)) found++
  }
  return found / JUDGED_BY
}
