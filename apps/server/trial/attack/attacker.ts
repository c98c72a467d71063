import { Client } from '../client.ts'
import { ask } from '../http.ts'
import { Wire } from '../wire.ts'

/** Attackers come from elsewhere: the server believes what a proxy on this machine says. */
let addresses = 0
const elsewhere = (): string => `10.${(++addresses >> 8) & 255}.${addresses & 255}.1`

/** One who means harm, or none, with an address of their own. */
export class Attacker {
  readonly port: number
  readonly address = elsewhere()
  #token = ''

  constructor(port: number) {
    this.port = port
  }

  /** Comes again if the server cannot write anyone down just now. */
  async arrive(name: string): Promise<this> {
    const headers = { 'x-forwarded-for': this.address }
    const body = { name, avatar: 'red-hat', keep: 'bearer' }
    for (let tries = 0; ; tries++) {
      const reply = await ask(this.port, '/api/v1/me', { body, headers })
      const { token } = { token: '', ...Object(reply.body) }
      this.#token = String(token)
      if (reply.status !== 503 || tries === MOST_TRIES) return this
      await new Promise(resolve => setTimeout(resolve, PAUSE))
    }
  }

  get headers(): Record<string, string> {
    return { Authorization: `Bearer ${this.#token}`, 'X-Forwarded-For': this.address }
  }

  get(path: string): ReturnType<typeof ask> {
    return ask(this.port, `/api/v1${path}`, { headers: this.headers })
  }

  wire(): Promise<Wire> {
    return Wire.open({ port: this.port, headers: this.headers })
  }

  async client(): Promise<Client> {
    return Client.over(await this.wire(), this.address)
  }
}

const MOST_TRIES = 100
const PAUSE = 200
