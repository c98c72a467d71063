import { has, isWindowOpen, type Seat } from '@adit/kernel'
import { shapedKinds } from '../cards/order.ts'
import { atOfEnd } from '../maze/figures.ts'
import { listEnds } from '../maze/placements.ts'
import type { Move } from '../moves.ts'
import * as moves from '../moves.ts'
import { canLayFreely } from '../play/paths.ts'
import type { Rules } from '../rules.ts'
import { BROKEN, HAND, PATH_DUE, type State, TRAP, TURN_DUE } from '../state.ts'
import { listAction } from './legal-actions.ts'
import { listAnswers } from './legal-answers.ts'
import { listLays } from './legal-lays.ts'
import { toAct } from './to-act.ts'

const PASS = moves.pack(moves.PASS)

/** Every legal move of a seat, none if it is not to act. Reads nothing that the seat cannot know. */
export function legal(rules: Rules, state: State, seat: Seat, out: Move[]): Move[] {
  // Only packed moves are written below, and numbers are one half of Move.
  const list = out as unknown as number[]
  let count = 0
  if (has(toAct(state), seat)) {
    if (isWindowOpen(state.windows)) count = listAnswers(rules, state, seat, list)
    else if (state.stage === TURN_DUE) count = listTurn(rules, state, list)
    else if (state.stage === PATH_DUE) count = listPath(rules, state, list)
  }
  // Popping keeps the list's memory; setting its length gives half of it back, to be asked for again.
  while (out.length > count) out.pop()
  return out
}

/** CHM-22: the second card must be laid if it can be free of charge. */
function listPath(rules: Rules, state: State, out: number[]): number {
  const next = listLays(rules, state, out, 0)
  if (state.laid === 0 || canLayFreely(rules, state)) return next
  out[next] = PASS
  return next + 1
}

function listTurn(rules: Rules, state: State, out: number[]): number {
  const { hands, mover } = state
  const held = state.held[mover]
  if (held === 0) {
    out[0] = PASS
    return 1
  }
  let next = 0
  if ((state.front[mover] & (BROKEN | TRAP)) === 0) next = listLays(rules, state, out, next)
  const lays = next
  const from = mover * HAND
  let before = -1
  for (let place = held - 1; place >= 0; place--) {
    const kind = hands[from + place]
    // Ascending, and actions come after all that has a shape.
    if (kind < shapedKinds) break
    if (kind !== before) next = listAction(rules, state, kind, lays, out, next)
    before = kind
  }
  next = listPasses(rules, state, out, next)
  if (rules.ransom) next = listRansoms(state, out, next)
  if (state.figures.used < rules.figures) next = listFigures(rules, state, out, next)
  return next
}

/** SAB-10, SB2-03: each set of one, two or three cards once. */
function listPasses(rules: Rules, state: State, out: number[], from: number): number {
  const { hands, mover } = state
  const single = rules.passUpTo === 1
  const start = mover * HAND
  const end = start + state.held[mover]
  let next = from
  for (let a = start; a < end; a++) {
    if (a > start && hands[a] === hands[a - 1]) continue
    const one = PASS | moves.discardLoad(hands[a])
    out[next++] = one
    if (!single) next = listLarger(hands, one, a + 1, end, out, next)
  }
  return next
}

/** The pass `one` with one or two more of the cards from `start` on. */
function listLarger(
  hands: readonly number[],
  one: number,
  start: number,
  end: number,
  out: number[],
  from: number,
): number {
  let next = from
  for (let b = start; b < end; b++) {
    if (b > start && hands[b] === hands[b - 1]) continue
    const two = one | moves.discardLoad(-1, hands[b])
    out[next++] = two
    for (let c = b + 1; c < end; c++) {
      if (c > b + 1 && hands[c] === hands[c - 1]) continue
      out[next++] = two | moves.discardLoad(-1, -1, hands[c])
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
