import type { Advice, Claim, Remark } from '@adit/bots'
import type { AnyTitle, Past, Random, Seat } from '@adit/kernel'
import type { Visibility } from '@adit/protocol'
import type { Peers } from './peers.ts'
import type { TableStore } from './store/store.ts'

/** What a decision may need from outside. With the same answers it is the same decision. */
export interface Ports {
  title(name: string): AnyTitle | undefined
  /** The bots that play a title, the weakest first. */
  bots(title: string): readonly string[]
  /** For sampling worlds and for bots; never for a deal. */
  readonly random: Random
  /** The makings of a new table, never used before. */
  fresh(visibility: Visibility): Fresh
}

export interface Fresh {
  readonly table: string
  /** What people type to join. */
  readonly code: string
  readonly serverSeed: string
}

/** The same ports with one new table laid ready, however often it is asked for. */
export function withFresh(ports: Ports, fresh: Fresh): Ports {
  return {
    title: name => ports.title(name),
    bots: title => ports.bots(title),
    random: ports.random,
    fresh: () => fresh,
  }
}

/** A question to a bot. It is shown what its seat may know, as a player is. */
export interface Task {
  /** Who asks, so that tables can take turns; the bot is not told. */
  readonly table: string
  readonly title: string
  readonly config: unknown
  readonly bot: string
  /** Whose character it has. Who stands in for a person has none, and is silent. */
  readonly gnome?: string
  readonly seat: Seat
  readonly view: unknown
  /** What the seat lived through in this round. */
  readonly past: Past<unknown, unknown>
  /** What was said of each other's sides in this round. */
  readonly claims: readonly Claim[]
  /** In notation; never empty. The answer is one of them. */
  readonly legal: readonly string[]
  readonly seed: number
  /** How many continuations it may imagine. */
  readonly playouts: number
  /** Milliseconds from now in which an answer is of any use. */
  readonly within: number
  /** What somebody has in mind: is something else much better? In notation. */
  readonly chosen?: string
}

/** A bot's answer. */
export interface Thought {
  /** In notation. */
  readonly move: string
  /** Where a move was in mind that is much worse: what both are worth, from 0 to 1. */
  readonly advice?: Omit<Advice<unknown>, 'better'>
  /** What it might say with it, if anything. */
  readonly remarks?: readonly Remark[]
}

/** A bot's pause before one answer, and the bounds it has at this table. */
interface Pause {
  readonly table: string
  readonly seat: Seat
  readonly since: number
  readonly least: number
  readonly most: number
}

/** What the driver of a table needs on top. */
export interface HostPorts extends Ports {
  readonly store: TableStore
  /** Hosts of the same tables on other nodes, where there are any. */
  readonly peers?: Peers
  /** Milliseconds since 1970. */
  now(): number
  /** Milliseconds since that time in which nobody could be served. */
  away?(since: number): number
  /** Calls once when the time has come, and returns how to call it off. */
  wakeAt(due: number, wake: () => void): () => void
  /** Off the main thread, one hopes. Undefined if there is no time for it. */
  think(task: Task): Promise<Thought | undefined>
  /** Milliseconds before a bot's answer shows. It is given public facts only: a pause tells. */
  pace(decision: Pause): number
  /** Lets others be served in the middle of long work, for so many milliseconds; without it, it is done at once. */
  breathe?(time?: number): Promise<void>
  /** Failures of the store or a bot that nobody waits for. */
  trouble(error: unknown): void
}
