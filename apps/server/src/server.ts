import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Parsed } from '@adit/kernel'
import { Hall, Hosts, type Looks, type Player, whyNotSeen } from '@adit/table'
import type { FastifyInstance } from 'fastify'
import { copyOften } from './backups.ts'
import { takeCensus } from './census.ts'
import { forget, recall, recallInTurn, SWEEP, TIDY, tidyInTurn } from './chores.ts'
import { Desk } from './desk.ts'
import { openApp } from './http/app.ts'
import { keepAssetsOften } from './http/elder-assets.ts'
import { addHealth } from './http/health.ts'
import { identityApi } from './http/identity-api.ts'
import { keeperApi } from './http/keeper-api.ts'
import { type MetricsPort, openMetricsPort } from './http/metrics-port.ts'
import { addPages } from './http/pages.ts'
import { passkeyApi } from './http/passkey-api.ts'
import { addRoutes } from './http/routes.ts'
import { Streams } from './http/stream.ts'
import { tableApi } from './http/table-api.ts'
import { Neighbours } from './hub/neighbours.ts'
import { deedsOf, leaveTables } from './identity/deeds.ts'
import { Passkeys } from './identity/passkeys.ts'
import { People } from './identity/people.ts'
import { drain, leave, shutDown } from './leaving.ts'
import { Lifetime } from './lifetime.ts'
import { openLog } from './log.ts'
import { LoopLag } from './loop-lag.ts'
import { openMetrics } from './metrics.ts'
import { Keeper } from './moderation/keeper.ts'
import { openWordFilter } from './moderation/word-filter.ts'
import { openParts, type Parts } from './parts.ts'
import { Share } from './pictures/share.ts'
import { meterFor } from './rate.ts'
import { isAway, storeWatch, whyUnready } from './readiness.ts'
import { Rooms } from './rooms/rooms.ts'
import { defaults, type Settings } from './settings.ts'
import { Sockets } from './sockets/sockets.ts'
import { Away } from './store/shared.ts'
import { Bots } from './tables/bots.ts'
import { findByCode, isTaken } from './tables/codes.ts'
import { DueTables } from './tables/due.ts'
import { hostPorts } from './tables/host-ports.ts'
import { Lists } from './tables/lists.ts'
import { silence } from './tables/silence.ts'
import { openTraces } from './traces/open.ts'

export type { Parts } from './parts.ts'

export interface Running {
  readonly settings: Settings
  /** The port it really listens on. */
  readonly port: number
  /** Where the metrics are, if not there. */
  readonly metricsPort?: number
  /** No new tables from now on; resolves when no game is played any more. */
  drain(): Promise<void>
  /** Finishes all writes, tells everyone to come back, and ends. */
  close(): Promise<void>
}

/** How often a sign of life is due. */
const LIVING = 1_000

export async function startServer(
  given: Partial<Settings> & Pick<Settings, 'folder'>,
  parts: Partial<Parts> = {},
): Promise<Running> {
  const settings: Settings = { ...defaults, ...given }
  const { parts: all, release } = await openParts(settings, parts)
  const built = await assemble(settings, all)
  const { hosts, lifetime, due, world, log, trouble } = built
  const copying = settings.backup && copyOften(settings.backup, built.store, trouble)
  const look = storeWatch(built.store, {
    tell: away => built.sockets.tell({ type: 'storing', away }),
    retry: () => void lifetime.sign(world.now()).catch(trouble),
  })
  const living = setInterval(() => {
    if (hosts.count > 0) lifetime.beat(world.now())
    look()
  }, LIVING)
  const sweeping = setInterval(() => {
    Promise.all([hosts.sweep(), forget(built), recallInTurn(built)]).catch(trouble)
  }, SWEEP)
  const tidying = setInterval(() => {
    // Of several nodes one does it.
    tidyInTurn(built).catch(trouble)
  }, TIDY)
  const { pages, assets } = settings
  const stopKeeping = pages && assets && keepAssetsOften(join(pages, 'assets'), assets, trouble)
  let measured: MetricsPort | undefined
  due.start()
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => {
    clearInterval(sweeping)
    clearInterval(living)
    clearInterval(tidying)
    clearInterval(copying)
    if (stopKeeping) stopKeeping()
    closing ??= leave(built, settings.leaving)
      .then(() => shutDown(built))
      .then(() => measured?.close())
      .then(release)
    return closing
  }
  try {
    const { metrics: at, metricsToken: token } = settings
    measured = at && (await openMetricsPort(at, { metrics: built.metrics, token }))
    const port = await listen(built.app, settings)
    log.info({ port }, 'listening')
    if (built.shared === undefined) built.state.recalling = recall(built).catch(trouble)
    await built.neighbours?.start()
    const own = measured && { metricsPort: measured.port }
    return { settings, port, ...own, close, drain: () => drain(built) }
  } catch (error) {
    await close()
    throw error
  }
}

export type Built = Awaited<ReturnType<typeof assemble>>

/** Puts the server together; nothing moves yet. */
async function assemble(settings: Settings, parts: Parts) {
  const { store, world, shared } = parts
  const { limits } = settings
  const { now } = world
  const log = openLog(settings.log, parts.sink)
  const metrics = openMetrics(settings.node)
  const trouble = (error: unknown): void => {
    // Said once by whoever keeps the line; not again by everyone who finds it down.
    if (error instanceof Away) metrics.away.inc()
    else log.error({ err: error }, 'trouble')
  }
  const dropped = (why: string): void => metrics.dropped.inc({ why })

  const traces = settings.traces && (await openTraces(settings.traces, settings.node, trouble))
  const isDecent = await openWordFilter(settings.words)
  const people = await People.open(store, now, isDecent)
  const neighbours: Neighbours | undefined =
    shared &&
    new Neighbours({ ...shared, now, trouble, traces }, ({ listed = [], renamed, cut }) => {
      for (const changed of listed) lists.hear(changed)
      if (renamed !== undefined) sockets.renamed(renamed)
      if (cut !== undefined) disconnect(cut)
    })
  const lists = new Lists(
    store,
    now,
    table => hosts.peek(table),
    neighbours && (listed => neighbours.tellHouse({ listed })),
  )
  const bots = new Bots(metrics)
  const think = parts.think ?? (task => bots.think(task))
  const lifetime = await Lifetime.open(store, world, trouble)
  const away = (since: number): number => lifetime.away(since)
  const ports = hostPorts({
    world,
    store,
    lists,
    think,
    away,
    metrics,
    trouble,
    neighbours,
    traces,
  })
  const hosts = new Hosts(ports, {
    idle: limits.idle,
    most: limits.tables,
    isTaken: code => isTaken(store, code),
    // Another node may have its rules.
    withdraw: async table => (shared === undefined ? silence(store, table) : undefined),
  })
  world.onGap?.(gap => {
    const missed = async (): Promise<void> => {
      const { from, to } = shared === undefined ? gap : await lifetime.unserved(gap)
      if (from >= to) return
      log.warn({ missed: to - from }, 'nobody could be served')
      await Promise.all([hosts.giveBack(to - from), lifetime.missed({ from, to })])
    }
    missed().catch(trouble)
  })
  shared?.onHealed?.(down => {
    log.warn({ down: Math.round(down) }, 'the database was away')
    hosts.giveBack(Math.round(down)).catch(trouble)
  })
  const due = new DueTables({ store, hosts, now, trouble, shared: shared?.store })
  const rename = async ({ id }: Pick<Player, 'id'>, looks: Looks): Promise<Parsed<Player>> => {
    const renamed = await people.rename(id, looks)
    if (renamed.ok) {
      sockets.renamed(renamed.value)
      neighbours?.renamed(renamed.value)
    }
    return renamed
  }
  const disconnect = (player: string): void => {
    sockets.disconnect(player)
    streams.disconnect(player)
  }
  /** At every node. */
  const cut = (player: string): void => {
    disconnect(player)
    neighbours?.tellHouse({ cut: player })
  }
  const reporting = meterFor('reporting', limits.reporting, now, shared?.store)
  const keeper = new Keeper({ store, now, reporting, cut })
  const rooms = new Rooms({
    // Of a game that runs nothing is looked at again.
    async whyNot(id, player) {
      const why = await hosts.use(id, ({ table }) =>
        table.stage === 'finished' ? whyNotSeen(table, player) : { key: 'table-not-finished' },
      )
      return why.ok ? why.value : why.why
    },
    blocked: player => keeper.blocked(player),
    shared,
  })
  const hall = new Hall({
    hosts,
    find: (code, player) => findByCode(store, code, player),
    mine: player => lists.own(player),
    browse: (reader, send) => lists.show(reader, send),
    rename,
    manners: keeper,
    rooms,
  })
  const state = { isClosing: false, isDraining: false, recalling: Promise.resolve() }
  const desk = new Desk({
    hall,
    metrics,
    log,
    limits,
    now,
    owned: player => store.owned(player),
    isDecent,
    isDraining: () => state.isDraining,
    shared: shared?.store,
    traces,
  })
  const sockets: Sockets = new Sockets({
    desk,
    hall,
    limits,
    trouble,
    dropped,
    isStoreAway: () => isAway(store),
    traces,
  })
  const streams: Streams = new Streams({ hall, limits, dropped })
  const lag = new LoopLag()
  takeCensus(metrics, { hosts, due, lag, sockets, streams, store, shared })

  const app = await openApp(settings, log)
  const arrivals = meterFor('arriving', limits.arriving, now, shared?.store)
  const passkeys = new Passkeys({ store, people, now })
  const operations = [
    ...identityApi({
      people,
      desk,
      rename,
      arrivals,
      disconnect: cut,
      leaveTables: who => leaveTables(store, hosts, who),
      deedsOf: player => deedsOf(store, player),
      passkeysOf: player => passkeys.list(player),
    }),
    ...passkeyApi({ passkeys, arrivals, origin: settings.origin }),
    ...keeperApi(keeper),
    ...tableApi({ desk, hall, hosts, lists, bots: world.bots, now }),
  ]
  addRoutes(app, operations, { people, desk, sockets, streams, settings })
  const hasOwnPort = settings.metrics !== undefined
  addHealth(app, { metrics, token: settings.metricsToken, hasOwnPort }, () =>
    whyUnready(state, lag, store),
  )
  await addPages(app, settings, new Share(hosts))
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
    rooms,
    store,
    shared,
    neighbours,
    world,
    metrics,
    traces,
    log,
    trouble,
    state,
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<number> {
  await app.listen({ host, port })
  const address: AddressInfo | string | null = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}
