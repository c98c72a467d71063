import type { Tell } from '../../events.ts'
import { parseCell } from '../../maze/cells.ts'
import { LANDMARK_FACE, turnUp } from '../../maze/maze.ts'
import { isLandmarkReached } from '../../maze/reach.ts'
import { type Draw, isOrderOf, mixed, verbOf } from '../../play/draw.ts'
import type { Reachable } from '../../play/reachable.ts'
import { takeSpareRole, unlearnRole } from '../../sight/knowledge.ts'
import type { State } from '../../state.ts'
import { roleName } from '../../text/words.ts'
import type { Module } from '../module.ts'

/** MIN-82: it is linked once, then it is a card like others. */
function reaching(linked: (state: State, emit?: Tell) => void): Reachable {
  return {
    name: 'postcard',
    order: 1,
    reached: maze => (isLandmarkReached(maze) ? 1 : 0),
    meet(_rules, state, _mask, emit) {
      const at = state.maze.landmark
      turnUp(state.maze, at, LANDMARK_FACE)
      emit?.({ type: 'postcard-linked', seat: state.mover, at })
      linked(state, emit)
    },
  }
}

/** MIN-21: the top of the roles left over for one's own, which goes under them. */
function changeRole(state: State, emit?: Tell): void {
  const seat = state.mover
  if (state.spare.length === 0) return
  const own = state.roles[seat]
  const knew = unlearnRole(state, seat)
  const role = takeSpareRole(state, seat)
  state.spare.unshift(own)
  state.spareSeen.unshift(knew)
  emit?.({ type: 'role-changed', seat, role })
}

/** MIN-31: one role for each seat. */
export const partyDraw: Draw = {
  word: () => roleName,
  nature: (_rules, state, random) => mixed(state, state.roles, random),
  isOutcome: (_rules, { roles }, drawn) => isOrderOf(drawn, roles),
  take(_rules, state, [, ...drawn], emit) {
    for (let seat = 0; seat < drawn.length; seat++) {
      unlearnRole(state, seat)
      state.roles[seat] = drawn[seat]
    }
    emit?.({ type: 'party-held', roles: drawn.slice() })
  },
}

const layout: Module['layout'] = config => {
  const cell = parseCell(config.postcard)
  if (cell === undefined) throw new Error(`no cell: ${config.postcard}`)
  return { landmark: cell }
}

/** The two sides of one postcard. */
export const dressingRoom: Module = {
  name: 'dressing-room',
  rows: ['MIN-21', 'MIN-82', 'MIN-83'],
  apart: { party: 'MIN-21' },
  layout,
  reach: reaching(changeRole),
}

export const party: Module = {
  name: 'party',
  rows: ['MIN-31', 'MIN-82', 'MIN-83', 'MIN-84'],
  layout,
  reach: reaching(state => {
    state.chance = verbOf.party
  }),
}
