import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from './postgres.ts'

const STARTING = 10_000

/** The program: named by ADIT_TEST_NATS, or on the path. */
export function findNats(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin']
  const places = [process.env.ADIT_TEST_NATS ?? '', ...folders.map(one => join(one, 'nats-server'))]
  return places.find(place => place !== '' && existsSync(place))
}

/** A NATS server of its own for a test. */
export class TestNats {
  readonly #port: number
  #child: ChildProcess | undefined

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
    return this.#child?.pid ?? 0
  }

  url(port = this.#port): string {
    return `nats://127.0.0.1:${port}`
  }

  async up(): Promise<void> {
    const program = findNats()
    if (program === undefined) throw new Error('no nats-server on this machine')
    const options = ['-a', '127.0.0.1', '-p', String(this.#port)]
    this.#child = spawn(program, options, { stdio: 'ignore' })
    process.once('exit', this.#end)
    const until = performance.now() + STARTING
    while (!(await answers(this.#port))) {
      if (performance.now() > until) throw new Error('nats-server did not start')
      await setTimeout(20)
    }
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (child === undefined) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    process.off('exit', this.#end)
    this.#child = undefined
  }

  async stop(): Promise<void> {
    await this.kill()
  }

  readonly #end = (): void => void this.#child?.kill('SIGKILL')
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
