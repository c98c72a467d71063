import { leftOf } from '@adit/kernel'
import type { Tell } from '../events.ts'
import { clearTable } from '../parts/index.ts'
import type { Rules } from '../rules.ts'
import { OVER, ROUND_OVER, ROUNDS, SETUP, type State } from '../state.ts'
import { verbOf } from './draw.ts'

/**
 * After the gold is shared: the end of the game, or a wait for CHANCE. The table stays as it lies,
 * roles shown, until she deals the next roles.
 */
export function endRound(state: State, emit?: Tell): void {
  if (state.round < ROUNDS) {
    state.chance = verbOf.roles
    return
  }
  state.stage = OVER
  emit?.({ type: 'game-ended', gold: state.gold.slice() })
}

/** The first round, or the next one after the table was cleared. */
export function beginRound(rules: Rules, state: State, emit?: Tell): void {
  if (state.stage === ROUND_OVER) {
    state.round++
    // SAB-62, CHM-36: clockwise, whatever the direction of play was.
    state.first = leftOf(state.last, rules.seats)
    state.mover = state.first
    state.stage = SETUP
    clearTable(rules, state)
  }
  emit?.({ type: 'round-begun', round: state.round, seat: state.first, deck: state.deck.length })
}
