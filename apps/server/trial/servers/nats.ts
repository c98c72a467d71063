import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Daemon } from './daemon.ts'
import { freePort } from './postgres.ts'

const STARTING = 120_000

/** The program: named by ADIT_TEST_NATS, or on the path. */
export function findNats(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin']
  const places = [process.env.ADIT_TEST_NATS ?? '', ...folders.map(one => join(one, 'nats-server'))]
  return places.find(place => place !== '' && existsSync(place))
}

/** A NATS server of its own for a test. */
export class TestNats {
  readonly #port: number
  readonly #daemon = new Daemon('SIGKILL')

  private constructor(port: number) {
    this.#port = port
  }

  static async start(): Promise<TestNats> {
    const server = new TestNats(await freePort())
    await server.up()
    return server
  }

  get port(): number {
    return this.#port
  }

  get pid(): number {
    return this.#daemon.pid
  }

  url(port = this.#port): string {
    return `nats://127.0.0.1:${port}`
  }

  async up(): Promise<void> {
    const program = findNats()
    if (program === undefined) throw new Error('no nats-server on this machine')
    const options = ['-a', '127.0.0.1', '-p', String(this.#port)]
    this.#daemon.begin(program, options)
    const until = performance.now() + STARTING
    while (!(await answers(this.#port))) {
      if (performance.now() > until) throw new Error('nats-server did not start')
      await setTimeout(20)
    }
  }

  async kill(): Promise<void> {
    await this.#daemon.end()
  }

  async stop(): Promise<void> {
    await this.kill()
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const end = (is: boolean): void => {
      socket.destroy()
      resolve(is)
    }
    socket.once('data', () => end(true))
    socket.once('error', () => end(false))
  })
}
