import { type Answer, type Command, decodeMessage, type Message } from '@adit/protocol'
import { Wire } from './wire.ts'

type Without<C, K extends PropertyKey> = C extends unknown ? Omit<C, K> : never
/** A command without its id, which the client gives it. */
export type Wish = Without<Command, 'id'>

interface Awaited {
  readonly fits: (message: Message) => boolean
  readonly settle: (message: Message) => void
  readonly fail: (error: Error) => void
}

const PATIENCE = 60_000

/** Someone with a token and a socket, who remembers every message. */
export class Client {
  readonly messages: Message[] = []
  readonly texts: string[] = []
  closed: number | undefined
  /** Called with each message as it comes. */
  heard: (message: Message) => void = () => {}
  readonly wire: Wire
  readonly #awaited = new Set<Awaited>()
  readonly #name: string
  #count = 0

  private constructor(wire: Wire, name: string) {
    this.wire = wire
    this.#name = name
    wire.hear = text => this.#hear(text)
    wire.closed = code => {
      this.closed = code
      for (const { fail } of this.#awaited) fail(new Error(`the socket closed with ${code}`))
    }
  }

  static async open(port: number, token: string, name = 'c'): Promise<Client> {
    const wire = await Wire.open({ port, headers: { Authorization: `Bearer ${token}` } })
    return new Client(wire, name)
  }

  /** For who opened the line in a way of their own. */
  static over(wire: Wire, name: string): Client {
    return new Client(wire, name)
  }

  /** Sends a command and waits for its answer. */
  async ask(wish: Wish, id = `${this.#name}.${++this.#count}`): Promise<Answer> {
    this.wire.send(JSON.stringify({ ...wish, id }))
    const answer = await this.until(
      message => (message.type === 'done' || message.type === 'refused') && message.id === id,
    )
    if (answer.type !== 'done' && answer.type !== 'refused') throw new Error('no answer')
    return answer
  }

  /** Like `ask`, for what must not be refused. */
  async do(wish: Wish, id?: string): Promise<Answer & { type: 'done' }> {
    const answer = await this.ask(wish, id)
    if (answer.type === 'refused') {
      throw new Error(`${wish.type} was refused: ${JSON.stringify(answer.why)}`)
    }
    return answer
  }

  /** The next message that fits, of those yet to come. */
  until(fits: (message: Message) => boolean): Promise<Message> {
    const { promise, resolve, reject } = Promise.withResolvers<Message>()
    const late = setTimeout(() => reject(new Error('nothing came that fits')), PATIENCE)
    const over = (): void => {
      clearTimeout(late)
      this.#awaited.delete(awaited)
    }
    const awaited: Awaited = {
      fits,
      settle: message => {
        over()
        resolve(message)
      },
      fail: error => {
        over()
        reject(error)
      },
    }
    this.#awaited.add(awaited)
    if (this.closed !== undefined) awaited.fail(new Error('the socket is closed'))
    return promise
  }

  /** Texts that came since the last time. */
  take(): string[] {
    return this.texts.splice(0)
  }

  #hear(text: string): void {
    this.texts.push(text)
    const read = decodeMessage(text)
    if (!read.ok)
      throw new Error(`not a message: ${JSON.stringify(read.why)}: ${text.slice(0, 200)}`)
    this.messages.push(read.value)
    this.heard(read.value)
    for (const awaited of this.#awaited) if (awaited.fits(read.value)) awaited.settle(read.value)
  }
}

/** Becomes someone new; returns the token. */
export async function arrive(port: number, name: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/me`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, avatar: 'red-hat', keep: 'bearer' }),
  })
  const body: unknown = await reply.json()
  const token = typeof body === 'object' && body !== null ? Reflect.get(body, 'token') : undefined
  if (typeof token !== 'string') throw new Error(`could not arrive: ${JSON.stringify(body)}`)
  return token
}
