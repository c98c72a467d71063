import { setImmediate } from 'node:timers/promises'
import { type Hosts, isAbandoned, type Listed, type Store } from '@adit/table'

const DAY = 86_400_000

/** How long what nobody uses is kept; docs/operations.md says the same in words. */
export const kept = {
  /** A table that never began. */
  open: 7 * DAY,
  /** A game at which nothing happens; the slowest clock has two days for a turn. */
  playing: 60 * DAY,
  /** What has ended: a finished game is packed then and kept for good, one that all left is deleted. */
  finished: 7 * DAY,
  /** Someone who was never here again. */
  people: 400 * DAY,
} as const

/** So many at a time, and then whoever else wants to be served. */
const SOME = 50

interface RetentionPorts {
  readonly store: Store
  readonly hosts: Pick<Hosts, 'holds'>
  now(): number
}

/** How many of each. */
export interface Tidied {
  readonly removed: number
  readonly packed: number
  readonly people: number
}

/** Deletes and packs by the rule above, and writes into the journal what it did. */
export async function tidyUp({ store, hosts, now }: RetentionPorts): Promise<Tidied> {
  const at = now()
  const free = (listed: Listed): boolean => !hosts.holds(listed.table)
  const remove = async ({ table }: Listed): Promise<boolean> => {
    const head = await store.head(table)
    return head !== undefined && (await store.remove(table, head.seq))
  }
  const pack = async ({ table }: Listed): Promise<boolean> => {
    const head = await store.head(table)
    return head !== undefined && (await store.pack(table, head.seq))
  }
  const open = await each(await store.stale('open', at - kept.open, SOME), free, remove)
  const playing = await each(await store.stale('playing', at - kept.playing, SOME), free, remove)
  const finished = await store.stale('finished', at - kept.finished, SOME)
  const abandoned = await each(finished, one => free(one) && isAbandoned(one), remove)
  const packed = await each(finished, one => free(one) && !isAbandoned(one), pack)
  const gone = await store.staleIdentities(at - kept.people, SOME)
  for (const id of gone) await store.removeIdentity(id)
  const tidied = { removed: open + playing + abandoned, packed, people: gone.length }
  if (tidied.removed + packed + gone.length > 0) {
    await store.note({ at, kind: 'tidied', body: JSON.stringify(tidied) })
  }
  return tidied
}

async function each(
  listed: readonly Listed[],
  is: (listed: Listed) => boolean,
  job: (listed: Listed) => Promise<boolean>,
): Promise<number> {
  let done = 0
  for (const one of listed) {
    if (is(one) && (await job(one))) done++
    await setImmediate()
  }
  return done
}
