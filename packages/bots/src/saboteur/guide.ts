import { quickRandom } from '@adit/kernel'
import { type Event, type Move, roleOf, type State } from '@adit/saboteur'
import type { Decision } from '../bot.ts'
import type { Dials } from '../dials.ts'
import { mixed } from '../playing.ts'
import type { Guide } from '../search/search.ts'
import type { Outlook } from './bot.ts'
import { castGold, castSaboteurs, castTeams } from './cast.ts'
import { indexOfMove, tellings } from './looks.ts'
import { playOn } from './playout.ts'
import { rateMoves } from './policy.ts'
import { minersAt, usual } from './weights.ts'
import type { Witness } from './witness.ts'
import { worthTo } from './worth.ts'

/**
 * Moves looked at: the policy's best few, and one more for so many playouts. Now and then one that it
 * thinks little of is by far the best, a dead end laid where it harms nobody instead of a pass.
 */
const LEAST_ARMS = 8
const MOST_ARMS = 24
const PLAYOUTS_AN_ARM = 28
/** Turns before a playout is cut and judged. */
const TURNS = 22
/** How far off the policy is in playouts, so that not every world goes the same way. */
const NOISE = 1
/** How much a point of the policy's rating counts as prior, in parts of a win. */
const OPINION = 0.01
/** The price of looking like a saboteur in one's first turns: for each unit of log odds, in parts of a win. */
const BLUSH = 0.0205
/** So many turns a saboteur digs with the others before it strikes. */
const COVER = 2
/** Steps of so much, whole numbers left out, lie evenly between 0 and 1 however many they are. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** What the searcher is told about a turn of Saboteur: worlds with roles cast from the belief. */
export function guideFor(
  { game, view, seat, legal, budget, random }: Decision<State, Move, Event>,
  { witness, pot, mind }: Outlook,
  dials: Dials,
): { readonly guide: Guide<State>; readonly arms: readonly number[] } {
  const ratings = new Float64Array(legal.length)
  rateMoves(view, seat, legal, mind, ratings)
  const price = priceOfLooks(view, seat, witness, dials)
  const shames = legal.map(move =>
    price === 0 ? 0 : price * tells(view, seat, move, witness.suspicion),
  )
  // Who has something to hide looks at harmless moves too, which the policy of his side thinks little of.
  const opinions = legal.map((_move, nth) => OPINION * ratings[nth] - shames[nth])
  const arms = [...legal.keys()]
    .sort((one, other) => opinions[other] - opinions[one])
    .slice(0, armsFor(budget.playouts))
  const shame = arms.map(arm => shames[arm])
  const looks = arms.map(arm => tells(view, seat, legal[arm], witness.suspicion))
  const weights = Array.from({ length: game.seats }, (_none, at) =>
    at === seat ? usual : minersAt(game.seats),
  )
  // What the others think of each other, and of this seat, they know from the acts alone.
  const openOdds = Float64Array.from(witness.suspicion, logit)
  const seed = random.below(1 << 30)
  const first = random.below(1 << 20)
  const guide: Guide<State> = {
    priors: arms.map(arm => 0.5 + opinions[arm] - opinions[arms[0]]),
    imagine(nth) {
      const lots = quickRandom(mixed(seed, nth))
      const world = game.determinize(view, lots)
      // Evenly over what may be, and not by lot, so that few worlds tell as much as many.
      castSaboteurs(view, world, pot.at((first / (1 << 20) + nth * GOLDEN) % 1))
      castGold(view, world, first + nth)
      castTeams(view, world, witness.leans, lots)
      return world
    },
    trial(world, arm, nth) {
      const state = game.clone(world)
      const odds = openOdds.slice()
      odds[seat] += looks[arm]
      game.step(state, seat, legal[arms[arm]])
      const lots = quickRandom(mixed(seed ^ 0x5bd1e995, nth))
      playOn({ game, state, weights, odds, random: lots, noise: NOISE }, TURNS)
      return worthTo(state, seat, world, odds.map(chanceAt)) - shame[arm]
    },
  }
  return { guide, arms }
}

function armsFor(playouts: number): number {
  return Math.max(LEAST_ARMS, Math.min(MOST_ARMS, Math.floor(playouts / PLAYOUTS_AN_ARM)))
}

/** How much a move makes its maker look like a saboteur, as log odds. */
function tells(state: State, seat: number, move: Move, suspected: ArrayLike<number>): number {
  const index = typeof move === 'number' ? indexOfMove(state, seat, move, suspected) : -1
  return index < 0 ? 0 : tellings[index]
}

/**
 * What looking bad costs who has something to hide, for each unit of log odds: at first, when a card more
 * or less of the tunnel decides nothing and a trusted saboteur still has everything before it.
 */
function priceOfLooks(
  view: State,
  seat: number,
  { facts }: Witness,
  { blush, patience }: Dials,
): number {
  if (view.roles[seat] !== roleOf.saboteur) return 0
  const turns = facts.filter(fact => fact.seat === seat).length
  return turns < COVER + patience ? blush * BLUSH : 0
}

function chanceAt(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}

function logit(chance: number): number {
  const held = Math.min(0.99, Math.max(0.01, chance))
  return Math.log(held / (1 - held))
}
