import {
  askOf,
  CHANCE,
  has,
  isWindowOpen,
  NOBODY,
  only,
  owedBy,
  type Seat,
  type Seats,
} from '@adit/kernel'
import { BARRED } from '../cards/front.ts'
import { shapedKinds } from '../cards/order.ts'
import { listPlacements } from '../maze/placements.ts'
import { FREE } from '../modules/hooks.ts'
import { LAY, type Move, PASS, pack } from '../moves.ts'
import { hasPlace } from '../play/laying.ts'
import type { Rules } from '../rules.ts'
import { HAND, OVER, PATH_DUE, type State, TURN_DUE } from '../state.ts'
import { listPasses } from './passes.ts'

/** Who is to act, from public facts only. */
export function toAct(state: State): Seats {
  if (state.chance !== 0) return only(CHANCE)
  if (isWindowOpen(state.windows)) return owedBy(state.windows)
  return state.stage === OVER ? NOBODY : only(state.mover)
}

/** Every legal move of a seat, none if it is not to act. Reads nothing that the seat cannot know. */
export function legal(rules: Rules, state: State, seat: Seat, out: Move[]): Move[] {
  // Only packed moves are written below, and numbers are one half of Move.
  const list = out as unknown as number[]
  let count = 0
  if (has(toAct(state), seat)) {
    if (isWindowOpen(state.windows)) {
      count = rules.askOf[askOf(state.windows)].list(rules, state, seat, list)
    } else if (state.stage === TURN_DUE) count = listTurn(rules, state, list)
    else if (state.stage === PATH_DUE) count = listPath(rules, state, list)
  }
  // Popping keeps the list's memory; setting its length gives half of it back, to be asked for again.
  while (out.length > count) out.pop()
  return out
}

/** CHM-22: the second card must be laid if it can be free of charge. */
export function mayLeavePath(rules: Rules, state: State): boolean {
  return state.laid > 0 && !hasPlace(rules, state, FREE)
}

function listPath(rules: Rules, state: State, out: number[]): number {
  const next = listLays(rules, state, out, 0)
  if (!mayLeavePath(rules, state)) return next
  out[next] = pack(PASS)
  return next + 1
}

function listTurn(rules: Rules, state: State, out: number[]): number {
  const { hands, mover } = state
  const held = state.held[mover]
  if (held === 0) return listPasses(rules, state, out, 0)
  let next = 0
  if ((state.front[mover] & BARRED) === 0) next = listLays(rules, state, out, next)
  const { actions, ways } = rules
  const from = mover * HAND
  let before = -1
  for (let place = held - 1; place >= 0; place--) {
    const kind = hands[from + place]
    // Ascending, and actions come after all that has a shape.
    if (kind < shapedKinds) break
    if (kind !== before) next = actions[kind].list(rules, state, kind, out, next)
    before = kind
  }
  next = listPasses(rules, state, out, next)
  for (let way = 0; way < ways.length; way++) next = ways[way].list(rules, state, out, next)
  return next
}

const TAG = pack(LAY)

/** Tunnel cards on free cells, then on blocked ones. */
function listLays(rules: Rules, state: State, out: number[], from: number): number {
  const { hands, maze } = state
  const first = state.mover * HAND
  const end = first + state.held[state.mover]
  const next = listPlacements(maze, rules.linking, hands, out, from, TAG, first, end)
  return listBlockedLays(rules, state, out, next)
}

export function listBlockedLays(rules: Rules, state: State, out: number[], from: number): number {
  const { blockedLays } = rules.hooks
  if (blockedLays === null) return from
  const { hands, maze, mover } = state
  const first = mover * HAND
  const end = first + state.held[mover]
  return blockedLays(rules, state, maze, hands, first, end, LAY, out, from)
}
