import type { Random, Refusal } from '@adit/kernel'
import type { Tell } from '../events.ts'
import type { ChanceMove } from '../moves.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import { beginTurn } from './turn.ts'

/** CHANCE's own choice: every outcome equally likely. */
export function nature(rules: Rules, state: State, random: Random): ChanceMove {
  return rules.drawOf[state.chance].nature(rules, state, random)
}

/** Any well-formed outcome passes, so that a person can stack a deck by hand. */
export function refuseChance(rules: Rules, state: State, move: unknown): Refusal | undefined {
  if (state.chance === 0) return { key: 'chance-not-awaited' }
  if (!isIntegers(move) || move[0] !== state.chance) return { key: 'chance-other-awaited' }
  const isOutcome = rules.drawOf[state.chance].isOutcome(rules, state, move.slice(1))
  return isOutcome ? undefined : { key: 'chance-impossible' }
}

function isIntegers(move: unknown): move is readonly number[] {
  return Array.isArray(move) && move.every(number => Number.isInteger(number))
}

/** What was drawn takes its place; then CHANCE's next draw of the set-up, or the first turn. */
export function drawLot(rules: Rules, state: State, move: ChanceMove, emit?: Tell): void {
  const verb = move[0]
  const draw = rules.drawOf[verb]
  state.chance = 0
  draw.take(rules, state, move, emit)
  if (draw.opens === undefined) return
  const next = rules.opening.indexOf(verb) + 1
  if (next < rules.opening.length) state.chance = rules.opening[next]
  else beginTurn(rules, state, state.first, emit)
}
