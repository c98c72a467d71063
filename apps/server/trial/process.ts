import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

const CHILD = new URL('./child.ts', import.meta.url).pathname

interface Start {
  readonly port?: number
  readonly heap?: number
  /** With the limits that every server has, believing what a proxy says of addresses. */
  readonly isDefault?: boolean
}

/** A server in a process of its own. */
export class ServerProcess {
  readonly port: number
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, port: number) {
    this.#child = child
    this.port = port
  }

  static async start(
    folder: string,
    { port = 0, heap, isDefault = false }: Start = {},
  ): Promise<ServerProcess> {
    const limit = heap === undefined ? [] : [`--max-old-space-size=${heap}`]
    const log = process.env.ADIT_TRIAL_LOG === undefined ? 'ignore' : 'inherit'
    const limits = isDefault ? 'default' : 'generous'
    const options = ['--expose-gc', ...limit, CHILD, folder, String(port), limits]
    const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', log, 'ipc'] })
    const { stdout } = child
    if (stdout === null) throw new Error('no output to read the port from')
    const [said] = await Promise.race([
      once(stdout, 'data'),
      once(child, 'exit').then(() => ['the server ended at once']),
    ])
    const listening = Number(String(said))
    if (!Number.isInteger(listening)) throw new Error(String(said))
    return new ServerProcess(child, listening)
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** As a power cut does, as far as a process can tell. */
  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }

  /** In good order; true if it ended well. */
  async stop(): Promise<boolean> {
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGTERM')
    const [code] = await ended
    return code === 0
  }

  /** One of the numbers under /metrics. */
  async metric(name: string): Promise<number> {
    const reply = await fetch(`http://127.0.0.1:${this.port}/metrics`)
    const line = (await reply.text()).split('\n').find(one => one.startsWith(`${name} `))
    if (line === undefined) throw new Error(`no metric ${name}`)
    return Number(line.slice(name.length + 1))
  }

  /** As a laptop does that is closed and opened. */
  freeze(isFrozen: boolean): void {
    this.#child.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT')
  }

  /** Sets the wall clock that the server is given, by so many milliseconds. */
  stepClock(by: number): void {
    this.#child.send({ step: by })
  }

  /** How long its files may become from now on, in bytes. A limit of Linux, set from outside. */
  limitFiles(bytes: number | 'unlimited'): void {
    const { pid } = this.#child
    execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
  }

  /** Milliseconds of processor that the loop once spent on one thing since the last question. */
  async stall(): Promise<number> {
    const answer = once(this.#child, 'message')
    this.#child.send('stall')
    const [milliseconds] = await answer
    return Number(milliseconds)
  }

  /** Bytes the main thread cannot do without: what is left after a collection of garbage. */
  async held(): Promise<number> {
    const answer = once(this.#child, 'message')
    this.#child.send('held')
    const [bytes] = await answer
    return Number(bytes)
  }

  memory(): Promise<number> {
    return this.metric('process_resident_memory_bytes')
  }
}
