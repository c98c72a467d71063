import type { AnyGame } from '@adit/kernel'
import type { Mark } from './asking.ts'

/** What a game adds to its replay, in `titles/<title>.ts`. A game without one has a bare timeline. */
export interface Chronicle {
  markOf(event: unknown): Mark | undefined
  /** How many deeds a round could still have, as everybody may know. */
  turnsLeft?(game: AnyGame, state: unknown): number
}

const PLAIN: Chronicle = { markOf: () => undefined }

const found = import.meta.glob<{ readonly chronicle: Chronicle }>('./titles/*.ts', { eager: true })

export function chronicleOf(title: string): Chronicle {
  return found[`./titles/${title}.ts`]?.chronicle ?? PLAIN
}
