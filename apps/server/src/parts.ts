import type { HostPorts, Store } from '@adit/table'
import type { DestinationStream } from 'pino'
import { commonWall, openShared, type Shared, type Wall } from './cluster.ts'
import { openLog } from './log.ts'
import type { Settings } from './settings.ts'
import { holdFolder } from './store/folder.ts'
import { openSqliteStore, type SqliteStore } from './store/sqlite.ts'
import { claimFolder } from './store/sqlite-files.ts'
import { realWorld, type World } from './world.ts'

/** What a server stands on; tests bring parts of their own. */
export interface Parts {
  readonly store: Store & Partial<Pick<SqliteStore, 'backup' | 'counts'>>
  readonly world: World
  /** What it has in common with other nodes, if there are any. */
  readonly shared?: Shared
  /** This machine's clock, where there are other machines. */
  readonly wall?: Wall
  /** Who chooses for bots, if not the bots. */
  readonly think?: HostPorts['think']
  /** Where the log goes, if not to the error stream. */
  readonly sink?: DestinationStream
}

interface Opened {
  readonly parts: Parts
  /** Lets go of what no other server may use meanwhile. */
  release(): Promise<void>
}

/** The store that the settings name, and a world to go with it. */
export async function openParts(settings: Settings, given: Partial<Parts>): Promise<Opened> {
  const log = openLog(settings.log, given.sink)
  const trouble = (error: unknown): void => log.error({ err: error }, 'trouble')
  const { store: url } = settings
  const shared = given.shared ?? (url && (await openShared(url, settings, trouble)))
  if (shared) {
    const wall = await commonWall(shared.store, trouble, given.wall)
    const parts = { world: realWorld(wall), ...given, store: shared.store, shared }
    return { parts, release: async () => {} }
  }
  if (given.store !== undefined) {
    const parts = { world: realWorld(), ...given, store: given.store }
    return { parts, release: async () => {} }
  }
  await claimFolder(settings.folder)
  const release = await holdFolder(settings.folder)
  const store = await openSqliteStore({ folder: settings.folder })
  return { parts: { world: realWorld(), ...given, store }, release }
}
