import type { Emit, Seat } from '@adit/kernel'
import { only } from '@adit/kernel'
import { groupOf, type Kind, kindOf } from '../cards/order.ts'
import type { Event } from '../events.ts'
import { type At, NOWHERE } from '../maze/cells.ts'
import { kindOfFace } from '../maze/faces.ts'
import { figuresOn } from '../maze/figures.ts'
import { chestSlotAt, faceAt, goalSlotAt, removeCard, swapGoals } from '../maze/maze.ts'
import * as moves from '../moves.ts'
import type { Rules } from '../rules.ts'
import { learnRole, takeSpareRole, tradeKnown, unlearnRole } from '../sight/knowledge.ts'
import { DRAWING, GONE, HAND, HOLE, PATH_DUE, type State, THIEF, TRAP } from '../state.ts'
import { brokenKinds } from '../tools.ts'
import { ASK_KEEP, ask, FROM_PILE } from './asks.ts'
import { discardHidden, discardOpen, kindInPile, listHand } from './hands.ts'

/** What an action card does once nobody stops it; diversions are laid by turn.ts. */
export function act(rules: Rules, state: State, move: number, emit?: Emit<Event>): void {
  state.due = 1
  state.stage = DRAWING
  switch (moves.codeOf(move)) {
    case moves.BREAK:
      breakTool(state, moves.kindOfPlay(move), moves.seatOf(move), emit)
      return
    case moves.REPAIR:
      repair(state, move, emit)
      return
    case moves.ROCK_FALL:
      collapse(state, moves.atOf(move), emit)
      return
    case moves.MAP:
      peek(state, moves.atOf(move), emit)
      return
    case moves.VEIN_SWAP:
      swapVeins(state, move, emit)
      return
    default:
      playCard(rules, state, moves.kindOfPlay(move), moves.seatOf(move), emit)
      return
  }
}

function playCard(rules: Rules, state: State, kind: Kind, target: Seat, emit?: Emit<Event>): void {
  const seat = state.mover
  switch (kind) {
    case kindOf.thief:
      // It stays in front of its owner, so it does not go to the pile (SAB-46).
      state.front[seat] |= THIEF
      state.thieves.push(seat)
      emit?.({ type: 'thief-sent', seat })
      return
    case kindOf.trap:
      state.front[target] |= TRAP
      emit?.({ type: 'trapped', seat, target })
      return
    case kindOf['hands-off']:
      state.front[target] &= ~THIEF
      state.thieves.splice(state.thieves.indexOf(target), 1)
      discardOpen(state, kindOf.thief)
      emit?.({ type: 'thief-caught', seat, target })
      break
    case kindOf.free:
      state.front[target] &= ~TRAP
      discardOpen(state, kindOf.trap)
      emit?.({ type: 'freed', seat, target })
      break
    case kindOf['swap-hands']:
      swapHands(state, target, emit)
      break
    case kindOf.inspection:
      inspect(state, target, emit)
      break
    case kindOf['swap-hats']:
      swapHats(state, target, emit)
      break
    case kindOf['turn-about']:
      state.heading = -state.heading
      emit?.({ type: 'turned-about', seat, heading: state.heading })
      break
    case kindOf.pathfinder:
      // CHM-22: its two cards are drawn for, the pathfinder itself is not.
      state.paths = 2
      state.due = 0
      state.stage = PATH_DUE
      break
    case kindOf.treasury:
      // CHM-38: it goes to the pile after its own effect (answers.ts), and nothing is drawn.
      state.pending = moves.pack(moves.PLAY, moves.onSeat(kind, 0))
      state.due = 0
      search(rules, state, emit)
      return
    default:
      throw new Error(`card ${kind} is no action`)
  }
  discardOpen(state, kind)
}

function breakTool(state: State, kind: Kind, target: Seat, emit?: Emit<Event>): void {
  const tool = brokenKinds.indexOf(kind)
  state.front[target] |= 1 << tool
  emit?.({ type: 'broke', seat: state.mover, target, tool })
}

function repair(state: State, move: number, emit?: Emit<Event>): void {
  const target = moves.seatOf(move)
  const tool = moves.toolOf(move)
  state.front[target] &= ~(1 << tool)
  discardOpen(state, brokenKinds[tool])
  discardOpen(state, moves.kindOfRepair(move))
  emit?.({ type: 'repaired', seat: state.mover, target, tool })
}

function collapse(state: State, at: At, emit?: Emit<Event>): void {
  const { maze } = state
  const slot = chestSlotAt(maze, at)
  const face = faceAt(maze, at)
  emit?.({ type: 'collapsed', seat: state.mover, at, face })
  liftOff(state, at, emit)
  discardOpen(state, kindOf['rock-fall'])
  // MIN-53, MIN-88: chests and their tunnel cards lie apart once discarded.
  if (slot >= 0) state.chests.fate[slot] = GONE
  else if (groupOf(kindOfFace(face)) === 'tunnel') discardOpen(state, kindOfFace(face))
}

/** MIN-15: takes what lies there out of the maze; a figure that stood on it is out. */
export function liftOff(state: State, at: At, emit?: Emit<Event>): void {
  if (emit !== undefined) {
    const standing = figuresOn(state.maze, at)
    for (let slot = 0; slot < 2; slot++) {
      if ((standing & (1 << slot)) === 0) continue
      emit({
        type: 'figure-left',
        seat: state.figures.owners[slot],
        at: state.maze.figures[slot] >> 2,
      })
    }
  }
  removeCard(state.maze, at)
  // CHM-23: only a card that is still in the maze can be diverted.
  if (state.lastLaid === at) state.lastLaid = NOWHERE
}

function peek(state: State, at: At, emit?: Emit<Event>): void {
  const seat = state.mover
  const slot = goalSlotAt(state.maze, at)
  const seen = only(seat)
  discardOpen(state, kindOf.map)
  if (slot >= 0) {
    state.goalSeen[slot] |= seen
    emit?.({ type: 'peeked', seat, at, kind: state.goals[slot], chest: HOLE })
    return
  }
  // MIN-54: both the tunnel card and the chest under it.
  const place = chestSlotAt(state.maze, at)
  state.chests.seen[place] |= seen
  emit?.({
    type: 'peeked',
    seat,
    at,
    kind: state.chests.tunnels[place],
    chest: state.chests.effects[place],
  })
}

function swapVeins(state: State, move: number, emit?: Emit<Event>): void {
  const [one, other] = moves.veinsOf(move)
  swapGoals(state.maze, goalSlotAt(state.maze, one), goalSlotAt(state.maze, other))
  discardOpen(state, kindOf['vein-swap'])
  emit?.({ type: 'veins-swapped', seat: state.mover, one, other })
}

function swapHands(state: State, target: Seat, emit?: Emit<Event>): void {
  const seat = state.mover
  const { hands, held } = state
  for (let place = 0; place < HAND; place++) {
    const card = hands[seat * HAND + place]
    hands[seat * HAND + place] = hands[target * HAND + place]
    hands[target * HAND + place] = card
  }
  const count = held[seat]
  held[seat] = held[target]
  held[target] = count
  tradeKnown(state, seat, target)
  // SB2-23: the hand that its player got is full already.
  state.drawer = target
  emit?.({
    type: 'hands-swapped',
    seat,
    target,
    got: listHand(state, seat),
    gave: listHand(state, target),
  })
}

function inspect(state: State, target: Seat, emit?: Emit<Event>): void {
  const seat = state.mover
  learnRole(state, seat, target, state.roles[target])
  emit?.({ type: 'inspected', seat, target, role: state.roles[target] })
}

/** SB2-25, SB2-58: the role given up is out for the round. */
function swapHats(state: State, target: Seat, emit?: Emit<Event>): void {
  const knew = unlearnRole(state, target)
  state.given.push(state.roles[target])
  state.givenSeen.push(knew)
  const role = takeSpareRole(state, target)
  emit?.({ type: 'hats-swapped', seat: state.mover, target, role })
}

/** CHM-18: the treasury. MIN-69 comes here after its shuffle. */
export function search(rules: Rules, state: State, emit?: Emit<Event>): void {
  const { pile, looked } = state
  const count = Math.min(5, pile.length)
  for (const entry of pile.splice(pile.length - count)) looked.push(kindInPile(entry))
  // CHM-191: from now on somebody may have taken the veto back.
  state.vetoSpent = 0
  emit?.({ type: 'looked', seat: state.mover, from: 'pile', cards: looked.slice() })
  ask(rules, state, ASK_KEEP, state.mover, FROM_PILE)
}

/**
 * What is not kept goes face down on top of the discard, known to who looked: back where it came from
 * in its old order (CHM-38), or there from the deck (MIN-67).
 */
export function putBack(state: State): void {
  for (const kind of state.looked) discardHidden(state, kind, only(state.mover))
  state.looked.length = 0
}
