import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

/** A table's messages as a program hears them over HTTP, byte by byte. */
export class EventStream {
  text = ''
  readonly #reply: IncomingMessage

  private constructor(reply: IncomingMessage) {
    this.#reply = reply
    reply.setEncoding('utf8')
    reply.on('data', (text: string) => {
      this.text += text
    })
    // Whoever hangs up first, the other hears of it as an error.
    reply.on('error', () => {})
  }

  static async open(
    port: number,
    table: string,
    token: string,
    since?: number,
  ): Promise<EventStream> {
    const last = since === undefined ? {} : { 'last-event-id': String(since) }
    const headers = { authorization: `Bearer ${token}`, ...last }
    const request = get({ port, path: `/api/v1/tables/${table}/events`, headers })
    const [reply] = await once(request, 'response')
    if (reply.statusCode !== 200) throw new Error(`no stream: ${reply.statusCode}`)
    return new EventStream(reply)
  }

  close(): void {
    this.#reply.destroy()
  }
}
