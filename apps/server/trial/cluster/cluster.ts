import { setTimeout } from 'node:timers/promises'
import { everyLog } from '@adit/table'
import type { Checked } from '../../src/check-log.ts'
import { checkStore } from '../../src/check-store.ts'
import { openPostgresStore } from '../../src/store/postgres/postgres.ts'
import { Gate } from '../gate.ts'
import { type Acknowledged, arriveAs, playOn, Scene, wrongIn } from '../people.ts'
import { TestNats } from '../servers/nats.ts'
import { freePort, TestPostgres } from '../servers/postgres.ts'
import { Evidence } from './evidence.ts'
import { type FaultName, faults, type Site } from './faults.ts'
import { findHaproxy, Haproxy } from './haproxy.ts'
import { startNode } from './node.ts'
import { TestProxy } from './proxy.ts'
import { type Happened, Lateness, type Wait, waitsAfter } from './waits.ts'

/**
 * Plays many games at once over several nodes, the people of each table spread over all of them,
 * while everything that can go wrong does so. The nodes' clocks are half a minute apart, and of what
 * they tell each other a share is lost, doubled and late.
 */
export interface ClusterSettings {
  readonly nodes: number
  readonly groups: number
  readonly faults: readonly FaultName[]
  /** Milliseconds between two faults, at least and at most. */
  readonly calm: readonly [number, number]
  /** Of a hundred messages between nodes. */
  readonly loss: number
  /** Milliseconds without any acknowledged move after which games that are not over never will be. */
  readonly patience: number
  readonly seed: number
  /** Whether bots sit at some of the tables: they take their time. */
  readonly bots: boolean
  /** See `Site`. */
  readonly drawl: number
  /** People come through a proxy that keeps a table together, not to a node of their own. */
  readonly proxied?: boolean
  /** What happened is kept to be looked into even if all went well. */
  readonly keep?: boolean
  /** Called when something goes wrong on purpose, and when it is over. */
  readonly tell?: (line: string) => void
}

export interface ClusterReport extends Checked {
  readonly games: number
  readonly acknowledged: number
  /** Moves that were acknowledged and are not in the log, or are there twice. */
  readonly wrong: readonly string[]
  readonly refusals: readonly string[]
  /** People who were there and of whom a log says that they left, or that a bot took over. */
  readonly handed: readonly string[]
  /** Games that stood still until the patience was over. */
  readonly stuck: number
  /** For the next acknowledged move of each table where people play among themselves. */
  readonly waits: readonly Wait[]
  /** Whether all was as it must be. */
  readonly isWell: boolean
  /** The folder with what there is to look into, if anything was wrong or it was asked for. */
  readonly evidence?: string
}

const SKEWS = [-30_000, 0, 30_000]
/** A command unanswered for so long is sent to another node. */
const IMPATIENT = 1_500

export async function clusterTrial(settings: ClusterSettings): Promise<ClusterReport> {
  const { nodes, groups, calm, seed, tell = () => {} } = settings
  const postgres = await TestPostgres.start({ durable: true })
  const nats = await TestNats.start()
  const name = await postgres.database()
  const scene = new Scene(seed, IMPATIENT)
  if (settings.bots) scene.bots.add('my-treasure')
  const happened: Happened[] = []
  const healed = (): void => {
    const last = happened.at(-1)
    if (last !== undefined) last.from = performance.now()
    tell('  healed')
  }
  const { random } = scene
  const evidence = new Evidence()
  const lateness = new Lateness()
  const site = await buildSite(settings, { postgres, nats, name, random, healed, evidence })
  const ports = site.nodes.map(node => node.port)
  const proxy = settings.proxied === true ? await proxyBefore(ports, tell) : undefined
  scene.ports.push(...(proxy === undefined ? ports : [proxy.port]))
  try {
    tell('all nodes are up')
    const arrived = await Promise.all(
      Array.from({ length: groups }, (_none, at) => arriveAs(scene, at)),
    )
    let over = 0
    const playing = arrived.map(async group => {
      await playOn(scene, group)
      over++
    })
    for (const [at, fault] of settings.faults.entries()) {
      await setTimeout(calm[0] + scene.random.below(calm[1] - calm[0]))
      const began = performance.now()
      happened.push({ name: fault, began, from: began })
      tell(`${fault} (${at + 1} of ${settings.faults.length})`)
      await faults[fault](site, scene.random.below(nodes)).catch((error: unknown) => {
        // Whatever it is, it must not be; and what it led to is looked at all the same.
        scene.refusals.push(`${fault}: ${String(error)}`)
      })
    }
    scene.isOver = true
    tell('the games are played to their end')
    await Promise.race([Promise.all(playing), standstill(scene, settings.patience)])
    scene.giveUp()
    const stuck = groups - over
    tell('all is looked at again')
    await Promise.all(site.nodes.map(node => node.stop()))
    const url = postgres.url(name)
    const found = await report(url, scene, stuck)
    const waits = waitsAfter(happened, found.among, lateness)
    const isKept = settings.keep === true || !found.isWell
    if (isKept) await evidence.keep(url, scene, { ...found, waits, happened })
    else evidence.drop()
    return { ...found, waits, ...(isKept && { evidence: evidence.folder }) }
  } finally {
    lateness.stop()
    proxy?.close()
    await Promise.all(site.nodes.map(node => node.kill()))
    for (const { postgres: one, nats: other } of site.doors) {
      one.close()
      other.close()
    }
    await Promise.all([postgres.stop(), nats.stop()])
  }
}

/** Resolves when nobody could do anything for so long: on a slow machine games take their time. */
async function standstill({ acknowledged }: Scene, patience: number): Promise<void> {
  const began = performance.now()
  const last = (): number => Math.max(began, acknowledged.at(-1)?.at ?? 0)
  while (performance.now() - last() < patience) await setTimeout(1_000, undefined, { ref: false })
}

/** The one that people are given, where this machine has it. */
async function proxyBefore(
  ports: readonly number[],
  tell: (line: string) => void,
): Promise<Haproxy | TestProxy> {
  const program = findHaproxy()
  tell(program === undefined ? 'no haproxy here: a proxy of our own' : 'behind haproxy')
  return program === undefined ? TestProxy.before(ports) : Haproxy.before(program, ports)
}

interface Ground extends Pick<Site, 'postgres' | 'nats' | 'random' | 'healed'> {
  readonly name: string
  readonly evidence: Evidence
}

async function buildSite(
  { nodes: count, loss, seed, drawl }: ClusterSettings,
  { postgres, nats, name, random, healed, evidence }: Ground,
): Promise<Site> {
  const doors = await Promise.all(
    Array.from({ length: count }, async () => ({
      postgres: await Gate.to(postgres.port),
      nats: await Gate.to(nats.port),
    })),
  )
  const nodes = await Promise.all(
    doors.map(async (door, at) =>
      startNode({
        node: `n${at}`,
        // The same after every start: people come back to it.
        port: await freePort(),
        store: postgres.url(name, door.postgres.port),
        hub: nats.url(door.nats.port),
        skew: SKEWS[at % SKEWS.length],
        loss,
        seed: seed + at,
        log: evidence.logOf(`n${at}`),
      }),
    ),
  )
  return { postgres, nats, nodes, doors, random, drawl, healed }
}

type Found = Omit<ClusterReport, 'waits' | 'evidence'> & {
  /** What was acknowledged at tables without bots: a bot's pause is no wait. */
  readonly among: readonly Acknowledged[]
}

async function report(url: string, scene: Scene, stuck: number): Promise<Found> {
  const store = await openPostgresStore({ url })
  const { games, acknowledged, refusals } = scene
  const handed: string[] = []
  const withBot = new Set<string>()
  for await (const { table, entries } of everyLog(store)) {
    for (const { seq, kind } of entries) {
      if (kind === 'left' || kind === 'handed') handed.push(`${table} ${seq} ${kind}`)
      if (kind === 'bot-seated') withBot.add(table)
    }
  }
  const wrong = await wrongIn(store, acknowledged)
  const checked = await checkStore(store)
  await store.close()
  const bad = [...wrong, ...refusals, ...handed, ...checked.problems]
  const isWhole = checked.verified === games && checked.tables === games
  return {
    ...checked,
    games,
    acknowledged: acknowledged.length,
    wrong,
    refusals,
    handed,
    stuck,
    isWell: bad.length === 0 && stuck === 0 && isWhole,
    among: acknowledged.filter(({ table }) => !withBot.has(table)),
  }
}
