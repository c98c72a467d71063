import type { Refusal } from '@adit/kernel'
import {
  type Answer,
  type Command,
  decodeMessage,
  encode,
  type Message,
  PROTOCOL,
  type TableMessage,
} from '@adit/protocol'
import { Live } from '../ui/live.ts'
import { backOff } from './back-off.ts'
import type { Clock } from './page-clock.ts'
import type { Dial, Wire } from './wire.ts'

/** Without a field, each member of a union for itself. */
export type Without<C, K extends PropertyKey> = C extends unknown ? Omit<C, K> : never
/** A command without its id, which the link gives it. */
export type Wish = Without<Command, 'id'>

export type LinkState =
  | { readonly is: 'dialling' }
  | { readonly is: 'up' }
  /** Lost or never had; the next attempt begins at `until`. */
  | { readonly is: 'waiting'; readonly until: number; readonly failures: number }
  /** The other side speaks another protocol: only a newer page can help. */
  | { readonly is: 'foreign'; readonly why: Refusal }
  | { readonly is: 'closed' }

/** A table this client follows. */
export interface Watch {
  readonly table: string
  /** The number of the last entry seen; undefined for a fresh start. */
  since(): number | undefined
  hear(message: TableMessage): void
  refused(why: Refusal): void
}

export interface LinkPorts extends Clock {
  /** From 0 up to 1. */
  random(): number
  /** Unlike any other link's, so that command ids never meet. */
  readonly name: string
}

/** An answer that takes longer than this means that the connection is dead, whatever it says. */
const PATIENCE = 10_000
/** A connection that is not there by then will not come. */
const LONGEST_DIAL = 8_000
/** Before a command is tried again that the table was too busy for. */
const AGAIN = 1_000
const TRANSIENT: readonly string[] = ['table-busy', 'table-not-stored']

interface Pending {
  readonly command: Command
  readonly settle: (answer: Answer) => void
}

/**
 * A line to a server that stays when connections do not. Commands given while there is none are
 * kept and sent when there is one again; sent twice, they are done once, because the id stays.
 */
export class Link {
  readonly state = new Live<LinkState>({ is: 'dialling' })
  /** The server is there but cannot store anything; what is asked for is tried again by itself. */
  readonly isStoreAway = new Live(false)
  /** How many commands wait for their answer. */
  readonly waiting = new Live(0)
  readonly #dial: Dial
  readonly #ports: LinkPorts
  readonly #pending = new Map<string, Pending>()
  readonly #watches = new Map<string, Watch>()
  readonly #watchIds = new Map<string, string>()
  readonly #listeners = new Set<(message: Message) => void>()
  #browsing = 0
  #wire: Wire | undefined
  #failures = 0
  #count = 0
  #callOffRetry: (() => void) | undefined
  #callOffPatience: (() => void) | undefined

  constructor(dial: Dial, ports: LinkPorts) {
    this.#dial = dial
    this.#ports = ports
    this.#connect()
  }

  /** Settles when the server has answered, however many connections that takes. */
  ask(wish: Wish): Promise<Answer> {
    const command = this.#stamp(wish)
    return new Promise(settle => {
      this.#pending.set(command.id, { command, settle })
      this.waiting.value = this.#pending.size
      this.#send(command)
    })
  }

  /** Follows a table through all connections to come; returns how to stop. */
  watch(watch: Watch): () => void {
    this.#watches.set(watch.table, watch)
    this.#sendWatch(watch)
    return () => {
      if (this.#watches.get(watch.table) !== watch) return
      this.#watches.delete(watch.table)
      this.#send(this.#stamp({ type: 'unwatch', table: watch.table }))
    }
  }

  /** Says anew what was seen last: after a gap, for instance. */
  watchAgain(table: string): void {
    const watch = this.#watches.get(table)
    if (watch !== undefined) this.#sendWatch(watch)
  }

  /** Hears what is not about a watched table: lists and their news, and rooms. */
  listen(hear: (message: Message) => void): () => void {
    this.#listeners.add(hear)
    return () => this.#listeners.delete(hear)
  }

  /** News of the public tables as long as anyone wants them; returns how to stop. */
  browse(): () => void {
    if (this.#browsing++ === 0) this.#send(this.#stamp({ type: 'browse', on: true }))
    let over = false
    return () => {
      if (over) return
      over = true
      if (--this.#browsing === 0) this.#send(this.#stamp({ type: 'browse', on: false }))
    }
  }

  /** The network is back, or the page is looked at again: no reason to wait any longer. */
  hurry(): void {
    if (this.state.value.is !== 'waiting') return
    this.#callOffRetry?.()
    this.#connect()
  }

  close(): void {
    this.#callOffRetry?.()
    this.#calm()
    this.state.value = { is: 'closed' }
    this.#hangUp()
  }

  #stamp(wish: Wish): Command {
    return { ...wish, id: `${this.#ports.name}.${++this.#count}` }
  }

  #send(command: Command): void {
    if (this.state.value.is !== 'up') return
    this.#wire?.send(encode(command))
    this.#callOffPatience ??= this.#ports.wakeAt(this.#ports.now() + PATIENCE, () => this.#doubt())
  }

  #sendWatch(watch: Watch): void {
    const since = watch.since()
    const { table } = watch
    const command = this.#stamp({ type: 'watch', table, ...(since === undefined ? {} : { since }) })
    this.#watchIds.set(command.id, table)
    this.#send(command)
  }

  #connect(): void {
    this.state.value = { is: 'dialling' }
    const wire: Wire = this.#dial({
      up: () => this.#wire === wire && this.#up(),
      text: text => this.#wire === wire && this.#text(text),
      down: () => this.#wire === wire && this.#down(),
    })
    this.#wire = wire
    this.#callOffPatience = this.#ports.wakeAt(this.#ports.now() + LONGEST_DIAL, () =>
      this.#doubt(),
    )
  }

  #up(): void {
    this.#failures = 0
    this.#calm()
    this.#watchIds.clear()
    this.state.value = { is: 'up' }
    for (const watch of this.#watches.values()) this.#sendWatch(watch)
    if (this.#browsing > 0) this.#send(this.#stamp({ type: 'browse', on: true }))
    for (const { command } of this.#pending.values()) this.#send(command)
  }

  #down(after = backOff(this.#failures, this.#ports.random)): void {
    this.#wire = undefined
    this.#calm()
    if (this.state.value.is === 'closed' || this.state.value.is === 'foreign') return
    const until = this.#ports.now() + after
    this.state.value = { is: 'waiting', until, failures: ++this.#failures }
    this.#callOffRetry = this.#ports.wakeAt(until, () => this.#connect())
  }

  #text(text: string): void {
    this.#calm()
    const read = decodeMessage(text)
    if (read.ok) this.#hear(read.value)
    else this.#estrange(read.why)
  }

  #estrange(why: Refusal): void {
    this.state.value = { is: 'foreign', why }
    this.#hangUp()
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'done':
      case 'refused':
        this.#answered(message)
        return
      case 'welcome':
      case 'update':
      case 'presence':
      case 'shown-out':
        this.#watches.get(message.table)?.hear(message)
        return
      case 'closing': {
        this.#hangUp()
        this.#down(message.after)
        return
      }
      case 'hello':
        if (message.protocol !== PROTOCOL) {
          const slots = { theirs: message.protocol, ours: PROTOCOL }
          this.#estrange({ key: 'message-other-protocol', slots })
          return
        }
        this.isStoreAway.value = false
        for (const hear of this.#listeners) hear(message)
        return
      case 'storing':
        this.isStoreAway.value = message.away
        return
      case 'room':
      case 'said':
      case 'tables':
      case 'listed':
      case 'unlisted':
        for (const hear of this.#listeners) hear(message)
    }
  }

  #answered(answer: Answer): void {
    if (answer.id === undefined) return
    const watched = this.#watchIds.get(answer.id)
    if (watched !== undefined) {
      this.#watchIds.delete(answer.id)
      if (answer.type === 'refused') this.#watches.get(watched)?.refused(answer.why)
      return
    }
    const pending = this.#pending.get(answer.id)
    if (pending === undefined) return
    if (answer.type === 'refused' && TRANSIENT.includes(answer.why.key)) {
      this.#ports.wakeAt(this.#ports.now() + AGAIN, () => this.#send(pending.command))
      return
    }
    this.#pending.delete(answer.id)
    this.waiting.value = this.#pending.size
    pending.settle(answer)
  }

  #calm(): void {
    this.#callOffPatience?.()
    this.#callOffPatience = undefined
  }

  /** Nothing has come for too long although something should have. */
  #doubt(): void {
    this.#callOffPatience = undefined
    this.#hangUp()
    this.#down()
  }

  #hangUp(): void {
    const wire = this.#wire
    this.#wire = undefined
    wire?.close()
  }
}
