import { nth } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import type { Stretch } from '../../client/replay/asking.ts'
import type { LogLine } from '../../table/common/log-lines.ts'

/** A round of the log: what was done and said in it, in order. */
export interface Chapter {
  readonly round: number
  /** When it began, by the table's clock; 0 if nobody knows. */
  readonly began: number
  readonly items: readonly Item[]
}

/** The moment after each move, by the number of its entry. */
export function momentsOf(items: readonly Item[]): ReadonlyMap<number, number> {
  const moved = items.filter(item => item.type === 'moved')
  return new Map(moved.map((item, at) => [item.seq, at + 1]))
}

/** What belongs to which round; `stops` are the moments worth a look. */
export function chaptersOf(
  items: readonly Item[],
  stretches: readonly Stretch[],
  stops: readonly number[],
): readonly Chapter[] {
  const chapters = stretches.map(({ round }): { round: number; began: number; items: Item[] } => ({
    round,
    began: 0,
    items: [],
  }))
  // A round begins with the first deal after the last stop of the one before.
  const begins = stretches.map(({ from }) => stops[from - 1] ?? 0)
  let moment = 0
  for (const item of items) {
    if (item.type === 'moved') moment++
    const at = Math.max(
      0,
      begins.findLastIndex(begin => begin < moment || begin === 0),
    )
    const chapter = nth(chapters, at)
    if (chapter.items.length === 0) chapter.began = item.at
    chapter.items.push(item)
  }
  return chapters
}

/** One line a deed is enough to go by; what only says that cards were drawn is left out. */
export function isWorthALine({ isMinor }: LogLine): boolean {
  return !isMinor
}
