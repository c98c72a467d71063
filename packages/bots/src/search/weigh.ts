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
  const sums = arms.map(() => 0)
  let lead = 0
  let squares = 0
  let worlds = 0
  while (worlds < most && (worlds < 2 || isSpent?.() !== true)) {
    const world = guide.imagine(worlds)
    const got = arms.map((_move, arm) => guide.trial(world, arm, worlds))
    for (const [arm, worth] of got.entries()) sums[arms[arm]] += worth
    const ahead = got[arms.indexOf(0)] - (got[arms.indexOf(1)] ?? 0)
    lead += ahead
    squares += ahead * ahead
    worlds++
  }
  const spread = Math.max(0, squares / worlds - (lead / worlds) ** 2)
  return { worths: sums.map(sum => sum / worlds), doubt: Math.sqrt(spread / worlds) }
}
