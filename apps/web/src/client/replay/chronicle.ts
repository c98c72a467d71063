import type { AnyGame } from '@adit/kernel'
import type { Replay } from '@adit/table'
import type { Face } from '../../art/index.ts'
import type { Extent, Mark, Result } from './asking.ts'
import type { Chart } from './chart.ts'
import type { Figures } from './digest.ts'

/** What a game adds to its replay, in `titles/<title>.ts`. A game without one has a bare timeline. */
export interface Chronicle {
  markOf(event: unknown): Mark | undefined
  /** Whose the round was that ended with this. */
  resultOf?(event: unknown): Result | undefined
  /** How many deeds a round could still have, as everybody may know. */
  turnsLeft?(game: AnyGame, state: unknown): number
  /** How much of a board that grows is in use, which is no secret. */
  extent?(state: unknown): Extent
  /** Cards that are shown small, and of which there are many: they are drawn where the page is not held up. */
  faces?(view: unknown): readonly Face[]
  /** What one seat did in the whole of it. */
  figures?(replay: Replay, seat: number): Figures
  /** Cards short of the gold at each stop, where the game is about that. */
  shorts?(replay: Replay): readonly (number | undefined)[]
  /** The game from above; `eye` is the seat whose own belief is wanted as well. */
  chart?(replay: Replay, eye: number | undefined): Chart
}

const PLAIN: Chronicle = { markOf: () => undefined }

const found = import.meta.glob<{ readonly chronicle: Chronicle }>('./titles/*.ts', {
  eager: true,
})

export function chronicleOf(title: string): Chronicle {
  return found[`./titles/${title}.ts`]?.chronicle ?? PLAIN
}
