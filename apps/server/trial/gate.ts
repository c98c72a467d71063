import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'

/**
 * A door between a node and a server, for trials. It can be shut; and it can swallow answers, as a
 * line does that breaks between a commit and its acknowledgement.
 */
export class Gate {
  readonly port: number
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #isShut = false
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
  }

  #cut(): void {
    for (const [near, far] of this.#pairs) {
      near.destroy()
      far.destroy()
    }
  }
}
