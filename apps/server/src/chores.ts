import { setImmediate } from 'node:timers/promises'
import type { Hosts } from '@adit/table'
import type { Parts } from './parts.ts'
import type { Lists } from './tables/lists.ts'
import { tidyUp } from './tables/retention.ts'

/** How often idle tables and old commands are looked for. */
export const SWEEP = 30_000
/** How often a few tables that nobody needs are deleted or packed. */
export const TIDY = 10 * 60_000
const MOST_PAGES = 100
/** A command sent again after so long is taken for a new one. */
const REMEMBERED = 2 * 86_400_000

/** What the chores of a server are done with. */
interface House extends Pick<Parts, 'store' | 'world'> {
  readonly shared: Parts['shared'] | undefined
  readonly hosts: Hosts
  readonly lists: Lists
  readonly state: { readonly isClosing: boolean }
}

/** Whether it is this node's turn to do what one of them should do about so often. */
async function isOurTurn({ shared, world }: House, job: string, every: number): Promise<boolean> {
  const rate = { perSecond: 1_000 / every, burst: 1 }
  return shared === undefined || shared.store.take('turn', job, rate, world.now())
}

export async function recallInTurn(built: House): Promise<void> {
  if (built.shared === undefined || !(await isOurTurn(built, 'recall', 2 * SWEEP))) return
  await recall(built)
}

export async function tidyInTurn(built: House): Promise<void> {
  const { store, hosts, world } = built
  if (await isOurTurn(built, 'tidy', TIDY)) await tidyUp({ store, hosts, now: () => world.now() })
}

/** A table with free seats must be in memory to notice that its people do not come back. */
export async function recall({ lists, hosts, state }: House): Promise<void> {
  for (const { table, stage } of await lists.offered(undefined)) {
    if (state.isClosing) return
    if (stage === 'open') await hosts.use(table, () => undefined)
    // Others want to be served meanwhile.
    await setImmediate()
  }
}

/** A page at a time, so that play goes on in between; the rest has time until the next sweep. */
export async function forget({ store, world }: House): Promise<void> {
  const before = world.now() - REMEMBERED
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    if ((await store.sweep(before)) === 0) return
  }
}
