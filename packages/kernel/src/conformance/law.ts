import type { Game } from '../game.ts'
import type { Options } from '../options.ts'
import type { Viewer } from '../view.ts'
import type { Kit } from './kit.ts'
import type { Walk } from './walk.ts'

/** Throws `Broken` when a walk through this game breaks the law. */
export type Law = <O extends Options, State, Move, Event, Summary>(
  kit: Kit<O, State, Move, Event, Summary>,
  game: Game<State, Move, Event>,
  path: Walk,
) => void

export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array(seats).keys(), 'spectator']
}
