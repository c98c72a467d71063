import { askOf, isWindowOpen, type Seat, subjectOf } from '@adit/kernel'
import * as asks from './asks.ts'
import { type Kind, kindCount, kindOf, shapedKinds } from './cards.ts'
import { NOWHERE } from './cells.ts'
import { canShift } from './chest-effects.ts'
import { listDiversions } from './diversion.ts'
import { atOfEnd, figureAt } from './figures.ts'
import { holds } from './hands.ts'
import { listRemovable } from './laid.ts'
import { CLOSED_GOAL, closedAt } from './maze.ts'
import type { Move } from './moves.ts'
import * as moves from './moves.ts'
import { canLaySomething, canPayToll, handOf } from './paths.ts'
import { listEnds, listPlacements, listTolled } from './placements.ts'
import { reachedChests, reachedGoals } from './reach.ts'
import type { Rules } from './rules.ts'
import { BROKEN, HAND, PATH_DUE, type State, THIEF, TRAP, TURN_DUE } from './state.ts'
import { breaks, mends } from './tools.ts'

/** Every legal move of a seat that is to act. Reads nothing that the seat cannot know. */
export function legal(rules: Rules, state: State, seat: Seat, out: Move[]): Move[] {
  // Only packed moves are written below, and numbers are one half of Move.
  const list = out as unknown as number[]
  let count = 0
  if (isWindowOpen(state.windows)) count = listAnswers(rules, state, seat, list)
  else if (state.stage === TURN_DUE) count = listTurn(rules, state, list)
  else if (state.stage === PATH_DUE) count = listLays(rules, state, list, 0)
  out.length = count
  return out
}

function listTurn(rules: Rules, state: State, out: number[]): number {
  const { mover } = state
  if (state.held[mover] === 0) {
    out[0] = moves.pack(moves.PASS)
    return 1
  }
  let next = 0
  if ((state.front[mover] & (BROKEN | TRAP)) === 0) next = listLays(rules, state, out, next)
  const lays = next
  const from = mover * HAND
  let before = -1
  for (let place = state.held[mover] - 1; place >= 0; place--) {
    const kind = state.hands[from + place]
    // Ascending, and actions come after all that has a shape.
    if (kind < shapedKinds) break
    if (kind !== before) next = listAction(rules, state, kind, lays, out, next)
    before = kind
  }
  next = listPasses(rules, state, out, next)
  if (rules.ransom) next = listRansoms(state, out, next)
  if (state.figuresUsed < rules.figures) next = listFigures(rules, state, out, next)
  return next
}

/** Tunnel cards on free cells, and on tolled ones for who pays or asks (MIN-13, MIN-14). */
function listLays(rules: Rules, state: State, out: number[], from: number): number {
  const hand = handOf(state, state.mover)
  const next = listPlacements(state.maze, rules.linking, hand, out, from, moves.pack(moves.LAY))
  if (state.figuresUsed === 0) return next
  const end = listTolled(state.maze, rules.linking, hand, tolled, 0, 0)
  return listTolls(rules, state, end, moves.LAY, moves.LAY_ASKING, out, next)
}

const tolled: number[] = []

/** The placements in `tolled`: paid by the mover, and offered to each who was not yet asked. */
function listTolls(
  rules: Rules,
  state: State,
  count: number,
  code: number,
  asking: number,
  out: number[],
  from: number,
): number {
  let next = from
  for (let place = 0; place < count; place++) {
    const load = tolled[place]
    const at = moves.atOf(load)
    if (canPayToll(state, at)) out[next++] = moves.pack(code, load)
    // MIN-14: the owner lays there free of charge and has nobody to ask.
    if (state.figureOwners[figureAt(state.maze, at)] === state.mover) continue
    for (let seat = 0; seat < rules.seats; seat++) {
      if (seat === state.mover || ((state.asked >> seat) & 1) === 1) continue
      out[next++] = moves.pack(asking + seat, load)
    }
  }
  return next
}

type Lister = (
  rules: Rules,
  state: State,
  kind: Kind,
  lays: number,
  out: number[],
  from: number,
) => number

function listAction(
  rules: Rules,
  state: State,
  kind: Kind,
  lays: number,
  out: number[],
  from: number,
): number {
  return listers[kind](rules, state, kind, lays, out, from)
}

/** SAB-40, SAB-41 */
const listBreaks: Lister = (rules, state, kind, _lays, out, from) => {
  let next = from
  for (let seat = 0; seat < rules.seats; seat++) {
    if ((state.front[seat] & breaks[kind]) !== 0) continue
    if (seat === state.mover && !rules.sabotageOnSelf) continue
    out[next++] = moves.pack(moves.BREAK, moves.onSeat(kind, seat))
  }
  return next
}

/** SAB-42, SAB-43, CHM-21 */
const listRepairs: Lister = (rules, state, kind, _lays, out, from) => {
  let next = from
  for (let seat = 0; seat < rules.seats; seat++) {
    const broken = state.front[seat] & mends[kind]
    for (let tool = 0; broken >> tool !== 0; tool++) {
      if (((broken >> tool) & 1) === 0) continue
      out[next++] = moves.pack(moves.REPAIR, moves.repairLoad(kind, tool, seat))
    }
  }
  return next
}

/** SAB-44, MIN-53 */
const listRockFalls: Lister = (_rules, state, _kind, _lays, out, from) => {
  const tag = moves.pack(moves.ROCK_FALL)
  return listClosedChests(state, tag, out, listRemovable(state.maze, out, from, tag))
}

function listClosedChests(state: State, tag: number, out: number[], from: number): number {
  let next = from
  for (const at of state.maze.chests) if (at !== NOWHERE) out[next++] = tag | at
  return next
}

/** SAB-45, MIN-54, MIN-62 */
const listMaps: Lister = (_rules, state, _kind, _lays, out, from) => {
  const tag = moves.pack(moves.MAP)
  let next = from
  if (state.noMaps === 0) {
    for (const at of state.maze.goals) {
      if (closedAt(state.maze, at) === CLOSED_GOAL) out[next++] = tag | at
    }
  }
  return listClosedChests(state, tag, out, next)
}

/** CHM-17 */
const listVeinSwaps: Lister = (_rules, state, _kind, _lays, out, from) => {
  const { goals } = state.maze
  let next = from
  for (let one = 0; one < goals.length; one++) {
    if (closedAt(state.maze, goals[one]) !== CLOSED_GOAL) continue
    for (let other = one + 1; other < goals.length; other++) {
      if (closedAt(state.maze, goals[other]) !== CLOSED_GOAL) continue
      out[next++] = moves.pack(moves.VEIN_SWAP, moves.veinLoad(goals[one], goals[other]))
    }
  }
  return next
}

/** A card on any seat in front of which `bit` lies, or does not. */
function listOnSeats(lies: boolean, bit: number, selfToo: boolean): Lister {
  return (rules, state, kind, _lays, out, from) => {
    let next = from
    for (let seat = 0; seat < rules.seats; seat++) {
      if (seat === state.mover && !selfToo) continue
      if (((state.front[seat] & bit) !== 0) !== lies) continue
      out[next++] = moves.pack(moves.PLAY, moves.onSeat(kind, seat))
    }
    return next
  }
}

/** A card without a target, playable when `can` says so. */
function listAlone(can: (rules: Rules, state: State, lays: number) => boolean): Lister {
  return (rules, state, kind, lays, out, from) => {
    if (!can(rules, state, lays)) return from
    out[from] = moves.pack(moves.PLAY, moves.onSeat(kind, 0))
    return from + 1
  }
}

/** CHM-22, CHM-39: two tunnel cards, whole tools, and a place for a first one. */
function canFindPath(rules: Rules, state: State, lays: number): boolean {
  const { mover } = state
  const from = mover * HAND
  if (state.held[mover] < 3 || state.hands[from + 1] >= shapedKinds) return false
  if ((state.front[mover] & (BROKEN | TRAP)) !== 0 || lays === 0) return false
  return canLaySomething(rules, state)
}

/** SB2-25: not when no role is left over. */
const listHats: Lister = (rules, state, kind, lays, out, from) =>
  state.spare.length === 0 ? from : listAnySeat(rules, state, kind, lays, out, from)

const listAnySeat = listOnSeats(false, 0, true)

/** CHM-37 */
const listDiverts: Lister = (rules, state, _kind, _lays, out, from) => {
  if (state.lastLaid === NOWHERE) return from
  const next = listDiversions(rules, state, out, from, tolled)
  return listTolls(rules, state, tolled.length, moves.DIVERT, moves.DIVERT_ASKING, out, next)
}

const listNothing: Lister = (_rules, _state, _kind, _lays, _out, from) => from

const listers: readonly Lister[] = Array.from({ length: kindCount }, (_, kind) => listerOf(kind))

function listerOf(kind: Kind): Lister {
  if (breaks[kind] !== 0) return listBreaks
  if (mends[kind] !== 0) return listRepairs
  switch (kind) {
    case kindOf['rock-fall']:
      return listRockFalls
    case kindOf.map:
      return listMaps
    case kindOf['vein-swap']:
      return listVeinSwaps
    case kindOf.diversion:
      return listDiverts
    case kindOf['swap-hats']:
      return listHats
    case kindOf['hands-off']:
      return listOnSeats(true, THIEF, true)
    case kindOf.free:
      return listOnSeats(true, TRAP, true)
    case kindOf.trap:
      return listOnSeats(false, TRAP, false)
    case kindOf['swap-hands']:
    case kindOf.inspection:
      return listOnSeats(false, 0, false)
    case kindOf.thief:
      return listAlone((_rules, state) => (state.front[state.mover] & THIEF) === 0)
    case kindOf.treasury:
      return listAlone((_rules, state) => state.pile.length > 0)
    case kindOf['turn-about']:
      return listAlone(() => true)
    case kindOf.pathfinder:
      return listAlone(canFindPath)
    default:
      // CHM-31: a veto is only discarded in one's own turn.
      return listNothing
  }
}

/** SAB-10, SB2-03: each set of one, two or three cards once. */
function listPasses(rules: Rules, state: State, out: number[], from: number): number {
  const { hands, mover } = state
  const start = mover * HAND
  const end = start + state.held[mover]
  let next = from
  for (let a = start; a < end; a++) {
    if (a > start && hands[a] === hands[a - 1]) continue
    out[next++] = moves.pack(moves.PASS, moves.discardLoad(hands[a]))
    if (rules.passUpTo === 1) continue
    for (let b = a + 1; b < end; b++) {
      if (b > a + 1 && hands[b] === hands[b - 1]) continue
      out[next++] = moves.pack(moves.PASS, moves.discardLoad(hands[a], hands[b]))
      for (let c = b + 1; c < end; c++) {
        if (c > b + 1 && hands[c] === hands[c - 1]) continue
        out[next++] = moves.pack(moves.PASS, moves.discardLoad(hands[a], hands[b], hands[c]))
      }
    }
  }
  return next
}

/** SB2-03, SB2-56: a broken tool or a trap for two cards. */
function listRansoms(state: State, out: number[], from: number): number {
  const { hands, mover } = state
  const acting = state.front[mover] & (BROKEN | TRAP)
  if (acting === 0) return from
  const start = mover * HAND
  const end = start + state.held[mover]
  let next = from
  for (let removed = 0; removed < 4; removed++) {
    if (((acting >> removed) & 1) === 0) continue
    for (let a = start; a < end; a++) {
      if (a > start && hands[a] === hands[a - 1]) continue
      for (let b = a + 1; b < end; b++) {
        if (b > a + 1 && hands[b] === hands[b - 1]) continue
        out[next++] = moves.pack(moves.RANSOM, moves.ransomLoad(hands[a], hands[b], removed))
      }
    }
  }
  return next
}

const ends: number[] = []

/** MIN-12: each card away, on each open end. */
function listFigures(rules: Rules, state: State, out: number[], from: number): number {
  const { hands, mover } = state
  const start = mover * HAND
  const count = listEnds(state.maze, rules.linking, ends, 0, 0)
  let next = from
  for (let place = start; place < start + state.held[mover]; place++) {
    if (place > start && hands[place] === hands[place - 1]) continue
    for (let slot = 0; slot < count; slot++) {
      const code = moves.FIGURE + (ends[slot] & 3)
      out[next++] = moves.pack(code, moves.figureLoad(hands[place], atOfEnd(ends[slot])))
    }
  }
  return next
}

function listAnswers(rules: Rules, state: State, seat: Seat, out: number[]): number {
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
  return state.gold[seat] > 0 || state.figureOwners[figure] === seat
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
