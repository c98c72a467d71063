import { CHANCE, has, lowest, nth, quickRandom } from '@adit/kernel'
import type { Event, Move, State } from '@adit/nimble-gnomes'
import type { Bot, Decision } from '../bot.ts'
import type { Dials } from '../dials.ts'
import { mixed } from '../playing.ts'
import { type Guide, search } from '../search/search.ts'
import { weigh } from '../search/weigh.ts'
import { pickMove, rateMove, standingOf } from './policy.ts'

const ARMS = 6
/** Moves played before a playout is judged by the gems that lie then: with two most of a game. */
const MOVES = 80
/** A lead of so much is as good as won. */
const WON = 60

/** Splits gems as well as can be, and if it looks ahead plays some laps out before it chooses. */
export function nimbleBot(name: string, dials: Dials): Bot<State, Move, Event> {
  return {
    name,
    choose(decision) {
      const { view, seat, legal, budget, random } = decision
      if (legal.length === 1) return nth(legal, 0)
      if (!dials.looksAhead) return pickMove(view, seat, legal, random, dials.noise)
      const arms = legal
        .map(move => ({ move, rating: rateMove(view, seat, move) }))
        .sort((one, other) => other.rating - one.rating)
        .slice(0, ARMS)
      return nth(arms, search(guideFor(decision, arms), budget)).move
    },
    ...(dials.looksAhead && {
      weigh(decision: Decision<State, Move, Event>) {
        const { view, seat, legal, budget } = decision
        const arms = legal.map(move => ({ move, rating: rateMove(view, seat, move) }))
        return weigh(guideFor(decision, arms), [...arms.keys()], budget)
      },
    }),
  }
}

function guideFor(
  { game, view, seat, random }: Decision<State, Move, Event>,
  arms: readonly { readonly move: Move; readonly rating: number }[],
): Guide<State> {
  const seed = random.below(1 << 30)
  const legal: Move[] = []
  return {
    priors: arms.map(({ rating }) => 0.5 + 0.01 * (rating - nth(arms, 0).rating)),
    imagine: nth => game.determinize(view, quickRandom(mixed(seed, nth))),
    trial(world, arm, count) {
      const state = game.clone(world)
      const lot = mixed(seed ^ 0x5bd1e995, count)
      game.step(state, seat, nth(arms, arm).move)
      for (let left = MOVES; left > 0 && state.phase !== 'over'; left--) {
        // By the turn alone: two moves tried in the same world go on alike once they come to the same.
        const lots = quickRandom(lot + left)
        const acting = game.toAct(state)
        const mover = has(acting, CHANCE) ? CHANCE : lowest(acting)
        const move =
          mover === CHANCE
            ? game.nature(state, lots)
            : pickMove(state, mover, game.legal(state, mover, legal), lots, 1)
        game.step(state, mover, move)
      }
      return worthTo(state, seat)
    },
  }
}

/** How far ahead of the best of the others, from 0 to 1. */
function worthTo(state: State, seat: number): number {
  let rival = 0
  for (let other = 0; other < state.handSizes.length; other++) {
    if (other !== seat) rival = Math.max(rival, standingOf(state, other))
  }
  const lead = (standingOf(state, seat) - rival) / WON
  return Math.max(0, Math.min(1, 0.5 + lead / 2))
}
