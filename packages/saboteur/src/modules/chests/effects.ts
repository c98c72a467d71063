import type { Tell } from '../../events.ts'
import { isBlocked } from '../../maze/barriers.ts'
import { type At, besideOf } from '../../maze/cells.ts'
import { CLOSED_GOAL, closedAt, goalSlotAt, isEmpty, moveGoal } from '../../maze/maze.ts'
import { atOf, LOOK, pack, SHIFT, SNATCH, seatOf } from '../../moves.ts'
import { type Ask, ask, listOthers } from '../../play/asks.ts'
import { verbOf } from '../../play/draw.ts'
import { discardHidden } from '../../play/hands.ts'
import type { Rules } from '../../rules.ts'
import { lookAtRole } from '../../sight/knowledge.ts'
import { OPENED, type State } from '../../state.ts'
import { type Chest, type ChestName, chests } from './contents.ts'

/** What a chest does when it is opened. Changes of the draw wait for the end of the turn. */
export function openChest(rules: Rules, state: State, slot: number, at: At, emit?: Tell): void {
  const chest = state.chests.effects[slot]
  state.chests.fate[slot] = OPENED
  emit?.({ type: 'chest-opened', seat: state.mover, at, chest })
  effects[chests[chest].name](rules, state, chest, emit)
}

type Effect = (rules: Rules, state: State, chest: Chest, emit?: Tell) => void

/** MIN-89: what it does to the turn's draw is done when that is due. */
const changeDraw: Effect = (_rules, state, chest) => {
  state.chests.changes.push(chest)
}

const effects: Readonly<Record<ChestName, Effect>> = {
  nugget: (rules, state, _chest, emit) => rules.hooks.bank.find(state, state.mover, emit),
  'no-maps': (_rules, state) => {
    state.chests.noMaps = 1
  },
  'no-draw': changeDraw,
  'extra-draw': changeDraw,
  'move-goal': (rules, state) => {
    if (state.maze.goals.some((_at, slot) => canShift(state, slot)))
      ask(rules, state, 'shift', state.mover)
  },
  'rob-hand': changeDraw,
  'draw-three': changeDraw,
  'look-role': (rules, state) => ask(rules, state, 'look', state.mover),
  'search-discard': (rules, state, chest) => {
    changeDraw(rules, state, chest)
    if (state.pile.length > 0) state.chance = verbOf.stir
  },
  'burn-deck': (_rules, state, _chest, emit) => burn(state, emit),
}

/** MIN-65: one cell farther, onto an empty cell that nothing blocks. */
function canShift(state: State, slot: number): boolean {
  const { maze } = state
  const at = maze.goals[slot]
  const to = besideOf(at, 1)
  return closedAt(maze, at) === CLOSED_GOAL && isEmpty(maze, to) && !isBlocked(maze, to)
}

/** MIN-70: nobody sees these cards. */
function burn(state: State, emit?: Tell): void {
  const count = Math.min(5, state.deck.length)
  for (let left = count; left > 0; left--) discardHidden(state, state.deck.pop() ?? -1, 0)
  emit?.({ type: 'deck-burned', seat: state.mover, count })
}

/** MIN-65: which goal is moved? */
export const shiftAsk: Ask = {
  list(_rules, state, _seat, out) {
    const { goals } = state.maze
    let next = 0
    for (let slot = 0; slot < goals.length; slot++) {
      if (canShift(state, slot)) out[next++] = pack(SHIFT, goals[slot])
    }
    return next
  },
  /** MIN-91: knowledge stays with the card; whether it is reached there is settled next. */
  answer(_rules, state, seat, move, _subject, emit) {
    const at = atOf(move)
    const to = besideOf(at, 1)
    moveGoal(state.maze, goalSlotAt(state.maze, at), to)
    emit?.({ type: 'goal-moved', seat, at, to })
  },
}

/** MIN-66: whose hand is robbed? CHANCE draws the card. */
export const snatchAsk: Ask = {
  list: (rules, { held }, seat, out) =>
    listOthers(rules, seat, SNATCH, other => held[other] > 0, out),
  answer(_rules, state, _seat, move) {
    state.chooser = seatOf(move)
    state.chance = verbOf.drawn
  },
}

/** MIN-68: whose role is looked at? */
export const lookAsk: Ask = {
  list: (rules, _state, seat, out) => listOthers(rules, seat, LOOK, () => true, out),
  answer: (_rules, state, _seat, move, _subject, emit) => lookAtRole(state, seatOf(move), emit),
}
