import {
  answerWindow,
  askOf,
  closeWindow,
  type Emit,
  firstToAnswer,
  only,
  type Seat,
  subjectOf,
} from '@adit/kernel'
import { kindOf } from '../cards/order.ts'
import type { Event } from '../events.ts'
import { besideOf } from '../maze/cells.ts'
import { chestSlotAt, goalSlotAt, moveGoal } from '../maze/maze.ts'
import { rob } from '../modules/saboteur-2/thieves.ts'
import type { PlayerMove } from '../moves.ts'
import * as moves from '../moves.ts'
import type { Rules } from '../rules.ts'
import { learnRole } from '../sight/knowledge.ts'
import { NO_MOVE, type State } from '../state.ts'
import { putBack } from './actions.ts'
import * as asks from './asks.ts'
import { SNATCH_LOT } from './chance-verbs.ts'
import { addToHand, discardOpen } from './hands.ts'
import { showChest, turnChest, turnGoal } from './settle.ts'
import { takeGold } from './sharing.ts'
import { happen, play, veto } from './turn.ts'

/** An answer to the innermost window. */
export function answer(
  rules: Rules,
  state: State,
  seat: Seat,
  move: PlayerMove,
  emit?: Emit<Event>,
): void {
  const question = askOf(state.windows)
  if (question === asks.ASK_VETO) {
    answerVeto(rules, state, seat, move, emit)
    return
  }
  const subject = subjectOf(state.windows)
  closeWindow(state.windows, rules.seats)
  switch (question) {
    case asks.ASK_HELP:
      answerHelp(rules, state, seat, move, emit)
      return
    case asks.ASK_ORDER:
      chooseFirst(rules, state, subject, moves.atOf(move), emit)
      return
    case asks.ASK_TURN:
      chooseTurn(rules, state, subject, moves.loadOf(move), emit)
      return
    case asks.ASK_KEEP:
      keep(state, moves.loadOf(move), emit)
      return
    case asks.ASK_SNATCH:
      state.chooser = moves.seatOf(move)
      state.chance = SNATCH_LOT
      return
    case asks.ASK_LOOK:
      look(state, moves.seatOf(move), emit)
      return
    case asks.ASK_SHIFT:
      shift(state, moves.atOf(move), emit)
      return
    case asks.ASK_GOLD:
      takeGold(rules, state, moves.loadOf(move), emit)
      return
    default:
      rob(state, moves.codeOf(move) === moves.ROB ? moves.seatOf(move) : -1, emit)
      return
  }
}

/** CHM-191: answers stay sealed until the last has come, and are resolved in seat order. */
function answerVeto(
  rules: Rules,
  state: State,
  seat: Seat,
  move: PlayerMove,
  emit?: Emit<Event>,
): void {
  const { windows } = state
  const stops = moves.codeOf(move) === moves.VETO ? 1 : 0
  emit?.({ type: 'answered', seat })
  if (!answerWindow(windows, rules.seats, seat, stops)) return
  const vetoer = firstToAnswer(windows, rules.seats, 1, state.mover)
  closeWindow(windows, rules.seats)
  if (vetoer === undefined) happen(rules, state, emit)
  else veto(state, vetoer, emit)
}

/** MIN-14: the card is laid at the helper's cost, or the mover chooses anew. */
function answerHelp(
  rules: Rules,
  state: State,
  seat: Seat,
  move: PlayerMove,
  emit?: Emit<Event>,
): void {
  const pending = state.pending
  state.pending = NO_MOVE
  if (moves.codeOf(move) === moves.DECLINE) {
    emit?.({ type: 'help-declined', seat })
    return
  }
  state.payer = seat
  emit?.({ type: 'help-given', seat })
  play(rules, state, pending, emit)
}

function chooseFirst(
  rules: Rules,
  state: State,
  subject: number,
  at: number,
  emit?: Emit<Event>,
): void {
  if (subject === asks.OF_GOALS) state.batch = only(goalSlotAt(state.maze, at))
  else showChest(rules, state, chestSlotAt(state.maze, at), emit)
}

function chooseTurn(
  rules: Rules,
  state: State,
  at: number,
  turn: number,
  emit?: Emit<Event>,
): void {
  if (goalSlotAt(state.maze, at) >= 0) turnGoal(state, at, turn, emit)
  else turnChest(rules, state, at, turn, emit)
}

function keep(state: State, kind: number, emit?: Emit<Event>): void {
  const seat = state.mover
  const { looked } = state
  looked.splice(looked.indexOf(kind), 1)
  addToHand(state, seat, kind)
  emit?.({ type: 'kept', seat, kind, back: looked.length })
  putBack(state)
  if (state.pending === NO_MOVE) return
  // CHM-38: the treasury itself follows what it put back.
  state.pending = NO_MOVE
  discardOpen(state, kindOf.treasury)
}

/** MIN-68 */
function look(state: State, target: Seat, emit?: Emit<Event>): void {
  const role = state.roles[target]
  learnRole(state, state.mover, target, role)
  emit?.({ type: 'inspected', seat: state.mover, target, role })
}

/** MIN-65, MIN-91: knowledge stays with the card; whether it is reached there is settled next. */
function shift(state: State, at: number, emit?: Emit<Event>): void {
  const to = besideOf(at, 1)
  moveGoal(state.maze, goalSlotAt(state.maze, at), to)
  emit?.({ type: 'goal-moved', seat: state.mover, at, to })
}
