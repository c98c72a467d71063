import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A door between a node and a server, for trials. It can be shut; it can be held, so that neither
 * side notices that nothing comes through; and it can swallow answers, as a line does that breaks
 * between a commit and its acknowledgement.
 */
export class Gate {
  readonly port: number
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #isShut = false
  #isHeld = false
  #isSwallowing = false

  private constructor(server: Server, port: number) {
    this.#server = server
    this.port = port
  }

  static async to(target: number): Promise<Gate> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || address === null) throw new Error('no port')
    const gate = new Gate(server, address.port)
    server.on('connection', near => gate.#pass(near, target))
    return gate
  }

  /** Breaks every line and lets nobody through. */
  shut(): void {
    this.#isShut = true
    this.#cut()
  }

  open(): void {
    this.#isShut = false
  }

  /** Lines stay and carry nothing, as when a cable is pulled; what was said comes late. */
  hold(): void {
    this.#isHeld = true
    for (const socket of [...this.#pairs].flat()) socket.pause()
  }

  release(): void {
    this.#isHeld = false
    for (const socket of [...this.#pairs].flat()) socket.resume()
  }

  /** What is asked arrives, what is answered does not; then the lines break. */
  async swallow(milliseconds: number): Promise<void> {
    this.#isSwallowing = true
    await new Promise(resolve => setTimeout(resolve, milliseconds))
    this.#cut()
    this.#isSwallowing = false
  }

  close(): void {
    this.shut()
    this.#server.close()
  }

  #pass(near: Socket, target: number): void {
    if (this.#isShut) {
      near.destroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    const pair = [near, far] as const
    this.#pairs.add(pair)
    const end = (): void => {
      this.#pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const socket of pair) {
      socket.setNoDelay(true)
      socket.on('error', end)
      socket.on('close', end)
    }
    near.on('data', chunk => far.write(chunk))
    far.on('data', chunk => {
      if (!this.#isSwallowing) near.write(chunk)
    })
    if (this.#isHeld) for (const socket of pair) socket.pause()
  }

  #cut(): void {
    for (const [near, far] of this.#pairs) {
      near.destroy()
      far.destroy()
    }
  }
}
