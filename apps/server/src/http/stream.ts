import type { ServerResponse } from 'node:http'
import type { Parsed } from '@adit/kernel'
import { encode, type TableMessage } from '@adit/protocol'
import type { Hall } from '@adit/table'
import type { Caller } from '../desk.ts'
import { Headcount } from '../headcount.ts'
import { Outbox } from '../outbox.ts'
import { refuse } from '../refusals.ts'
import type { Limits } from '../settings.ts'

export interface StreamPorts {
  readonly hall: Pick<Hall, 'watch'>
  readonly limits: Limits
  dropped(why: 'slow'): void
}

/**
 * A table's messages as server-sent events, each under its number: a client that lost the line
 * names the last in `Last-Event-ID`, as browsers do by themselves.
 */
export class Streams {
  readonly #ports: StreamPorts
  readonly #open = new Set<Stream>()
  readonly #heads: Headcount
  readonly #outbox = new Outbox()
  readonly #heart: NodeJS.Timeout

  constructor(ports: StreamPorts) {
    this.#ports = ports
    this.#heads = new Headcount(ports.limits)
    this.#heart = setInterval(() => this.#beat(), ports.limits.heartbeat)
  }

  get count(): number {
    return this.#open.size
  }

  /** Streams until the other side hangs up. `ready` is called before the first byte. */
  async follow(
    raw: ServerResponse,
    caller: Caller,
    wanted: { readonly table: string; readonly since?: number },
    ready: () => void,
  ): Promise<Parsed<void>> {
    if (!this.#heads.hasRoomFor(caller)) {
      return { ok: false, why: refuse('server-too-many-connections') }
    }
    const stream = new Stream(raw, caller, this.#outbox, this.#ports)
    const leave = this.#heads.add(caller)
    this.#open.add(stream)
    let stop: (() => void) | undefined
    let isOver = false
    const end = (): void => {
      isOver = true
      this.#open.delete(stream)
      leave()
      stop?.()
    }
    raw.once('close', end)
    let isReady = false
    const send = (message: TableMessage): void => {
      if (!isReady) ready()
      isReady = true
      stream.write(eventOnce(message))
    }
    const watched = await this.#ports.hall.watch(caller.player, wanted, send)
    if (!watched.ok) {
      end()
      return watched
    }
    stop = watched.value.stop
    if (isOver) stop()
    return { ok: true, value: undefined }
  }

  /** Whoever still has a good token comes again by itself. */
  disconnect(player: string): void {
    for (const stream of this.#open) if (stream.caller.player.id === player) stream.end()
  }

  close(): void {
    clearInterval(this.#heart)
    for (const stream of this.#open) stream.end()
  }

  /** A comment: keeps proxies from hanging up, and shows a dead line. */
  #beat(): void {
    for (const stream of this.#open) stream.write(': still here\n\n')
  }
}

/** One reader. */
class Stream {
  readonly caller: Caller
  readonly #raw: ServerResponse
  readonly #outbox: Outbox
  readonly #ports: Pick<StreamPorts, 'limits' | 'dropped'>
  /** What it holds back until this breath is over. */
  #held = ''

  constructor(
    raw: ServerResponse,
    caller: Caller,
    outbox: Outbox,
    ports: Pick<StreamPorts, 'limits' | 'dropped'>,
  ) {
    this.#raw = raw
    this.caller = caller
    this.#outbox = outbox
    this.#ports = ports
  }

  /** Who leaves too much unread is dropped before it costs memory. */
  write(text: string): void {
    if (this.#raw.writableLength + this.#held.length > this.#ports.limits.unread) {
      this.#ports.dropped('slow')
      this.#raw.destroy()
      return
    }
    if (this.#held === '') this.#outbox.add(this)
    this.#held += text
  }

  release(): void {
    const text = this.#held
    this.#held = ''
    if (text !== '' && !this.#raw.destroyed) this.#raw.write(text)
  }

  end(): void {
    this.release()
    this.#raw.end()
  }
}

let last: { readonly message: TableMessage; readonly event: string } | undefined

/** A table sends one and the same object to all who see the same: it is written out once. */
function eventOnce(message: TableMessage): string {
  if (last?.message !== message) {
    const { seq, type } = message
    last = { message, event: `id: ${seq}\nevent: ${type}\ndata: ${encode(message)}\n\n` }
  }
  return last.event
}
