import { randomBytes } from 'node:crypto'
import type { Command, Message } from '@adit/protocol'
import type { Append, Appended } from '@adit/table'
import { contextOf, readContext, type Span } from './span.ts'

export interface TracePorts {
  /** Of all commands so many are followed, between 0 and 1. */
  readonly share: number
  /** Takes spans that are over. */
  export(spans: readonly Span[]): void
  /** Between 0 and 1. */
  random?(): number
}

/** After so many milliseconds whoever was not told is not waited for. */
const LINGER = 2_000
/** Beyond so many at once no more are begun. */
const MOST = 1_000

interface Begun {
  readonly trace: string
  readonly id: string
}
/** A command that is stored and being told. */
interface Spreading extends Begun {
  readonly parent: string
  readonly from: number
  /** When the last viewer was told so far. */
  to: number
  viewers: number
}

/**
 * Follows a few commands from when they come in, over what is stored, to the last viewer who is
 * told, at whichever node. Without it nothing of this is done.
 */
export class Traces {
  readonly #ports: TracePorts
  /** By who sent it and its id. */
  readonly #commands = new Map<string, Begun>()
  /** By table and number. */
  readonly #spreading = new Map<string, Spreading>()

  constructor(ports: TracePorts) {
    this.#ports = ports
  }

  /** A command begins; undefined if it is not followed, else how to say what became of it. */
  command(client: string, { type, id }: Command): ((outcome: string) => void) | undefined {
    const { share, random = Math.random } = this.#ports
    if (random() >= share || this.#commands.size >= MOST) return undefined
    const key = keyOf(client, id)
    const begun: Begun = { trace: hex(16), id: hex(8) }
    const from = now()
    this.#commands.set(key, begun)
    return outcome => {
      if (this.#commands.get(key) === begun) this.#commands.delete(key)
      this.#ports.export([{ ...begun, name: 'command', from, to: now(), about: { type, outcome } }])
    }
  }

  /** Something is about to be stored; the same as above. */
  append(append: Append): ((appended: Appended) => void) | undefined {
    const { command, table, expected, entries } = append
    const begun = command && this.#commands.get(keyOf(command.client, command.id))
    if (begun === undefined) return undefined
    const from = now()
    const { trace } = begun
    const id = hex(8)
    return ({ outcome }) => {
      const about = { outcome, entries: entries.length }
      const to = now()
      this.#ports.export([{ trace, id, parent: begun.id, name: 'append', from, to, about }])
      if (outcome === 'appended')
        this.#tell(table, expected + entries.length, { trace, parent: id })
    }
  }

  /** What other nodes are given along with these rows. */
  context(table: string, seq: number): string | undefined {
    const spread = this.#spreading.get(`${table} ${seq}`)
    return spread && contextOf({ trace: spread.trace, id: spread.parent })
  }

  /** Rows came from another node, and with them this. */
  heard(table: string, seq: number, context: string): void {
    const from = readContext(context)
    if (from !== undefined) this.#tell(table, seq, from)
  }

  /** A viewer was sent something. */
  sent(message: Message): void {
    if (message.type !== 'update') return
    const spread = this.#spreading.get(`${message.table} ${message.seq}`)
    if (spread === undefined) return
    spread.viewers++
    spread.to = now()
  }

  #tell(
    table: string,
    seq: number,
    above: { readonly trace: string; readonly parent: string },
  ): void {
    const key = `${table} ${seq}`
    if (this.#spreading.has(key) || this.#spreading.size >= MOST) return
    const from = now()
    const spread: Spreading = { ...above, id: hex(8), from, to: from, viewers: 0 }
    this.#spreading.set(key, spread)
    setTimeout(() => {
      this.#spreading.delete(key)
      const { viewers, ...span } = spread
      this.#ports.export([{ ...span, name: 'tell', about: { viewers } }])
    }, LINGER).unref()
  }
}

function keyOf(client: string, id: string): string {
  return `${client.length}:${client}:${id}`
}

function hex(bytes: number): string {
  return randomBytes(bytes).toString('hex')
}

function now(): number {
  return performance.timeOrigin + performance.now()
}
