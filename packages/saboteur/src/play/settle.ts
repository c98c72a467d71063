import { type Emit, lowest, only } from '@adit/kernel'
import { kindOf } from '../cards/order.ts'
import type { Event } from '../events.ts'
import { type At, NOWHERE } from '../maze/cells.ts'
import { faceOf, looksAlike } from '../maze/faces.ts'
import { chestSlotAt, goalSlotAt, POSTCARD_FACE, turnUp } from '../maze/maze.ts'
import {
  chestTurns,
  goalTurns,
  isPostcardReached,
  reachedChests,
  reachedGoals,
} from '../maze/reach.ts'
import type { Rules } from '../rules.ts'
import { takeSpareRole, unlearnRole } from '../sight/knowledge.ts'
import {
  DRAWING,
  GOING_ON,
  GOLD_REACHED,
  OPEN,
  PATH_DUE,
  SHARING,
  SHOWN,
  SPIDER_REACHED,
  type State,
} from '../state.ts'
import { ASK_ORDER, ASK_TURN, ask, OF_CHESTS, OF_GOALS } from './asks.ts'
import { PARTY } from './chance-verbs.ts'
import { openChest } from './chest-effects.ts'
import { canLayAnyhow } from './paths.ts'

/**
 * SAB-70: goals, then the postcard, then chests; each is finished before the next is begun, and
 * then the check starts again. Does one thing at a time; flow.ts comes again while this is the
 * stage.
 */
export function settle(rules: Rules, state: State, emit?: Emit<Event>): void {
  if (state.batch !== 0) {
    turnNextGoal(rules, state, emit)
    return
  }
  if (state.ending !== GOING_ON) {
    // SAB-71: what the turn had still to do is not done.
    state.stage = SHARING
    return
  }
  const goals = reachedGoals(state.maze)
  if (goals !== 0) {
    startGoals(rules, state, goals)
    return
  }
  if (state.maze.postcard !== NOWHERE && isPostcardReached(state.maze)) {
    linkPostcard(rules, state, emit)
    return
  }
  const chests = reachedChests(state.maze)
  if (chests !== 0) {
    startChest(rules, state, chests, emit)
    return
  }
  finishCard(rules, state)
}

/** CHM-22: the pathfinder's second card, if any can be laid; else the draws. */
function finishCard(rules: Rules, state: State): void {
  const goesOn = state.paths > 0 && canLayAnyhow(rules, state)
  if (goesOn) state.asked = 0
  else state.paths = 0
  state.stage = goesOn ? PATH_DUE : DRAWING
}

/** SAB-33: all that were reached at once; MIN-43: one by one in the mover's order. */
function startGoals(rules: Rules, state: State, reached: number): void {
  if (rules.goalsInOrder && (reached & (reached - 1)) !== 0) {
    ask(rules, state, ASK_ORDER, state.mover, OF_GOALS)
  } else state.batch = reached
}

function turnNextGoal(rules: Rules, state: State, emit?: Emit<Event>): void {
  const slot = lowest(state.batch)
  const at = state.maze.goals[slot]
  const kind = state.goals[slot]
  const turns = goalTurns(state.maze, at, kind, rules.clash)
  if (turns !== 3) {
    turnGoal(state, at, turns >> 1, emit)
    return
  }
  // The mover sees what lies there, and so do all, before choosing how to turn it.
  state.goalSeen[slot] |= OPEN
  emit?.({ type: 'goal-shown', seat: state.mover, at, kind })
  ask(rules, state, ASK_TURN, state.mover, at)
}

export function turnGoal(state: State, at: At, turn: number, emit?: Emit<Event>): void {
  const slot = goalSlotAt(state.maze, at)
  const kind = state.goals[slot]
  const face = faceOf(kind, looksAlike[kind] === 1 ? 0 : turn)
  state.goalSeen[slot] |= OPEN
  state.batch &= ~only(slot)
  turnUp(state.maze, at, face)
  emit?.({ type: 'goal-turned', seat: state.mover, at, face })
  meetGoal(state, kind, emit)
}

/** SAB-31, MIN-42: what the goal does to the player who reached it. */
function meetGoal(state: State, kind: number, emit?: Emit<Event>): void {
  const seat = state.mover
  switch (kind) {
    case kindOf.gold:
      state.ending = GOLD_REACHED
      state.finisher = seat
      return
    case kindOf.spider:
      state.ending = SPIDER_REACHED
      return
    case kindOf['bag-1']:
    case kindOf['bag-2']: {
      const nuggets = kind === kindOf['bag-1'] ? 1 : 2
      state.gold[seat] += nuggets
      emit?.({ type: 'bag-found', seat, nuggets })
      return
    }
    case kindOf.dragon: {
      const nuggets = state.gold[seat] > 0 ? 1 : 0
      state.gold[seat] -= nuggets
      emit?.({ type: 'dragon-met', seat, nuggets })
    }
  }
}

function linkPostcard(rules: Rules, state: State, emit?: Emit<Event>): void {
  const at = state.maze.postcard
  turnUp(state.maze, at, POSTCARD_FACE)
  emit?.({ type: 'postcard-linked', seat: state.mover, at })
  if (rules.postcard === 'party') state.chance = PARTY
  else changeRole(state, emit)
}

/** MIN-21: the top of those left over for one's own, which goes under them. */
function changeRole(state: State, emit?: Emit<Event>): void {
  const seat = state.mover
  if (state.spare.length === 0) return
  const own = state.roles[seat]
  const knew = unlearnRole(state, seat)
  const role = takeSpareRole(state, seat)
  state.spare.unshift(own)
  state.spareSeen.unshift(knew)
  emit?.({ type: 'role-changed', seat, role })
}

function startChest(rules: Rules, state: State, reached: number, emit?: Emit<Event>): void {
  if ((reached & (reached - 1)) !== 0) {
    ask(rules, state, ASK_ORDER, state.mover, OF_CHESTS)
  } else showChest(rules, state, lowest(reached), emit)
}

/** MIN-52: the tunnel card is turned; its way up is the player's choice where it has one. */
export function showChest(rules: Rules, state: State, slot: number, emit?: Emit<Event>): void {
  const at = state.maze.chests[slot]
  const kind = state.chests.tunnels[slot]
  state.chests.fate[slot] = SHOWN
  emit?.({ type: 'chest-shown', seat: state.mover, at, kind })
  const turns = chestTurns(state.maze, at, kind)
  if (turns === 3) ask(rules, state, ASK_TURN, state.mover, at)
  else turnChest(rules, state, at, turns >> 1, emit)
}

export function turnChest(
  rules: Rules,
  state: State,
  at: At,
  turn: number,
  emit?: Emit<Event>,
): void {
  const slot = chestSlotAt(state.maze, at)
  const kind = state.chests.tunnels[slot]
  const face = faceOf(kind, looksAlike[kind] === 1 ? 0 : turn)
  turnUp(state.maze, at, face)
  // CHM-37: a chest tunnel counts as laid.
  state.lastLaid = at
  emit?.({ type: 'chest-turned', seat: state.mover, at, face })
  openChest(rules, state, slot, at, emit)
}
