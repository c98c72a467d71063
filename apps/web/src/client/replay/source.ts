import { isKeptRecord } from '../archive/kept-records.ts'
import { device } from '../here.ts'
import { isLocal } from '../local/fresh.ts'
import type { Source } from './asking.ts'
import { IN_HAND, inHand } from './in-hand.ts'

/** Where the game of an address is found; undefined if its file is not in hand any more. */
export function sourceOf(id: string): Source | undefined {
  if (id === IN_HAND) {
    const text = inHand()
    return text === undefined ? undefined : { at: 'hand', text }
  }
  if (isKeptRecord(id)) return { at: 'kept', record: id }
  if (!isLocal(id)) return { at: 'server', table: id }
  return { at: 'device', table: id, me: device.persona.value.id }
}
