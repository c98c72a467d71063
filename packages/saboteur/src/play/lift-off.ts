import type { Emit } from '@adit/kernel'
import type { Event } from '../events.ts'
import { type At, NOWHERE } from '../maze/cells.ts'
import { removeCard } from '../maze/maze.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'

/** Takes what lies there out of the maze. */
export function liftOff(rules: Rules, state: State, at: At, emit?: Emit<Event>): void {
  rules.hooks.onLift?.(state, at, emit)
  removeCard(state.maze, at)
  // CHM-23: only a card that is still in the maze can be diverted.
  if (state.lastLaid === at) state.lastLaid = NOWHERE
}
