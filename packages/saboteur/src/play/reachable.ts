import { subjectOf } from '@adit/kernel'
import type { Tell } from '../events.ts'
import type { At } from '../maze/cells.ts'
import type { Maze } from '../maze/maze.ts'
import { atOf, CHOOSE, loadOf, pack, TURN } from '../moves.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'
import type { Ask } from './asks.ts'

/** Closed places, and what happens when a tunnel arrives at them. */
export interface Reachable {
  readonly name: string
  /** SAB-70: what is settled before what. */
  readonly order: number
  /** Those that are reached now, as bits. */
  reached(maze: Maze): number
  meet(rules: Rules, state: State, mask: number, emit?: Tell): void
  /** Where there may be several. */
  readonly several?: Several
}

interface Several {
  places(maze: Maze): readonly At[]
  /** This one comes first. */
  choose(rules: Rules, state: State, at: At, emit?: Tell): void
  /** Its way up was chosen. */
  turn(rules: Rules, state: State, at: At, turn: number, emit?: Tell): void
}

/** The subject of the question which comes first. */
export function subjectOfReachable(rules: Rules, reachable: Reachable): number {
  return severals(rules).indexOf(reachable)
}

function severals({ reachables }: Rules): readonly Reachable[] {
  return reachables.filter(({ several }) => several !== undefined)
}

/** SAB-70: which of several places first? */
export const orderAsk: Ask = {
  isDue: (rules, { windows }) => subjectOf(windows) < severals(rules).length,
  list(rules, { maze, windows }, _seat, out) {
    const reachable = severals(rules)[subjectOf(windows)]
    const places = reachable.several?.places(maze) ?? []
    const reached = reachable.reached(maze)
    let next = 0
    for (let slot = 0; slot < places.length; slot++) {
      if (((reached >> slot) & 1) === 1) out[next++] = pack(CHOOSE, places[slot])
    }
    return next
  },
  answer(rules, state, _seat, move, subject, emit) {
    severals(rules)[subject].several?.choose(rules, state, atOf(move), emit)
  },
}

/** SAB-32, MIN-52: which way up? */
export const turnAsk: Ask = {
  subject: 'cell',
  isDue: (rules, { maze, windows }) =>
    severals(rules).some(({ several }) => several?.places(maze).includes(subjectOf(windows))),
  list(_rules, _state, _seat, out) {
    out[0] = pack(TURN, 0)
    out[1] = pack(TURN, 1)
    return 2
  },
  answer(rules, state, _seat, move, at, emit) {
    const owner = severals(rules).find(({ several }) => several?.places(state.maze).includes(at))
    owner?.several?.turn(rules, state, at, loadOf(move), emit)
  },
}
