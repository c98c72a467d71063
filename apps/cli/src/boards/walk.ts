import {
  CHANCE,
  type Game,
  has,
  listSeats,
  nth,
  quickRandom,
  type Seat,
  type View,
  type Viewer,
} from '@adit/kernel'
import type { Scene } from './board.ts'

/** A random game, stopped at every decision of a player and at its end. */
export function walk<State, Move, Event>(
  game: Game<State, Move, Event>,
  seed: number,
  visit: (state: State, seat: Seat, legal: readonly Move[]) => void,
): void {
  const random = quickRandom(seed)
  const state = game.setup()
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    const chance = has(acting, CHANCE)
    const seat = nth(listSeats(acting), 0)
    const legal = chance ? [game.nature(state, random)] : game.legal(state, seat, [])
    if (!chance) visit(state, seat, legal)
    game.step(state, seat, nth(legal, random.below(legal.length)))
  }
  visit(state, 0, [])
}

/** What a terminal of 80 columns shows one viewer. */
export function sceneOf<State>(
  view: View<State>,
  viewer: Viewer,
  names: readonly string[],
  other: Partial<Scene<State>> = {},
): Scene<State> {
  return { view, viewer, names, language: 'en', columns: 80, rows: 16, ...other }
}
