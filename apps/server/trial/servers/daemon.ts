import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that runs beside a test and ends with it, by the signal that ends it at once. */
export class Daemon {
  readonly #signal: NodeJS.Signals
  #child: ChildProcess | undefined

  constructor(signal: NodeJS.Signals) {
    this.#signal = signal
  }

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  begin(program: string, args: readonly string[], options: SpawnOptions = {}): void {
    this.#child = spawn(program, args, { stdio: 'ignore', ...options })
    process.once('exit', this.#end)
  }

  async end(): Promise<void> {
    const child = this.#child
    if (child === undefined) return
    const ended = once(child, 'exit')
    this.#end()
    await ended
    process.off('exit', this.#end)
    this.#child = undefined
  }

  readonly #end = (): void => void this.#child?.kill(this.#signal)
}
