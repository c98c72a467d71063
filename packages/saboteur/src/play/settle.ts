import type { Tell } from '../events.ts'
import { FITS } from '../modules/hooks.ts'
import type { Rules } from '../rules.ts'
import { DRAWING, GOING_ON, PATH_DUE, SHARING, type State } from '../state.ts'
import { turnNextGoal } from './goals.ts'
import { hasPlace } from './laying.ts'

/**
 * SAB-70: one sort of reached places after the other; each is finished before the next is begun, and
 * then the check starts again. Does one thing at a time; flow.ts comes again while this is the stage.
 */
export function settle(rules: Rules, state: State, emit?: Tell): void {
  if (state.batch !== 0) {
    turnNextGoal(rules, state, emit)
    return
  }
  if (state.ending !== GOING_ON) {
    // SAB-71: what the turn had still to do is not done.
    state.stage = SHARING
    return
  }
  for (const reachable of rules.reachables) {
    const reached = reachable.reached(state.maze)
    if (reached === 0) continue
    reachable.meet(rules, state, reached, emit)
    return
  }
  finishCard(rules, state)
}

/** CHM-22: a second card, if any can be laid; else the draws. */
function finishCard(rules: Rules, state: State): void {
  // Where a price is due, others may be asked to pay it.
  const goesOn = state.paths > 0 && hasPlace(rules, state, FITS)
  if (goesOn) rules.hooks.onCardDue?.(state)
  else state.paths = 0
  state.stage = goesOn ? PATH_DUE : DRAWING
}
