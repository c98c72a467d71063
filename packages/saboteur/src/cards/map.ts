import { only } from '@adit/kernel'
import { because } from '../legal/because.ts'
import { CLOSED_GOAL, closedAt, goalSlotAt, isFaceDown } from '../maze/maze.ts'
import { playOf } from '../moves.ts'
import { HOLE } from '../state.ts'
import { atCell } from './aims.ts'
import { action } from './card.ts'

const notClosed = because('map-not-closed', 'SAB-45')

/** SAB-45: looks at a goal face down, or at another closed place. */
export const map = action('map', {
  aim: atCell,
  copies: { base: 6 },
  rule: 'SAB-45',
  refusals: ['map-not-closed', 'map-forbidden'],
  whyNot(rules, state, at) {
    const { isCache, whyNotPeek } = rules.hooks
    if (closedAt(state.maze, at) === CLOSED_GOAL) {
      return whyNotPeek === null ? undefined : whyNotPeek(state)
    }
    return isCache?.(state, at) ? undefined : notClosed
  },
  play(rules, state, at, emit) {
    const seat = state.mover
    const slot = goalSlotAt(state.maze, at)
    if (slot < 0) {
      rules.hooks.peekCache?.(state, at, emit)
      return
    }
    state.goalSeen[slot] |= only(seat)
    emit?.({ type: 'peeked', seat, at, kind: state.goals[slot], chest: HOLE })
  },
  list(rules, state, kind, out, from) {
    const { maze } = state
    const { goals } = maze
    const { listCaches, whyNotPeek } = rules.hooks
    const tag = playOf(kind, 0)
    let next = from
    if (whyNotPeek === null || whyNotPeek(state) === undefined) {
      for (let slot = 0; slot < goals.length; slot++) {
        if (isFaceDown(maze, slot)) out[next++] = tag | goals[slot]
      }
    }
    return listCaches === null ? next : listCaches(state, tag, out, next)
  },
})
