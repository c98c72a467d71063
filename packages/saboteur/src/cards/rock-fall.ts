import { because } from '../legal/because.ts'
import { isLoose, kindOfFace } from '../maze/faces.ts'
import { listRemovable } from '../maze/laid.ts'
import { faceAt } from '../maze/maze.ts'
import { playOf } from '../moves.ts'
import { discardOpen } from '../play/hands.ts'
import { liftOff } from '../play/laying.ts'
import { atCell } from './aims.ts'
import { action } from './card.ts'
import { groupOf, kindOf } from './order.ts'

const nothing = because('rock-fall-nothing', 'SAB-44')

/** SAB-44: takes a laid card out of the maze, or a closed place that is no goal. */
export const rockFall = action('rock-fall', {
  aim: atCell,
  copies: { base: 3 },
  rule: 'SAB-44',
  // It lies under what it brought down.
  stays: true,
  takesFrom: 'maze',
  refusals: ['rock-fall-nothing'],
  whyNot(rules, state, at) {
    const face = faceAt(state.maze, at)
    const isRemovable = face < 0 ? rules.hooks.isCache?.(state, at) : isLoose[face] !== 0
    return isRemovable ? undefined : nothing
  },
  play(rules, state, at, emit) {
    const face = faceAt(state.maze, at)
    emit?.({ type: 'collapsed', seat: state.mover, at, face })
    liftOff(rules, state, at, emit)
    discardOpen(state, kindOf['rock-fall'])
    if (face >= 0 && groupOf(kindOfFace(face)) === 'tunnel') discardOpen(state, kindOfFace(face))
  },
  list(rules, state, kind, out, from) {
    const tag = playOf(kind, 0)
    const next = listRemovable(state.maze, out, from, tag)
    const { listCaches } = rules.hooks
    return listCaches === null ? next : listCaches(state, tag, out, next)
  },
})
