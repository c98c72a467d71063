import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION = 20
/** Beyond so many milliseconds at the 99th of a hundred, others should take the newcomers. */
const TOO_LATE = 500
const WINDOW = 10_000

/** How late the event loop is: whoever waits for it waits for everything. */
export class LoopLag {
  readonly #delays = monitorEventLoopDelay({ resolution: RESOLUTION })
  readonly #timer: NodeJS.Timeout
  #last = 0

  constructor(window = WINDOW) {
    this.#delays.enable()
    this.#timer = setInterval(() => this.#turn(), window).unref()
  }

  /** Milliseconds, in the worst hundredth of the last ten seconds. */
  get late(): number {
    return this.#last
  }

  get isTooLate(): boolean {
    return this.#last > TOO_LATE
  }

  close(): void {
    clearInterval(this.#timer)
    this.#delays.disable()
  }

  #turn(): void {
    this.#last = Math.max(0, this.#delays.percentile(99) / 1e6 - RESOLUTION)
    this.#delays.reset()
  }
}
