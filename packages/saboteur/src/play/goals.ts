import { lowest, only } from '@adit/kernel'
import { kindOf } from '../cards/order.ts'
import type { Tell } from '../events.ts'
import type { At } from '../maze/cells.ts'
import { faceOf } from '../maze/faces.ts'
import { goalSlotAt, turnUp } from '../maze/maze.ts'
import { fittingTurns, joiningTurns, reachedGoals } from '../maze/reach.ts'
import type { Rules } from '../rules.ts'
import { GOLD_REACHED, OPEN, type State } from '../state.ts'
import { ask } from './asks.ts'
import { type Reachable, subjectOfReachable } from './reachable.ts'

/** What a goal does to the player who reached it. */
export type Meeting = (state: State, emit?: Tell) => void

/** SAB-31: the round is won; a stone does nothing. */
export const goldMeeting: Readonly<Record<number, Meeting>> = {
  [kindOf.gold](state) {
    state.ending = GOLD_REACHED
    state.finisher = state.mover
  },
}

export const goals: Reachable = {
  name: 'goals',
  order: 0,
  reached: reachedGoals,
  /** SAB-33: all that were reached at once; MIN-43: one by one in the mover's order. */
  meet(rules, state, mask) {
    if (rules.goalsInOrder && (mask & (mask - 1)) !== 0) {
      ask(rules, state, 'order', state.mover, subjectOfReachable(rules, goals))
    } else state.batch = mask
  },
  several: {
    places: maze => maze.goals,
    choose(_rules, state, at) {
      state.batch = only(goalSlotAt(state.maze, at))
    },
    turn: turnGoal,
  },
}

/** The next of those reached at once. */
export function turnNextGoal(rules: Rules, state: State, emit?: Tell): void {
  const slot = lowest(state.batch)
  const at = state.maze.goals[slot]
  const kind = state.goals[slot]
  const turnsOf = rules.clashIsChosen ? fittingTurns : joiningTurns
  const turns = turnsOf(state.maze, at, kind)
  if (turns !== 3) {
    turnGoal(rules, state, at, turns >> 1, emit)
    return
  }
  // The mover sees what lies there, and so do all, before choosing how to turn it.
  state.goalSeen[slot] |= OPEN
  emit?.({ type: 'goal-shown', seat: state.mover, at, kind })
  ask(rules, state, 'turn', state.mover, at)
}

function turnGoal(rules: Rules, state: State, at: At, turn: number, emit?: Tell): void {
  const slot = goalSlotAt(state.maze, at)
  const kind = state.goals[slot]
  const face = faceOf(kind, turn)
  state.goalSeen[slot] |= OPEN
  state.batch &= ~only(slot)
  turnUp(state.maze, at, face)
  emit?.({ type: 'goal-turned', seat: state.mover, at, face })
  rules.meetings[kind]?.(state, emit)
}
