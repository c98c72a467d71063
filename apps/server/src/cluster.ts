import { randomBytes } from 'node:crypto'
import { hostname } from 'node:os'
import type { Hub } from './hub/hub.ts'
import type { Settings } from './settings.ts'
import type { PostgresStore } from './store/postgres/postgres.ts'
import type { SharedStore } from './store/shared.ts'

/** What a node has in common with others; a server by itself has none of it. */
export interface Shared {
  readonly store: SharedStore & Partial<Pick<PostgresStore, 'counts'>>
  readonly hub: Hub
  /** No two nodes have the same, nor one node twice. */
  readonly node: string
  /** Calls when the store was away for so many milliseconds and is back. */
  onHealed?(hear: (down: number) => void): void
}

/** The time of day in milliseconds, as this machine has it. */
export type Wall = () => number

/** How often it is asked by how much this machine's clock and the database's differ. */
const CLOCKS = 60_000

/** What a node reads first it cannot do without. */
const STARTING = 30_000

/** Loads what is needed for it only now: a server by itself does without. */
export async function openShared(
  url: string,
  { hub: hubUrl, node: name, cold }: Pick<Settings, 'hub' | 'node' | 'cold'>,
  trouble: (error: unknown) => void,
): Promise<Shared> {
  const node = `${name ?? hostname()}.${randomBytes(4).toString('hex')}`
  let heal: (down: number) => void = () => {}
  const { openPostgresStore } = await import('./store/postgres/postgres.ts')
  const opened = await openPostgresStore({
    url,
    name: `adit ${node}`,
    starting: STARTING,
    healed: down => heal(down),
  })
  const store = cold === undefined ? opened : await readingCold(opened, cold)
  const onHealed = (hear: (down: number) => void): void => {
    heal = hear
  }
  if (hubUrl === undefined) return { store, hub: noHub, node, onHealed }
  const { openNatsHub } = await import('./hub/nats.ts')
  const hub = openNatsHub({ url: hubUrl, name: `adit ${node}`, trouble })
  return { store, hub, node, onHealed }
}

/** The same store, which finds games that lie in that folder. */
export async function readingCold(store: PostgresStore, folder: string): Promise<PostgresStore> {
  const [{ withCold }, { openFolder }] = await Promise.all([
    import('./cold/cold.ts'),
    import('./cold/objects.ts'),
  ])
  return withCold(store, openFolder(folder))
}

/** Nodes without one look at the logs four times a second. */
const noHub: Hub = {
  isUp: false,
  publish: () => {},
  subscribe: async () => () => {},
  close: async () => {},
}

/** The database's time of day, for every node alike: their own clocks may be half a minute apart. */
export async function commonWall(
  store: Pick<SharedStore, 'time'>,
  trouble: (error: unknown) => void,
  own: Wall = Date.now,
): Promise<Wall> {
  let apart = 0
  const compare = async (): Promise<void> => {
    const before = own()
    const time = await store.time()
    apart = Math.round(time - (before + own()) / 2)
  }
  await compare()
  setInterval(() => void compare().catch(trouble), CLOCKS).unref()
  return () => own() + apart
}
