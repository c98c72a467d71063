import type { Item } from '@adit/protocol'

/** Something that was told, with the deed of the round it came with: the number the timeline gives it. */
interface ToldAt {
  readonly told: unknown
  readonly turn: number
}

/** All that was told, in order; with what begins a round, its deeds are counted anew. */
export function* toldIn(
  log: readonly Item[],
  isBeginning: (told: unknown) => boolean,
): Generator<ToldAt> {
  let turn = 0
  for (const item of log) {
    if (item.type !== 'moved') continue
    if (DEEDS.includes(item.by)) turn++
    for (const told of item.told) {
      if (isBeginning(told)) turn = 0
      yield { told, turn }
    }
  }
}
const DEEDS: readonly string[] = ['player', 'bot', 'clock']

/** Who knows a thing, one after the other, as an answer. */
export function sentencesOf(parts: readonly string[]): string {
  return parts.map(part => `${part}.`).join(' ')
}
