import { type Kind, kindCount, kindOf, shapedKinds } from '../cards/order.ts'
import { NOWHERE } from '../maze/cells.ts'
import { listRemovable } from '../maze/laid.ts'
import { isFaceDown } from '../maze/maze.ts'
import * as moves from '../moves.ts'
import { listDiversions } from '../play/diversion.ts'
import { canLaySomething } from '../play/paths.ts'
import type { Rules } from '../rules.ts'
import { BROKEN, HAND, type State, THIEF, TRAP } from '../state.ts'
import { breaks, mends } from '../tools.ts'
import { listTolls, tolled } from './legal-lays.ts'

type Lister = (
  rules: Rules,
  state: State,
  kind: Kind,
  lays: number,
  out: number[],
  from: number,
) => number

/** Every way to play one action card; `lays` says how many tunnel cards could be laid instead. */
export function listAction(
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
  const { front } = state
  const { seats } = rules
  const tool = breaks[kind]
  const spared = rules.sabotageOnSelf ? -1 : state.mover
  const tag = moves.pack(moves.BREAK, moves.onSeat(kind, 0))
  let next = from
  for (let seat = 0; seat < seats; seat++) {
    if ((front[seat] & tool) === 0 && seat !== spared) out[next++] = tag | seat
  }
  return next
}

/** SAB-42, SAB-43, CHM-21 */
const listRepairs: Lister = (rules, state, kind, _lays, out, from) => {
  const { front } = state
  const { seats } = rules
  const tools = mends[kind]
  let next = from
  for (let seat = 0; seat < seats; seat++) {
    const broken = front[seat] & tools
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
  const { chests } = state.maze
  let next = from
  for (let slot = 0; slot < chests.length; slot++) {
    if (chests[slot] !== NOWHERE) out[next++] = tag | chests[slot]
  }
  return next
}

/** SAB-45, MIN-54, MIN-62 */
const listMaps: Lister = (_rules, state, _kind, _lays, out, from) => {
  const { maze } = state
  const { goals } = maze
  const tag = moves.pack(moves.MAP)
  let next = from
  if (state.chests.noMaps === 0) {
    for (let slot = 0; slot < goals.length; slot++) {
      if (isFaceDown(maze, slot)) out[next++] = tag | goals[slot]
    }
  }
  return listClosedChests(state, tag, out, next)
}

/** CHM-17 */
const listVeinSwaps: Lister = (_rules, state, _kind, _lays, out, from) => {
  const { maze } = state
  const { goals } = maze
  let next = from
  for (let one = 0; one < goals.length; one++) {
    if (!isFaceDown(maze, one)) continue
    for (let other = one + 1; other < goals.length; other++) {
      if (!isFaceDown(maze, other)) continue
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
