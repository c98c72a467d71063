import { type Emit, only, type Seat } from '@adit/kernel'
import { type Kind, kindOf } from '../cards/order.ts'
import type { Event } from '../events.ts'
import { kindOfFace } from '../maze/faces.ts'
import { atOfEnd, endOf, figureAt, liftFigure, placeFigure } from '../maze/figures.ts'
import { layCard } from '../maze/maze.ts'
import { atOfPlacement, faceOfPlacement } from '../maze/placements.ts'
import type { PlayerMove } from '../moves.ts'
import * as moves from '../moves.ts'
import type { Rules } from '../rules.ts'
import { forgetHand, forgetShown, showCard } from '../sight/knowledge.ts'
import {
  CARDS_SPENT,
  DRAWING,
  NO_MOVE,
  PATH_DUE,
  SETTLING,
  SHARING,
  type State,
  TRAP,
  TURN_DUE,
  TURN_OVER,
} from '../state.ts'
import { brokenKinds } from '../tools.ts'
import { act, liftOff } from './actions.ts'
import { ASK_HELP, ASK_VETO, ask, askAll } from './asks.ts'
import { discardHidden, discardOpen, drawCards, takeFromHand } from './hands.ts'

export function beginTurn(state: State, seat: Seat, emit?: Emit<Event>): void {
  state.mover = seat
  state.drawer = seat
  state.dry = state.deck.length === 0 ? 1 : 0
  state.passed = 0
  state.payer = -1
  state.vetoer = -1
  state.asked = 0
  state.paths = 0
  state.laid = 0
  state.due = 0
  state.stage = TURN_DUE
  emit?.({ type: 'turn-begun', seat })
}

/** The mover's choice: a card of the turn, or one of the pathfinder's two. */
export function takeTurn(rules: Rules, state: State, move: PlayerMove, emit?: Emit<Event>): void {
  const code = moves.codeOf(move)
  if (code === moves.PASS) {
    if (state.stage === PATH_DUE) leavePath(state, emit)
    else pass(state, move, emit)
    return
  }
  if (code === moves.RANSOM) {
    ransom(state, move, emit)
    return
  }
  if (code >= moves.FIGURE && code < moves.LAY_ASKING) {
    putFigure(state, move, emit)
    return
  }
  const asked = moves.askedBy(code)
  if (asked < 0) {
    play(rules, state, move, emit)
    return
  }
  state.pending = move
  state.asked |= only(asked)
  showCard(state, state.mover, cardOf(move), rules.everyone)
  emit?.({ type: 'help-asked', seat: state.mover, target: asked, move })
  ask(rules, state, ASK_HELP, asked)
}

/** The card that a move takes from the hand. */
export function cardOf(move: number): Kind {
  const code = moves.codeOf(move)
  if (moves.isDiverting(code)) return kindOf.diversion
  if (moves.isLaying(code)) return kindOfFace(faceOfPlacement(moves.loadOf(move)))
  switch (code) {
    case moves.REPAIR:
      return moves.kindOfRepair(move)
    case moves.ROCK_FALL:
      return kindOf['rock-fall']
    case moves.MAP:
      return kindOf.map
    case moves.VEIN_SWAP:
      return kindOf['vein-swap']
    default:
      return moves.kindOfPlay(move)
  }
}

/** Puts the card down. Nothing comes of it before all who could hold a veto have answered. */
export function play(rules: Rules, state: State, move: PlayerMove, emit?: Emit<Event>): void {
  const seat = state.mover
  const kind = cardOf(move)
  state.pending = move
  state.last = seat
  takeFromHand(state, seat, kind)
  forgetShown(state, seat, kind)
  emit?.({ type: 'played', seat, kind, move })
  const owed = rules.hasVeto && state.vetoSpent === 0 ? othersWithCards(rules, state) : 0
  if (owed === 0) happen(rules, state, emit)
  else askAll(rules, state, ASK_VETO, owed)
}

/** CHM-191: everyone else with cards in hand, whoever really holds the veto. */
function othersWithCards(rules: Rules, state: State): number {
  let others = 0
  for (let seat = 0; seat < rules.seats; seat++) {
    if (seat !== state.mover && state.held[seat] > 0) others |= only(seat)
  }
  return others
}

/** The card just played takes effect. */
export function happen(rules: Rules, state: State, emit?: Emit<Event>): void {
  const move = state.pending
  state.pending = NO_MOVE
  const code = moves.codeOf(move)
  if (moves.isDiverting(code)) divert(rules, state, move, emit)
  else if (moves.isLaying(code)) lay(state, move, emit)
  else act(rules, state, move, emit)
}

function lay(state: State, move: number, emit?: Emit<Event>): void {
  const face = faceOfPlacement(moves.loadOf(move))
  const at = moves.atOf(move)
  emit?.({ type: 'laid', seat: state.mover, face, at })
  state.laid++
  state.due = state.laid
  if (state.paths > 0) state.paths--
  arrive(state, face, at, emit)
}

function divert(_rules: Rules, state: State, move: number, emit?: Emit<Event>): void {
  const face = faceOfPlacement(moves.loadOf(move))
  const at = atOfPlacement(moves.loadOf(move))
  const from = state.lastLaid
  liftOff(state, from, emit)
  discardOpen(state, kindOf.diversion)
  state.due = 1
  emit?.({ type: 'diverted', seat: state.mover, face, from, at })
  arrive(state, face, at, emit)
}

/** A card stands: the toll is due (MIN-81), then it is settled what it reaches. */
function arrive(state: State, face: number, at: number, emit?: Emit<Event>): void {
  if (state.figures.used > 0) payToll(state, at, emit)
  state.lastLaid = at
  // Most cards reach nothing, and the maze knows so at once.
  if (layCard(state.maze, face, at) || state.paths > 0) state.stage = SETTLING
  else state.stage = DRAWING
}

function payToll(state: State, at: number, emit?: Emit<Event>): void {
  const figure = figureAt(state.maze, at)
  if (figure < 0) return
  const owner = state.figures.owners[figure]
  const payer = state.payer < 0 ? state.mover : state.payer
  if (payer !== owner) {
    state.gold[payer]--
    state.gold[owner]++
    emit?.({ type: 'toll-paid', seat: payer, target: owner })
  }
  liftFigure(state.maze, figure)
  state.payer = -1
  emit?.({ type: 'figure-left', seat: owner, at })
}

function pass(state: State, move: number, emit?: Emit<Event>): void {
  const seat = state.mover
  emit?.({ type: 'passed', seat, cards: listDiscards(move, 3) })
  state.passed = 1
  const count = discard(state, move, 3)
  // SAB-12, SB2-04: an empty hand draws as well, or a table of empty hands would never end.
  state.due = Math.max(1, count)
  state.stage = DRAWING
  if (count > 0) state.last = seat
}

/** CHM-22: no second card where every place costs a toll; the first is drawn for. */
function leavePath(state: State, emit?: Emit<Event>): void {
  state.paths = 0
  state.stage = DRAWING
  emit?.({ type: 'path-left', seat: state.mover })
}

/** SB2-03: two cards for one in front; neither a pass nor a card played (SB2-56). */
function ransom(state: State, move: number, emit?: Emit<Event>): void {
  const seat = state.mover
  const removed = moves.ransomedOf(move)
  emit?.({ type: 'ransomed', seat, removed, cards: listDiscards(move, 2) })
  state.front[seat] &= ~(1 << removed)
  state.last = seat
  state.due = 1
  state.stage = DRAWING
  discard(state, move, 2)
  discardOpen(state, 1 << removed === TRAP ? kindOf.trap : brokenKinds[removed])
}

function listDiscards(move: number, most: number): Kind[] {
  const kinds = [0, 1, 2].slice(0, most).map(place => moves.discardOf(move, place))
  return kinds.filter(kind => kind >= 0)
}

/** Puts the cards that a move names on the pile, face down, and says how many. */
function discard(state: State, move: number, most: number): number {
  const seat = state.mover
  let count = 0
  for (let place = 0; place < most; place++) {
    const kind = moves.discardOf(move, place)
    if (kind < 0) continue
    takeFromHand(state, seat, kind)
    discardHidden(state, kind, only(seat))
    count++
  }
  if (count > 0) forgetHand(state, seat)
  return count
}

/** MIN-12: a card away, a figure on a tunnel's end, no draw. */
function putFigure(state: State, move: number, emit?: Emit<Event>): void {
  const seat = state.mover
  const side = moves.codeOf(move) - moves.FIGURE
  const end = endOf(moves.atOf(move), side)
  const kind = moves.kindOfFigure(move)
  takeFromHand(state, seat, kind)
  discardHidden(state, kind, only(seat))
  forgetHand(state, seat)
  placeFigure(state.maze, state.figures.used, end)
  state.figures.owners[state.figures.used++] = seat
  state.last = seat
  state.due = 0
  state.stage = TURN_OVER
  emit?.({ type: 'figure-placed', seat, at: atOfEnd(end), side, card: kind })
}

/** CHM-33: the stopped card and the veto are discarded; the draws follow. */
export function veto(state: State, vetoer: Seat, emit?: Emit<Event>): void {
  const move = state.pending
  const kind = cardOf(move)
  const code = moves.codeOf(move)
  state.pending = NO_MOVE
  discardOpen(state, kind)
  takeFromHand(state, vetoer, kindOf.veto)
  forgetShown(state, vetoer, kindOf.veto)
  discardOpen(state, kindOf.veto)
  state.vetoSpent = 1
  state.latest = moves.pack(moves.VETO)
  state.latestBy = vetoer
  state.vetoer = vetoer
  state.payer = -1
  // CHM-34: as many as tunnel cards left the hand, the stopped one included.
  if (moves.isLaying(code) && !moves.isDiverting(code)) state.due = ++state.laid
  else state.due = 1
  state.paths = 0
  state.stage = DRAWING
  emit?.({ type: 'vetoed', seat: vetoer, victim: state.mover, kind })
}

export function endTurn(rules: Rules, state: State, emit?: Emit<Event>): void {
  if (state.vetoer >= 0) drawCards(state, state.vetoer, 1, emit)
  state.lap = state.passed === 1 && state.dry === 1 ? state.lap + 1 : 0
  if (state.deck.length === 0 && isSpent(rules, state)) {
    state.ending = CARDS_SPENT
    state.stage = SHARING
    return
  }
  const { seats } = rules
  beginTurn(state, (state.mover + state.heading + seats) % seats, emit)
}

/** SAB-50: a whole lap of passes, or no cards anywhere. */
function isSpent(rules: Rules, state: State): boolean {
  if (state.lap >= rules.seats) return true
  for (let seat = 0; seat < rules.seats; seat++) if (state.held[seat] > 0) return false
  return true
}
