import type { Budget } from '../bot.ts'
import type { Guide } from './search.ts'

/** Moves tried in the same worlds. */
export interface Weighed {
  /** By move, from 0 to 1. */
  readonly worths: readonly number[]
  /** How far off the difference of the first two may be: its standard error. */
  readonly doubt: number
}

/** Every move of a guide is tried in each world; `arms` says which move each of them is. */
export function weigh<World>(
  guide: Guide<World>,
  arms: readonly number[],
  { playouts, isSpent }: Budget,
): Weighed {
  const most = Math.max(2, Math.floor(playouts / arms.length))
  const sums = new Map<number, number>()
  let lead = 0
  let squares = 0
  let worlds = 0
  while (worlds < most && (worlds < 2 || isSpent?.() !== true)) {
    const world = guide.imagine(worlds)
    const got = new Map(arms.map((move, arm) => [move, guide.trial(world, arm, worlds)]))
    for (const [move, worth] of got) sums.set(move, (sums.get(move) ?? 0) + worth)
    const ahead = (got.get(0) ?? 0) - (got.get(1) ?? 0)
    lead += ahead
    squares += ahead * ahead
    worlds++
  }
  const spread = Math.max(0, squares / worlds - (lead / worlds) ** 2)
  const worths = arms.map((_arm, move) => (sums.get(move) ?? 0) / worlds)
  return { worths, doubt: Math.sqrt(spread / worlds) }
}
