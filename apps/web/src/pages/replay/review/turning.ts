import { nth } from '@adit/kernel'
import type { MineChart } from '../../../client/replay/chart.ts'

/** A move that changed the odds. */
export interface Turn {
  readonly round: number
  /** In the whole game. */
  readonly stop: number
  readonly turn: number
  readonly seat: number
  readonly before: number
  readonly after: number
  /** What whoever did it wanted: a saboteur's harm, a digger's mistake, or a way to the gold. */
  readonly kind: 'harm' | 'mistake' | 'gain' | 'gift'
}

/** Less than this is no turning point. */
const WORTH = 0.06

/** The moves that changed the odds of gold most, in the order of the game. */
export function turningPoints({ rounds }: Pick<MineChart, 'rounds'>, most = 3): readonly Turn[] {
  const turns = rounds.flatMap(({ round, from, odds, movers, saboteurs }) =>
    odds.slice(1).flatMap((after, at): Turn[] => {
      const seat = movers[at + 1]
      const before = nth(odds, at)
      // That the cards ran out was nobody's move.
      if (seat === undefined || after === 0 || Math.abs(after - before) < WORTH) return []
      const isFoe = saboteurs.includes(seat)
      const isNearer = after > before
      const kind = isFoe ? (isNearer ? 'gift' : 'harm') : isNearer ? 'gain' : 'mistake'
      return [{ round, stop: from + at + 1, turn: at + 1, seat, before, after, kind }]
    }),
  )
  return turns
    .sort((one, other) => change(other) - change(one))
    .slice(0, most)
    .sort((one, other) => one.stop - other.stop)
}

function change({ before, after }: Turn): number {
  return Math.abs(after - before)
}
