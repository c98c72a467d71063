import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

/**
 * A WebSocket client of few words, for trials: unlike the one the runtime brings it can stop
 * reading, send what no client should, and be opened two thousand times over.
 */
export interface WireSettings {
  readonly port: number
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
}

export const opcodes = { text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const

/** The server did not open a socket but answered the request. */
export class Declined extends Error {
  readonly status: number
  readonly body: string

  constructor(status: number, body: string) {
    super(`declined with ${status}: ${body}`)
    this.status = status
    this.body = body
  }
}

export class Wire {
  hear: (text: string) => void = () => {}
  closed: (code: number) => void = () => {}
  ponged: (data: Buffer) => void = () => {}
  readonly #socket: Socket
  #rest: Buffer = Buffer.alloc(0)
  #code = 0

  private constructor(socket: Socket, rest: Buffer) {
    this.#socket = socket
    socket.on('data', chunk => this.#read(chunk))
    socket.on('close', () => this.closed(this.#code))
    // What came together with the answer is read once its owner listens.
    setImmediate(() => this.#read(rest))
  }

  static open({ port, path = '/ws', headers = {} }: WireSettings): Promise<Wire> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers })
    const key = randomBytes(16).toString('base64')
    socket.write(
      `GET ${path} HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${key}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    )
    return new Promise((resolve, reject) => {
      let head = Buffer.alloc(0)
      const read = (chunk: Buffer): void => {
        head = Buffer.concat([head, chunk])
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const status = Number(head.toString('latin1', 9, 12))
        if (status !== 101) return
        socket.off('data', read)
        socket.off('close', declined)
        resolve(new Wire(socket, head.subarray(end + 4)))
      }
      const declined = (): void => {
        const [first, body = ''] = head.toString().split('\r\n\r\n')
        reject(new Declined(Number(first.slice(9, 12)), body))
      }
      socket.on('data', read)
      socket.on('close', declined)
      // `close` follows, and says all there is to say.
      socket.on('error', () => {})
    })
  }

  send(text: string): void {
    this.frame(opcodes.text, Buffer.from(text))
  }

  /** Masked with zeros, which the protocol allows and which costs nothing. */
  frame(opcode: number, payload: Buffer): void {
    const { length } = payload
    const size = length < 126 ? 2 : length < 65_536 ? 4 : 10
    const head = Buffer.alloc(size + 4)
    head[0] = 0x80 | opcode
    if (size === 2) head[1] = 0x80 | length
    else if (size === 4) {
      head[1] = 0x80 | 126
      head.writeUInt16BE(length, 2)
    } else {
      head[1] = 0x80 | 127
      head.writeBigUInt64BE(BigInt(length), 2)
    }
    this.raw(Buffer.concat([head, payload]))
  }

  /** Any bytes at all. */
  raw(bytes: Buffer): void {
    if (this.#socket.writable) this.#socket.write(bytes)
  }

  /** Until everything handed over has left. */
  async drained(): Promise<void> {
    if (!this.#socket.writableNeedDrain) return
    await new Promise<void>(resolve => {
      this.#socket.once('drain', resolve)
      this.#socket.once('close', () => resolve())
    })
  }

  pause(): void {
    this.#socket.pause()
  }

  resume(): void {
    this.#socket.resume()
  }

  /** As a phone does that leaves the network. */
  cut(): void {
    this.#socket.destroy()
  }

  #read(chunk: Buffer): void {
    let at = 0
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk])
    for (;;) {
      const left = bytes.length - at
      if (left < 2) break
      const short = bytes[at + 1] & 0x7f
      const head = short < 126 ? 2 : short === 126 ? 4 : 10
      if (left < head) break
      const length =
        head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : bytes.readUInt32BE(at + 6)
      if (left < head + length) break
      this.#frame(bytes[at] & 0x0f, bytes.subarray(at + head, at + head + length))
      at += head + length
    }
    this.#rest = at === bytes.length ? Buffer.alloc(0) : Buffer.from(bytes.subarray(at))
  }

  #frame(opcode: number, payload: Buffer): void {
    if (opcode === opcodes.text) this.hear(payload.toString())
    else if (opcode === opcodes.ping) this.frame(opcodes.pong, payload)
    else if (opcode === opcodes.pong) this.ponged(payload)
    else if (opcode === opcodes.close) {
      this.#code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005
      this.#socket.end()
    }
  }
}
