import { setTimeout } from 'node:timers/promises'
import type { Random } from '@adit/kernel'
import type { Gate } from '../gate.ts'
import type { TestNats } from '../servers/nats.ts'
import type { TestPostgres } from '../servers/postgres.ts'
import { type NodeProcess, startNode } from './node.ts'

/** All that runs, and the doors between it. */
export interface Site {
  readonly postgres: TestPostgres
  readonly nats: TestNats
  readonly nodes: NodeProcess[]
  /** By node: its door to the database, and to NATS. */
  readonly doors: readonly { readonly postgres: Gate; readonly nats: Gate }[]
  readonly random: Random
  /** What a fault's lengths are multiplied by: a run that has to be short has short faults. */
  readonly drawl: number
  /** What was away is there again: waits count from now on. */
  readonly healed: () => void
}

/** One thing that goes wrong with a node or with all, and is over when the promise resolves. */
type Fault = (site: Site, node: number) => Promise<void>

const between = ({ random, drawl }: Site, least: number, most: number): Promise<void> =>
  setTimeout((least + random.below(most - least)) * drawl)

async function restart(site: Site, node: number): Promise<void> {
  await between(site, 100, 800)
  site.nodes[node] = await startNode(site.nodes[node].spec)
}

export const faults = {
  async killed(site, node) {
    await site.nodes[node].kill()
    await restart(site, node)
  },
  async ended(site, node) {
    if (!(await site.nodes[node].stop())) throw new Error('a node did not end in good order')
    await restart(site, node)
  },
  async frozen(site, node) {
    site.nodes[node].freeze()
    await between(site, 1_000, 5_000)
    site.nodes[node].thaw()
  },
  async 'all killed'(site) {
    await Promise.all(site.nodes.map(node => node.kill()))
    await Promise.all(site.nodes.map((_node, at) => restart(site, at)))
  },
  async 'nats killed'(site) {
    await site.nats.kill()
    await setTimeout(3_000 * site.drawl)
    await site.nats.up()
  },
  async 'nats cut from one'(site, node) {
    site.doors[node].nats.shut()
    await between(site, 2_000, 6_000)
    site.doors[node].nats.open()
  },
  async 'nats silent for one'(site, node) {
    site.doors[node].nats.hold()
    await between(site, 2_000, 6_000)
    site.doors[node].nats.release()
  },
  async 'postgres crashed'(site) {
    await site.postgres.crash()
    await between(site, 100, 1_000)
    await site.postgres.up()
    site.healed()
  },
  async 'postgres answers swallowed'(site, node) {
    await site.doors[node].postgres.swallow(300)
  },
  async 'postgres cut from one'(site, node) {
    site.doors[node].postgres.shut()
    await between(site, 1_000, 4_000)
    site.doors[node].postgres.open()
  },
  /** Every node once, one after another, as a deploy does. */
  async rolled(site) {
    for (const [at, node] of site.nodes.entries()) {
      if (!(await node.stop())) throw new Error('a node did not end in good order')
      site.nodes[at] = await startNode(node.spec)
    }
  },
  async 'nats away for a minute'(site) {
    await site.nats.kill()
    await setTimeout(62_000)
    await site.nats.up()
  },
  async 'frozen for long'(site, node) {
    site.nodes[node].freeze()
    await setTimeout(20_000)
    site.nodes[node].thaw()
  },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

/** The short mix, and what only the long one has. */
export const everyday: readonly FaultName[] = [
  'killed',
  'frozen',
  'nats cut from one',
  'ended',
  'postgres answers swallowed',
  'postgres cut from one',
  'killed',
  'nats silent for one',
  'nats killed',
  'postgres crashed',
  'all killed',
  'rolled',
]
/** A few, for a run that has to be short: one of each thing that can go. */
export const mixed: readonly FaultName[] = [
  'killed',
  'nats killed',
  'postgres answers swallowed',
  'postgres crashed',
]
export const rare: readonly FaultName[] = ['nats away for a minute', 'frozen for long']
