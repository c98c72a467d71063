import type { Replay } from '@adit/table'
import type { Stretch } from './asking.ts'

/** The rounds of a game: where each begins, and how many stops it has. */
export function stretchesIn(replay: Replay): readonly Stretch[] {
  const stretches: { round: number; from: number; length: number; isOver: boolean }[] = []
  for (const [stop, moment] of replay.stops.entries()) {
    const round = replay.roundAt(moment)
    const last = stretches.at(-1)
    if (last?.round === round) last.length++
    else stretches.push({ round, from: stop, length: 1, isOver: true })
  }
  return stretches
}

/** The numbers of the moves that led to a stop, from the one before. */
export function movesTo(replay: Replay, stop: number): readonly number[] {
  const from = stop === 0 ? 0 : replay.stops[stop - 1]
  return Array.from({ length: replay.stops[stop] - from }, (_none, at) => from + at)
}
