import type { Emit } from '@adit/kernel'
import type { Event } from '../events.ts'
import type { Rules } from '../rules.ts'
import { DRAWING_ON, type State, TURN_OVER } from '../state.ts'
import { drawCards } from './hands.ts'

/** The plain draws at the end of a turn; what a module makes of the others comes after. */
export function draw(rules: Rules, state: State, emit?: Emit<Event>): void {
  const { beforeDraw } = rules.hooks
  const changed = beforeDraw?.(state)
  drawCards(state, state.drawer, state.due, emit)
  state.stage = changed ? DRAWING_ON : TURN_OVER
}
