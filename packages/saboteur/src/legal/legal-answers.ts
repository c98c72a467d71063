import { askOf, type Seat, subjectOf } from '@adit/kernel'
import { kindOf } from '../cards/order.ts'
import { figureAt } from '../maze/figures.ts'
import { reachedChests, reachedGoals } from '../maze/reach.ts'
import * as moves from '../moves.ts'
import * as asks from '../play/asks.ts'
import { canShift } from '../play/chest-effects.ts'
import { holds } from '../play/hands.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'

/** Every answer to the innermost window. */
export function listAnswers(rules: Rules, state: State, seat: Seat, out: number[]): number {
  switch (askOf(state.windows)) {
    case asks.ASK_VETO:
      out[0] = moves.pack(moves.ALLOW)
      if (!holds(state, seat, kindOf.veto)) return 1
      out[1] = moves.pack(moves.VETO)
      return 2
    case asks.ASK_HELP:
      out[0] = moves.pack(moves.DECLINE)
      if (!canHelp(state, seat)) return 1
      out[1] = moves.pack(moves.PAY)
      return 2
    case asks.ASK_ORDER:
      return listReached(state, out)
    case asks.ASK_TURN:
      out[0] = moves.pack(moves.TURN, 0)
      out[1] = moves.pack(moves.TURN, 1)
      return 2
    case asks.ASK_KEEP:
      return listOnce(moves.KEEP, state.looked, out)
    case asks.ASK_GOLD:
      return listOnce(moves.TAKE, state.offer, out)
    case asks.ASK_SHIFT:
      return listShifts(state, out)
    case asks.ASK_SNATCH:
      return listSeats(rules, seat, moves.SNATCH, other => state.held[other] > 0, out)
    case asks.ASK_LOOK:
      return listSeats(rules, seat, moves.LOOK, () => true, out)
    default: {
      const next = listSeats(rules, seat, moves.ROB, other => state.gold[other] !== 0, out)
      out[next] = moves.pack(moves.DECLINE)
      return next + 1
    }
  }
}

/** MIN-81: with a nugget, or by waiving the toll as the figure's owner. */
function canHelp(state: State, seat: Seat): boolean {
  const figure = figureAt(state.maze, moves.atOf(state.pending))
  return state.gold[seat] > 0 || state.figures.owners[figure] === seat
}

function listReached(state: State, out: number[]): number {
  const ofGoals = subjectOf(state.windows) === asks.OF_GOALS
  const places = ofGoals ? state.maze.goals : state.maze.chests
  const reached = ofGoals ? reachedGoals(state.maze) : reachedChests(state.maze)
  let next = 0
  for (let slot = 0; slot < places.length; slot++) {
    if (((reached >> slot) & 1) === 1) out[next++] = moves.pack(moves.CHOOSE, places[slot])
  }
  return next
}

/** Each value of a list once, in the list's order. */
function listOnce(code: number, values: readonly number[], out: number[]): number {
  let next = 0
  for (let at = 0; at < values.length; at++) {
    if (values.indexOf(values[at]) === at) out[next++] = moves.pack(code, values[at])
  }
  return next
}

function listShifts(state: State, out: number[]): number {
  let next = 0
  for (let slot = 0; slot < state.maze.goals.length; slot++) {
    if (canShift(state, slot)) out[next++] = moves.pack(moves.SHIFT, state.maze.goals[slot])
  }
  return next
}

function listSeats(
  rules: Rules,
  self: Seat,
  code: number,
  fits: (seat: Seat) => boolean,
  out: number[],
): number {
  let next = 0
  for (let seat = 0; seat < rules.seats; seat++) {
    if (seat !== self && fits(seat)) out[next++] = moves.pack(code, seat)
  }
  return next
}
