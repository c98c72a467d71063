import type { Course } from '../../../client/replay/asking.ts'

export interface Where {
  readonly stop: number
  readonly round: number
  readonly turn: number
}

/** Where a moment is on the timeline; undefined for one that these eyes may not know of yet. */
export function whereIs(
  moment: number,
  { stops, stretches }: Pick<Course, 'stops' | 'stretches'>,
): Where | undefined {
  const stop = stops.indexOf(moment)
  if (stop < 0) return undefined
  const own = stretches.findLast(one => one.from <= stop)
  return { stop, round: own?.round ?? 1, turn: stop - (own?.from ?? 0) }
}
