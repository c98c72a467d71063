import type { Replay } from '@adit/table'
import type { Result, Stretch } from './asking.ts'
import { chronicleOf } from './chronicle.ts'
import { eventsTo, stretchesIn } from './stretches.ts'

/** The rounds of a game, with whose each was. */
export function roundsOf(replay: Replay): readonly Stretch[] {
  return stretchesIn(replay).map(stretch => ({ ...stretch, result: resultIn(replay, stretch) }))
}

function resultIn(replay: Replay, { from, length }: Stretch): Result | undefined {
  const { resultOf } = chronicleOf(replay.title.name)
  if (resultOf === undefined) return undefined
  for (let stop = from + length - 1; stop >= from; stop--) {
    const result = eventsTo(replay, stop)
      .map(resultOf)
      .find(one => one !== undefined)
    if (result !== undefined) return result
  }
  return undefined
}
