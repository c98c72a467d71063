import { nth, type Turn } from '@adit/kernel'
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
  const from = replay.stops[stop - 1] ?? 0
  return Array.from({ length: nth(replay.stops, stop) - from }, (_none, at) => from + at)
}

/** What happened on the way to a stop. */
export function eventsTo(replay: Replay, stop: number): readonly unknown[] {
  return movesTo(replay, stop).flatMap(at => replay.eventsOf(at))
}

/** The moves before a moment. */
export function movesUntil(replay: Replay, moment: number): readonly Turn<unknown>[] {
  return Array.from({ length: moment }, (_none, at) => {
    const { seat, move } = replay.turn(at)
    return [seat, move]
  })
}
