import { CHANCE, has, lowest, nth, quickRandom } from '@adit/kernel'
import { type Event, isLastGnome, type Move, ORCS, type State } from '@adit/my-treasure'
import type { Bot, Decision } from '../bot.ts'
import type { Dials } from '../dials.ts'
import { mixed } from '../playing.ts'
import { type Guide, search } from '../search/search.ts'
import { weigh } from '../search/weigh.ts'
import { drawsOn } from './last-gnome.ts'
import { recall } from './memory.ts'
import { pickMove, rateMove, type Thresholds, thresholds } from './policy.ts'
import { chanceToWin } from './prospects.ts'

/** Stacks to take that are worth a look, besides drawing. */
const TAKES = 3
/** The thresholds are nearly right: it takes this many trials, and this much, to think otherwise. */
const FAITH = 30
const DOUBT = 0.05

/** As the last gnome it knows what the thresholds do not: to draw whatever there is, or to take at once. */
const drawing: Thresholds = { enough: thresholds.enough.map(() => 99), danger: 1, dangerAlone: 1 }
const taking: Thresholds = { enough: thresholds.enough.map(() => 0), danger: 0, dangerAlone: 0 }

/** Remembers what all saw, waits as long as it pays, and plays the rest of the round out if it looks ahead. */
export function treasureBot(name: string, dials: Dials): Bot<State, Move, Event> {
  return {
    name,
    choose(decision) {
      const { view, seat, past, legal, budget, random } = decision
      if (legal.length === 1) return nth(legal, 0)
      const known = recall(view, past, seat, dials.memory)
      if (!dials.looksAhead) return pickMove(known, legal, thresholds, random, dials.noise)
      const arms = armsOf(known, decision)
      return nth(arms, search(guideFor({ ...decision, view: known }, arms), budget))
    },
    ...(dials.looksAhead && {
      weigh(decision: Decision<State, Move, Event>) {
        const { view, seat, past, legal, budget } = decision
        const known = recall(view, past, seat, dials.memory)
        const guide = guideFor({ ...decision, view: known }, legal)
        return weigh(guide, [...legal.keys()], budget)
      },
    }),
    because({ view: { deck, orcs } }, chosen, better) {
      const isToDraw = [chosen, better].some(move => move.type === 'draw')
      return isToDraw && chosen.type !== better.type && deck.length > 0
        ? { on: 'orc', chance: (ORCS - orcs) / deck.length }
        : undefined
    },
  }
}

function armsOf(known: State, { legal }: Decision<State, Move, Event>): readonly Move[] {
  const rated = legal
    .map(move => ({ move, rating: rateMove(known, move, thresholds) }))
    .sort((one, other) => other.rating - one.rating)
  const draw = rated.filter(({ move }) => move.type === 'draw')
  const others = rated.filter(({ move }) => move.type !== 'draw')
  return [...draw, ...others.slice(0, TAKES)].map(({ move }) => move)
}

function guideFor(
  { game, view, seat, random }: Decision<State, Move, Event>,
  arms: readonly Move[],
): Guide<State> {
  const seed = random.below(1 << 30)
  const ratings = arms.map(move => rateMove(view, move, thresholds))
  const wanted = ratings.indexOf(Math.max(...ratings))
  return {
    faith: FAITH,
    priors: arms.map((_move, nth) => (nth === wanted ? 0.5 : 0.5 - DOUBT)),
    imagine: nth => game.determinize(view, quickRandom(mixed(seed, nth))),
    trial(world, arm, count) {
      const state = game.clone(world)
      const lots = quickRandom(mixed(seed ^ 0x5bd1e995, count))
      const legal: Move[] = []
      game.step(state, seat, nth(arms, arm))
      while (state.round === world.round && state.phase !== 'shuffle' && state.phase !== 'over') {
        const acting = game.toAct(state)
        if (has(acting, CHANCE)) {
          game.step(state, CHANCE, game.nature(state, lots))
          continue
        }
        const mover = lowest(acting)
        game.legal(state, mover, legal)
        // No noise: one careless take loses a round, and its maker would be thought careless.
        const draws = mover === seat && state.phase === 'turn' && isLastGnome(state)
        const rule = !draws ? thresholds : drawsOn(state, seat) ? drawing : taking
        game.step(state, mover, pickMove(state, legal, rule, lots, 0.01))
      }
      const outcome = game.outcome(state)
      if (outcome === undefined) return chanceToWin(state.coins, seat)
      return outcome.winners.includes(seat) ? 1 / outcome.winners.length : 0
    },
  }
}
