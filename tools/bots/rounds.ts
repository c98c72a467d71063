import { CHANCE, type ConfigOf, has, parseConfig, quickRandom } from '@adit/kernel'
import {
  GOLD_REACHED,
  roleOf,
  type SaboteurGame,
  type SaboteurOptions,
  type State,
  saboteur,
} from '@adit/saboteur'
import { mixed } from '../../packages/bots/src/playing.ts'
import { type Playout, playOn } from '../../packages/bots/src/saboteur/playout.ts'
import { minersAt, type Team } from '../../packages/bots/src/saboteur/weights.ts'

/** Rounds of Saboteur by the policy alone, without views: what bots are fitted and tuned on. */

export function openFor(config: Partial<ConfigOf<SaboteurOptions>>): SaboteurGame {
  const checked = parseConfig(saboteur, config)
  if (!checked.ok) throw new Error(checked.why.key)
  return saboteur.open(checked.value)
}

/** A round just dealt; the same for the same number. */
export function deal(game: SaboteurGame, nth: number, team: Team = minersAt(game.seats)): Playout {
  const state = game.setup()
  const usual = usualIn(state.spare)
  const lots = quickRandom(mixed(nth, 1))
  while (has(game.toAct(state), CHANCE)) game.step(state, CHANCE, game.nature(state, lots))
  return {
    game,
    state,
    weights: state.roles.map(() => team),
    odds: new Float64Array(game.seats).fill(Math.log(usual / (1 - usual))),
    random: quickRandom(mixed(nth, 2)),
    noise: 0.5,
  }
}

/** How likely anybody is a saboteur before anything is known. */
function usualIn(pot: readonly number[]): number {
  let saboteurs = 0
  for (const role of pot) if (role === roleOf.saboteur) saboteurs++
  return saboteurs / pot.length
}

/** Plays a dealt round to its end and says whether gold was found. */
export function endsWithGold(playout: Playout): boolean {
  const { state } = playout
  const { round } = state
  playOn(playout, Number.POSITIVE_INFINITY)
  return hasGold(state, round)
}

export function hasGold(state: State, round: number): boolean {
  return state.round === round && state.ending === GOLD_REACHED
}
