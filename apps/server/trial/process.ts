import { execFileSync } from 'node:child_process'
import { readMetrics } from './metrics.ts'
import { Spawned } from './spawned.ts'

const CHILD = new URL('./child.ts', import.meta.url).pathname

interface Start {
  readonly port?: number
  readonly heap?: number
  /** With the limits that every server has, believing what a proxy says of addresses. */
  readonly isDefault?: boolean
}

/** A server in a process of its own. */
export class ServerProcess {
  readonly #process: Spawned<string>

  private constructor(process: Spawned<string>) {
    this.#process = process
  }

  static async start(
    folder: string,
    { port = 0, heap, isDefault = false }: Start = {},
  ): Promise<ServerProcess> {
    const limit = heap === undefined ? [] : [`--max-old-space-size=${heap}`]
    const limits = isDefault ? 'default' : 'generous'
    const args = ['--expose-gc', ...limit, CHILD, folder, String(port), limits]
    return new ServerProcess(await Spawned.start({ spec: folder, args }))
  }

  get port(): number {
    return this.#process.port
  }

  get pid(): number {
    return this.#process.pid
  }

  kill(): Promise<void> {
    return this.#process.kill()
  }

  stop(): Promise<boolean> {
    return this.#process.stop()
  }

  /** One of the numbers under /metrics. */
  async metric(name: string): Promise<number> {
    const text = await readMetrics(this.port)
    const line = text.split('\n').find(one => one.startsWith(`${name} `))
    if (line === undefined) throw new Error(`no metric ${name}`)
    return Number(line.slice(name.length + 1))
  }

  freeze(): void {
    this.#process.freeze()
  }

  thaw(): void {
    this.#process.thaw()
  }

  /** Sets the wall clock that the server is given, by so many milliseconds. */
  stepClock(by: number): void {
    this.#process.child.send({ step: by })
  }

  /** How long its files may become from now on, in bytes. A limit of Linux, set from outside. */
  limitFiles(bytes: number | 'unlimited'): void {
    execFileSync('prlimit', ['--pid', String(this.pid), `--fsize=${bytes}:unlimited`])
  }

  /** Milliseconds of processor that the loop once spent on one thing since the last question. */
  stall(): Promise<number> {
    return this.#process.ask('stall')
  }

  /** Bytes the main thread cannot do without: what is left after a collection of garbage. */
  held(): Promise<number> {
    return this.#process.ask('held')
  }

  memory(): Promise<number> {
    return this.metric('process_resident_memory_bytes')
  }
}
