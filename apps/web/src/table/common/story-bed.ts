import type { Item } from '@adit/protocol'

type Moved = Extract<Item, { type: 'moved' }>

/** What a log says when that was told, for tests of what is read from it. */
export function moved(...told: Moved['told']): Item {
  return { type: 'moved', seq: 1, at: 0, seat: 0, by: 'player', told }
}
