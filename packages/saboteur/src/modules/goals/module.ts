import { kindOf } from '../../cards/order.ts'
import { cellAt } from '../../maze/cells.ts'
import type { Meeting } from '../../play/goals.ts'
import { GOLD_LOST } from '../../state.ts'
import { BASE_GOALS } from '../base.ts'
import type { Module } from '../module.ts'

/** MIN-42 */
function bag(nuggets: number): Meeting {
  return (state, emit) => {
    state.gold[state.mover] += nuggets
    emit?.({ type: 'nuggets-found', seat: state.mover, nuggets })
  }
}

/** Eight new goals, five of which lie in the maze (MIN-41). */
export const goals: Module = {
  name: 'goals',
  rows: ['MIN-41', 'MIN-42', 'MIN-43', 'MIN-44', 'MIN-85', 'MIN-86'],
  replaces: ['SAB-33'],
  seams: {
    goals: {
      box: 'new-goals',
      cells: [cellAt(8, -4), ...BASE_GOALS, cellAt(8, 4)],
      // MIN-43
      inOrder: true,
    },
  },
  tokens: true,
  meetings: {
    [kindOf['bag-1']]: bag(1),
    [kindOf['bag-2']]: bag(2),
    [kindOf.dragon](state, emit) {
      const seat = state.mover
      const nuggets = state.gold[seat] > 0 ? 1 : 0
      state.gold[seat] -= nuggets
      emit?.({ type: 'dragon-met', seat, nuggets })
    },
    [kindOf.spider](state) {
      state.ending = GOLD_LOST
    },
  },
}
