import { askOf, closeWindow, isWindowOpen, type Seat, subjectOf } from '@adit/kernel'
import type { Tell } from '../events.ts'
import type { Move, PlayerMove } from '../moves.ts'
import type { Rules } from '../rules.ts'
import {
  DRAWING,
  ROUND_OVER,
  SETTLING,
  SHARING,
  type State,
  TURN_DUE,
  TURN_OVER,
} from '../state.ts'
import { drawLot } from './chance.ts'
import { noteOpen } from './public-form.ts'
import { endRound } from './round.ts'
import { settle } from './settle.ts'
import { share } from './sharing.ts'
import { draw, endTurn, takeTurn } from './turn.ts'

/** Plays a legal move, and goes on until somebody, or CHANCE, has to decide again. */
export function step(rules: Rules, state: State, seat: Seat, move: Move, emit?: Tell): void {
  if (typeof move !== 'number') drawLot(rules, state, move, emit)
  else {
    noteOpen(rules, state, seat, move)
    if (isWindowOpen(state.windows)) answer(rules, state, seat, move, emit)
    else takeTurn(rules, state, move, emit)
  }
  while (state.chance === 0 && !isWindowOpen(state.windows) && proceed(rules, state, emit)) {
    // Each stage does one thing and names the next.
  }
}

/** An answer to the innermost window, which is closed with it unless answers are sealed. */
function answer(rules: Rules, state: State, seat: Seat, move: PlayerMove, emit?: Tell): void {
  const { windows } = state
  const asked = rules.askOf[askOf(windows)]
  const subject = subjectOf(windows)
  if (asked.sealed === undefined) closeWindow(windows, rules.seats)
  asked.answer(rules, state, seat, move, subject, emit)
}

/** False when the table waits for a turn, or for nothing any more. */
function proceed(rules: Rules, state: State, emit?: Tell): boolean {
  switch (state.stage) {
    case TURN_DUE:
      return false
    case SETTLING:
      settle(rules, state, emit)
      return true
    case DRAWING:
      draw(rules, state, emit)
      return true
    case TURN_OVER:
      endTurn(rules, state, emit)
      return true
    case SHARING:
      share(rules, state, emit)
      return true
    case ROUND_OVER:
      endRound(state, emit)
      return true
  }
  // A stage that a module brought.
  const own = rules.stages[state.stage]
  own?.proceed(rules, state, emit)
  return own !== undefined
}
