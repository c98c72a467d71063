import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A proxy of few words in front of the nodes, which does what deploy/haproxy.cfg says: whoever
 * comes `near` the same thing goes to the same node as long as it takes people in, and to the next
 * one on the ring if it does not.
 */
export class TestProxy {
  readonly port: number
  readonly #server: Server
  readonly #nodes: readonly number[]
  readonly #ring: readonly { readonly at: number; readonly node: number }[]
  readonly #isReady = new Map<number, boolean>()
  readonly #sockets = new Set<Socket>()
  readonly #looking: NodeJS.Timeout
  #turn = 0

  private constructor(server: Server, port: number, nodes: readonly number[]) {
    this.#server = server
    this.port = port
    this.#nodes = nodes
    this.#ring = nodes
      .flatMap(node =>
        Array.from({ length: POINTS }, (_none, point) => ({
          at: pointOf(`${node} ${point}`),
          node,
        })),
      )
      .toSorted((one, other) => one.at - other.at)
    this.#looking = setInterval(() => this.#look(), LOOK)
  }

  /** The nodes' ports stay the same over all their lives. */
  static async before(nodes: readonly number[]): Promise<TestProxy> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('no port')
    const proxy = new TestProxy(server, address.port, nodes)
    server.on('connection', near => proxy.#take(near))
    return proxy
  }

  close(): void {
    clearInterval(this.#looking)
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  /** Waits for the first line, which says where to; everything goes on to there. */
  #take(near: Socket): void {
    this.#own(near)
    near.once('data', (head: Buffer) => {
      near.pause()
      const line = head.toString('latin1', 0, head.indexOf('\r\n'))
      this.#pass(near, head, this.#orderFor(/[?&]near=([^&\s]*)/.exec(line)?.[1]))
    })
  }

  #pass(near: Socket, head: Buffer, [node, ...rest]: readonly number[]): void {
    if (near.destroyed) return
    if (node === undefined) {
      near.end('HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nconnection: close\r\n\r\n')
      return
    }
    const far = this.#own(connect({ port: node, host: '127.0.0.1', noDelay: true }))
    const late = setTimeout(() => far.destroy(), CONNECTING)
    let isUp = false
    far.once('connect', () => {
      isUp = true
      clearTimeout(late)
      far.write(head)
      near.pipe(far)
      far.pipe(near)
    })
    near.once('close', () => far.destroy())
    far.once('close', () => {
      clearTimeout(late)
      if (isUp) near.destroy()
      else this.#pass(near, head, rest)
    })
  }

  /** Those that take people in first, in the order of the ring, or each in turn. */
  #orderFor(near: string | undefined): number[] {
    const from = near === undefined ? undefined : pointOf(near)
    const first = this.#ring.findIndex(({ at }) => from !== undefined && at >= from)
    const around =
      from === undefined
        ? this.#nodes.map((_node, at) => this.#nodes[(at + this.#turn) % this.#nodes.length] ?? 0)
        : this.#ring
            .slice(Math.max(0, first))
            .concat(this.#ring)
            .map(({ node }) => node)
    if (from === undefined) this.#turn++
    const isOut = (node: number): number => (this.#isReady.get(node) === false ? 1 : 0)
    return [...new Set(around)].toSorted((one, other) => isOut(one) - isOut(other))
  }

  #look(): void {
    for (const node of this.#nodes) {
      fetch(`http://127.0.0.1:${node}/readyz`, { signal: AbortSignal.timeout(LOOK) }).then(
        ({ ok }) => this.#isReady.set(node, ok),
        () => this.#isReady.set(node, false),
      )
    }
  }

  #own(socket: Socket): Socket {
    socket.setNoDelay(true)
    this.#sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => this.#sockets.delete(socket))
    return socket
  }
}

const POINTS = 64
const LOOK = 1_000
const CONNECTING = 250

function pointOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}
