import { CHANCE, type Game, has, isWindowOpen, lowest, type Random, type Seat } from '@adit/kernel'
import { type Event, type Move, SHARING, type State } from '@adit/saboteur'
import { deedOf } from './deeds.ts'
import { mazeChanged, surveyAgain, surveyOpenlyToo } from './ground.ts'
import { indexAt, tellings } from './looks.ts'
import { pick } from './policy.ts'
import type { Team } from './weights.ts'

/** A world played on by the policy alone, in which what people do makes them suspected. */
export interface Playout {
  readonly game: Game<State, Move, Event>
  readonly state: State
  /** By seat. */
  readonly weights: readonly Team[]
  /** By seat: log odds of being a saboteur, to everybody; moved as the playout goes on. */
  readonly odds: Float64Array
  readonly random: Random
  readonly noise: number
  /** Called for each act that tells something, before it is weighed. */
  noted?(seat: Seat, index: number, move: number): void
}

/** Nobody in a playout asks who digs for which team. */
const NOBODY: readonly number[] = []
const legal: Move[] = []
const suspicion = new Float64Array(16)
/** By seat: the odds themselves, because they are moved by a factor where a logarithm costs an exponential. */
const ratios = new Float64Array(16)
const factors = tellings.map(Math.exp)

/**
 * Plays until the round is over or so many turns have passed; true if it is over. An imagined world can
 * turn out to be none: a pathfinder was let pass whose player, as imagined, has nothing to lay. There
 * the playout ends.
 */
export function playOn(playout: Playout, turns: number): boolean {
  const { game, state, weights, odds, random, noise } = playout
  for (let seat = 0; seat < odds.length; seat++) {
    ratios[seat] = Math.exp(odds[seat])
    suspicion[seat] = ratios[seat] / (1 + ratios[seat])
  }
  const minds = weights.map(team => ({ weights: team, suspicion, rivals: NOBODY }))
  const { round } = state
  let grain = random.below(1 << 30)
  let left = turns
  mazeChanged()
  while (state.stage < SHARING && state.round === round) {
    const acting = game.toAct(state)
    if (has(acting, CHANCE)) {
      game.step(state, CHANCE, game.nature(state, random))
      mazeChanged()
      continue
    }
    const seat = lowest(acting)
    if (isWindowOpen(state.windows)) {
      const passive = game.passive?.(state, seat)
      const answer = passive ?? choose(seat)
      if (answer === undefined) return false
      game.step(state, seat, answer)
      mazeChanged()
      continue
    }
    if (left-- <= 0) return false
    const move = choose(seat)
    if (move === undefined) return false
    if (typeof move === 'number') {
      const index = indexAt(surveyOpenlyToo(state.maze), state, seat, move, suspicion)
      if (index >= 0) {
        playout.noted?.(seat, index, move)
        odds[seat] += tellings[index]
        ratios[seat] *= factors[index]
        suspicion[seat] = ratios[seat] / (1 + ratios[seat])
      }
    }
    game.step(state, seat, move)
    if (!leavesMaze(move)) mazeChanged()
  }
  return true

  function choose(seat: Seat): Move | undefined {
    if (game.legal(state, seat, legal).length === 0) return undefined
    // By the turn and the move alone: two moves tried in the same world go on alike wherever they can.
    grain = (Math.imul(grain, 0x2c1b3c6d) + 0x3c6ef35f) | 0
    return pick(state, seat, legal, minds[seat], grain, noise, surveyAgain(state, seat))
  }
}

/** Whether no card comes to lie or goes by that move, as far as can be said at once. */
function leavesMaze(move: Move): boolean {
  if (typeof move !== 'number') return false
  const deed = deedOf(move)
  return deed === 'pass' || deed === 'break' || deed === 'mend' || deed === 'map'
}
