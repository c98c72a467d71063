import type { AddressInfo } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Parsed } from '@adit/kernel'
import type { Store } from '@adit/table'
import { Hall, type HostPorts, Hosts, type Looks, type Player } from '@adit/table'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { copyOften } from './backups.ts'
import { Desk } from './desk.ts'
import { openApp } from './http/app.ts'
import { addHealth } from './http/health.ts'
import { identityApi } from './http/identity-api.ts'
import { addPages } from './http/pages.ts'
import { addRoutes } from './http/routes.ts'
import { Streams } from './http/stream.ts'
import { tableApi } from './http/table-api.ts'
import { People } from './identity/people.ts'
import { Lifetime } from './lifetime.ts'
import { openLog } from './log.ts'
import { LoopLag } from './loop-lag.ts'
import { type Metrics, openMetrics } from './metrics.ts'
import { Buckets } from './rate.ts'
import { defaults, type Settings } from './settings.ts'
import { Sockets } from './sockets/sockets.ts'
import { holdFolder } from './store/folder.ts'
import { openSqliteStore, type SqliteStore } from './store/sqlite.ts'
import { claimFolder } from './store/sqlite-files.ts'
import { Bots } from './tables/bots.ts'
import { findByCode, isTaken } from './tables/codes.ts'
import { DueTables } from './tables/due.ts'
import { hostPorts } from './tables/host-ports.ts'
import { Lists } from './tables/lists.ts'
import { tidyUp } from './tables/retention.ts'
import { silence } from './tables/silence.ts'
import { realWorld, type World } from './world.ts'

/** What a server stands on; tests bring parts of their own. */
export interface Parts {
  readonly store: Store & Partial<Pick<SqliteStore, 'counts' | 'backup'>>
  readonly world: World
  /** Who chooses for bots, if not the bots. */
  readonly think?: HostPorts['think']
  /** Where the log goes, if not to the error stream. */
  readonly sink?: DestinationStream
}

export interface Running {
  readonly settings: Settings
  /** The port it really listens on. */
  readonly port: number
  /** No new tables from now on; resolves when no game is played any more. */
  drain(): Promise<void>
  /** Finishes all writes, tells everyone to come back, and ends. */
  close(): Promise<void>
}

/** How often idle tables and old commands are looked for. */
const SWEEP = 30_000
/** How often a few tables that nobody needs are deleted or packed. */
const TIDY = 10 * 60_000
/** How often a sign of life is due. */
const LIVING = 1_000
const MOST_PAGES = 100
/** A command sent again after so long is taken for a new one. */
const REMEMBERED = 2 * 86_400_000
/** Sockets that do not close by themselves are closed after so long. */
const FAREWELL = 1_000

export async function startServer(
  given: Partial<Settings> & Pick<Settings, 'folder'>,
  parts: Partial<Parts> = {},
): Promise<Running> {
  const settings: Settings = { ...defaults, ...given }
  const release = parts.store === undefined ? await claim(settings.folder) : async () => {}
  const store = parts.store ?? (await openSqliteStore({ folder: settings.folder }))
  const built = await assemble(settings, { world: realWorld(), ...parts, store })
  const { hosts, lifetime, due, world, log, trouble } = built
  const copying = settings.backup && copyOften(settings.backup, store, trouble)
  const living = setInterval(() => {
    if (hosts.count > 0) lifetime.beat(world.now())
  }, LIVING)
  const sweeping = setInterval(() => {
    Promise.all([hosts.sweep(), forget(store, world.now() - REMEMBERED)]).catch(trouble)
  }, SWEEP)
  const tidying = setInterval(() => {
    tidyUp({ store, hosts, now: () => world.now() }).catch(trouble)
  }, TIDY)
  due.start()
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => {
    clearInterval(sweeping)
    clearInterval(living)
    clearInterval(tidying)
    clearInterval(copying)
    closing ??= shutDown(built).then(release)
    return closing
  }
  try {
    const port = await listen(built.app, settings)
    log.info({ port }, 'listening')
    built.state.recalling = recall(built).catch(trouble)
    return { settings, port, close, drain: () => drain(built) }
  } catch (error) {
    await close()
    throw error
  }
}

async function claim(folder: string): Promise<() => Promise<void>> {
  await claimFolder(folder)
  return holdFolder(folder)
}

async function drain({ hosts, state, log }: Built): Promise<void> {
  state.isDraining = true
  log.info('draining')
  const isPlayed = (): boolean => [...hosts].some(({ stage }) => stage === 'playing')
  while (isPlayed() && !state.isClosing) await setTimeout(LIVING)
}

type Built = Awaited<ReturnType<typeof assemble>>

/** Puts the server together; nothing moves yet. */
async function assemble(settings: Settings, parts: Parts) {
  const { store, world } = parts
  const { limits } = settings
  const { now } = world
  const log = openLog(settings.log, parts.sink)
  const metrics = openMetrics()
  const trouble = (error: unknown): void => log.error({ err: error }, 'trouble')
  const dropped = (why: string): void => metrics.dropped.inc({ why })

  const people = await People.open(store, now)
  const lists = new Lists(store, now)
  const bots = new Bots(metrics)
  const think = parts.think ?? (task => bots.think(task))
  const lifetime = await Lifetime.open(store, world, trouble)
  const away = (since: number): number => lifetime.away(since)
  const ports = hostPorts({ world, store, lists, think, away, metrics, trouble })
  const hosts = new Hosts(ports, {
    idle: limits.idle,
    isTaken: code => isTaken(store, code),
    withdraw: table => silence(store, table),
  })
  world.onGap?.(gap => {
    log.warn({ missed: gap.to - gap.from }, 'nobody could be served')
    Promise.all([hosts.giveBack(gap.to - gap.from), lifetime.missed(gap)]).catch(trouble)
  })
  const due = new DueTables({ store, hosts, now, trouble })
  const rename = async ({ id }: Pick<Player, 'id'>, looks: Looks): Promise<Parsed<Player>> => {
    const renamed = await people.rename(id, looks)
    if (renamed.ok) sockets.renamed(renamed.value)
    return renamed
  }
  const hall = new Hall({
    hosts,
    find: (code, player) => findByCode(store, code, player),
    mine: player => lists.own(player),
    browse: (reader, send) => lists.show(reader, send),
    rename,
  })
  const state = { isClosing: false, isDraining: false, recalling: Promise.resolve() }
  const desk = new Desk({
    hall,
    metrics,
    log,
    limits,
    now,
    owned: player => store.owned(player),
    isDraining: () => state.isDraining,
  })
  const sockets: Sockets = new Sockets({ desk, hall, limits, trouble, dropped })
  const streams = new Streams({ hosts, limits, dropped })
  const lag = new LoopLag()
  takeCensus(metrics, { hosts, due, lag, sockets, streams, store })

  const app = await openApp(settings, log)
  const arrivals = new Buckets(limits.arriving, now)
  const operations = [
    ...identityApi({ people, desk, rename, arrivals }),
    ...tableApi({ desk, hosts, lists, bots: world.bots, now }),
  ]
  addRoutes(app, operations, { people, desk, sockets, streams, settings })
  addHealth(
    app,
    { metrics, token: settings.metricsToken },
    async () => isReady(state) && !lag.isTooLate && (await answers(store)),
  )
  await addPages(app, settings.pages)
  return {
    app,
    hosts,
    lifetime,
    lag,
    due,
    lists,
    bots,
    sockets,
    streams,
    store,
    world,
    log,
    trouble,
    state,
  }
}

/** First nothing new, then everyone is told, then what is under way is finished and stored. */
async function shutDown(built: Built): Promise<void> {
  const {
    app,
    hosts,
    lifetime,
    lag,
    due,
    lists,
    bots,
    sockets,
    streams,
    store,
    world,
    log,
    state,
  } = built
  state.isClosing = true
  log.info('closing')
  await Promise.all([due.stop(), state.recalling])
  lists.close()
  sockets.farewell(limit => world.random.below(limit))
  streams.close()
  const late = globalThis.setTimeout(() => sockets.terminate(), FAREWELL)
  await app.close()
  clearTimeout(late)
  lag.close()
  await hosts.close()
  await bots.close()
  await lifetime.sign(world.now())
  await store.close()
  log.info('closed')
}

/** A table with free seats must be in memory to notice that its people do not come back. */
async function recall({ lists, hosts, state }: Built): Promise<void> {
  for (const { table, stage } of await lists.offered(undefined)) {
    if (state.isClosing) return
    if (stage === 'open') await hosts.use(table, () => undefined)
    // Others want to be served meanwhile.
    await setImmediate()
  }
}

/** A page at a time, so that play goes on in between; the rest has time until the next sweep. */
async function forget(store: Store, before: number): Promise<void> {
  for (let pages = 0; pages < MOST_PAGES; pages++) {
    if ((await store.sweep(before)) === 0) return
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  await app.listen({ host, port })
  const address: AddressInfo | string | null = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

function isReady({ isClosing, isDraining }: Built['state']): boolean {
  return !isClosing && !isDraining
}

async function answers(store: Parts['store']): Promise<boolean> {
  try {
    await store.nextDue()
    return store.counts?.().ailing === undefined
  } catch {
    return false
  }
}

interface Counted {
  readonly hosts: Hosts
  readonly due: DueTables
  readonly lag: LoopLag
  readonly sockets: Sockets
  readonly streams: Streams
  readonly store: Parts['store']
}

function takeCensus(metrics: Metrics, { hosts, due, lag, sockets, streams, store }: Counted): void {
  metrics.observe(() => {
    let seats = 0
    for (const { places } of hosts) seats += places.filter(({ player }) => player).length
    const { waiting = 0, commits = 0 } = store.counts?.() ?? {}
    return {
      tables: hosts.count,
      seats,
      sockets: sockets.count,
      streams: streams.count,
      storeWaiting: waiting,
      storeCommits: commits,
      overdueSeconds: due.overdue / 1_000,
      loopLagSeconds: lag.late / 1_000,
    }
  })
}
