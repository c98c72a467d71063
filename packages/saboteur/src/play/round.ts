import { type Emit, leftOf } from '@adit/kernel'
import type { Event } from '../events.ts'
import { cloneMaze } from '../maze/maze.ts'
import { freshParts, freshRound } from '../parts/index.ts'
import type { Rules } from '../rules.ts'
import { joinParts, OVER, ROUND_OVER, SETUP, type State } from '../state.ts'
import { ROLES } from './chance-verbs.ts'

/** SAB-61 */
const ROUNDS = 3

/** The table before anything happened: every card in its box. */
export function setTable(rules: Rules): State {
  return joinParts({ maze: cloneMaze(rules.maze), ...freshParts(rules) })
}

/**
 * After the gold is shared: the end of the game, or a wait for CHANCE. The table stays as it lies,
 * roles shown, until she deals the next roles.
 */
export function endRound(state: State, emit?: Emit<Event>): void {
  if (state.round < ROUNDS) {
    state.chance = ROLES
    return
  }
  state.stage = OVER
  emit?.({ type: 'game-ended', gold: state.gold.slice() })
}

/** The first round, or the next one after the table was cleared. */
export function beginRound(rules: Rules, state: State, emit?: Emit<Event>): void {
  if (state.stage === ROUND_OVER) {
    state.round++
    // SAB-62, CHM-36: clockwise, whatever the direction of play was.
    state.first = leftOf(state.last, rules.seats)
    state.mover = state.first
    state.stage = SETUP
    // All cards but the gold that players won come back into their boxes.
    state.maze = cloneMaze(rules.maze)
    const { round, hands, front, roles, goals, ...ofModules } = freshRound(rules)
    Object.assign(state, round, hands, front, roles, goals, ofModules)
  }
  emit?.({ type: 'round-begun', round: state.round, seat: state.first, deck: state.deck.length })
}
