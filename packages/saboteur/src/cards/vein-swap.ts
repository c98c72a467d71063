import { because } from '../legal/because.ts'
import { CLOSED_GOAL, closedAt, goalSlotAt, swapGoals } from '../maze/maze.ts'
import { atGoals, goalsAt } from './aims.ts'
import { action } from './card.ts'

const notClosed = because('vein-not-closed', 'CHM-17')

/** CHM-17: two goals face down trade places; what is known of them goes along. */
export const veinSwap = action('vein-swap', {
  aim: atGoals,
  copies: { championship: 1 },
  rule: 'CHM-17',
  refusals: ['vein-not-closed'],
  whyNot(_rules, { maze }, target) {
    const [one, other] = goalsAt(target)
    const areClosed = closedAt(maze, one) === CLOSED_GOAL && closedAt(maze, other) === CLOSED_GOAL
    return areClosed && one !== other ? undefined : notClosed
  },
  play(_rules, state, target, emit) {
    const [one, other] = goalsAt(target)
    swapGoals(state.maze, goalSlotAt(state.maze, one), goalSlotAt(state.maze, other))
    emit?.({ type: 'veins-swapped', seat: state.mover, one, other })
  },
})
