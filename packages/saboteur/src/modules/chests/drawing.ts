import type { Tell } from '../../events.ts'
import { ask, FROM_DECK } from '../../play/asks.ts'
import { drawCards } from '../../play/hands.ts'
import type { Rules } from '../../rules.ts'
import { DRAWING_ON, type State, TURN_OVER } from '../../state.ts'
import type { Hooks, Stage } from '../hooks.ts'
import { chestOf } from './contents.ts'

const EXTRA_DRAW = chestOf['extra-draw']
const ROB_HAND = chestOf['rob-hand']
const DRAW_THREE = chestOf['draw-three']

export const drawingHooks: Partial<Hooks> = {
  beforeDraw(state) {
    if (state.chests.changes.length === 0) return false
    planDraws(state)
    return true
  },
}

/** One changed draw at a time; the flow comes again until none is left. */
export const changedDraws: Stage = {
  stage: DRAWING_ON,
  proceed(rules, state, emit) {
    const change = state.chests.changes.shift()
    if (change === ROB_HAND) robHand(rules, state)
    else if (change === DRAW_THREE) drawThree(rules, state, emit)
    else state.stage = TURN_OVER
  },
}

/**
 * MIN-89: in the order opened, a chest cancels one card, adds one, or makes one a choice of three.
 * Leaves in `due` the plain draws and in `changes` what comes after them. A draw of three is a card
 * of the draw as well, cancelled when no plain one is left.
 */
function planDraws(state: State): void {
  const opened = state.chests.changes
  const later: number[] = []
  for (const change of opened) {
    if (change === EXTRA_DRAW) state.due++
    else if (change === DRAW_THREE) {
      if (state.due === 0) continue
      state.due--
      later.push(change)
    } else {
      if (state.due > 0) state.due--
      else if (later.includes(DRAW_THREE)) later.splice(later.indexOf(DRAW_THREE), 1)
      if (change === ROB_HAND) later.push(change)
    }
  }
  opened.length = 0
  opened.push(...later)
}

/** MIN-66: with nobody else holding cards nothing is taken. */
function robHand(rules: Rules, state: State): void {
  const { held, mover } = state
  if (held.some((count, seat) => seat !== mover && count > 0)) ask(rules, state, 'snatch', mover)
}

/** MIN-67: what there is of three; a single card is kept without asking. */
function drawThree(rules: Rules, state: State, emit?: Tell): void {
  const { deck, looked, mover } = state
  if (deck.length < 2) {
    drawCards(state, mover, 1, emit)
    return
  }
  looked.push(...deck.splice(-3).reverse())
  emit?.({ type: 'looked', seat: mover, from: 'deck', cards: looked.slice() })
  ask(rules, state, 'keep', mover, FROM_DECK)
}
