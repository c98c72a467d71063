import type { ServerResponse } from 'node:http'
import type { Parsed } from '@adit/kernel'
import { encode, type TableMessage } from '@adit/protocol'
import type { Hosts } from '@adit/table'
import type { Caller } from '../desk.ts'
import { refuse } from '../refusals.ts'
import type { Limits } from '../settings.ts'

export interface StreamPorts {
  readonly hosts: Hosts
  readonly limits: Limits
  dropped(why: 'slow'): void
}

/**
 * A table's messages as server-sent events, each under its number: a client that lost the line
 * names the last in `Last-Event-ID`, as browsers do by themselves.
 */
export class Streams {
  readonly #ports: StreamPorts
  readonly #open = new Map<ServerResponse, Caller>()
  readonly #heart: NodeJS.Timeout

  constructor(ports: StreamPorts) {
    this.#ports = ports
    this.#heart = setInterval(() => this.#beat(), ports.limits.heartbeat)
  }

  get count(): number {
    return this.#open.size
  }

  hasRoomFor({ player, address }: Caller): boolean {
    const { socketsOfIdentity, socketsOfAddress } = this.#ports.limits
    const open = [...this.#open.values()]
    return (
      open.filter(one => one.player.id === player.id).length < socketsOfIdentity &&
      open.filter(one => one.address === address).length < socketsOfAddress
    )
  }

  /** Streams until the other side hangs up. `ready` is called before the first byte. */
  async follow(
    raw: ServerResponse,
    caller: Caller,
    wanted: { readonly table: string; readonly since?: number },
    ready: () => void,
  ): Promise<Parsed<void>> {
    if (!this.hasRoomFor(caller)) {
      return { ok: false, why: refuse('server-too-many-connections') }
    }
    this.#open.set(raw, caller)
    let stop: (() => void) | undefined
    let isOver = false
    raw.once('close', () => {
      isOver = true
      this.#open.delete(raw)
      stop?.()
    })
    let isReady = false
    const send = (message: TableMessage): void => {
      if (!isReady) ready()
      isReady = true
      this.#write(raw, `id: ${message.seq}\nevent: ${message.type}\ndata: ${encode(message)}\n\n`)
    }
    const watched = await this.#ports.hosts.use(wanted.table, host =>
      host.watch(caller.player, send, wanted.since),
    )
    if (!watched.ok) {
      this.#open.delete(raw)
      return watched
    }
    stop = watched.value
    if (isOver) stop()
    return { ok: true, value: undefined }
  }

  /** Whoever still has a good token comes again by itself. */
  disconnect(player: string): void {
    for (const [raw, caller] of this.#open) if (caller.player.id === player) raw.end()
  }

  close(): void {
    clearInterval(this.#heart)
    for (const raw of this.#open.keys()) raw.end()
  }

  #write(raw: ServerResponse, text: string): void {
    if (raw.writableLength > this.#ports.limits.unread) {
      this.#ports.dropped('slow')
      raw.destroy()
    } else if (!raw.destroyed) raw.write(text)
  }

  /** A comment: keeps proxies from hanging up, and shows a dead line. */
  #beat(): void {
    for (const raw of this.#open.keys()) this.#write(raw, ': still here\n\n')
  }
}
