import { setImmediate as turn } from 'node:timers/promises'

/** Milliseconds of one turn of the loop that go to commands before timers and sockets come again. */
const BUDGET = 8

/**
 * Commands pass one by one. Two hundred that come in one breath are not done in one breath: those
 * beyond the budget wait for the next turn of the loop, in the order in which they came.
 */
export class Turnstile {
  readonly #now: () => number
  #began: number | undefined

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Whether one more fits into this turn of the loop. */
  isOpen(): boolean {
    const now = this.#now()
    this.#began ??= this.#open(now)
    return now - this.#began < BUDGET
  }

  async pass(): Promise<void> {
    while (!this.isOpen()) await turn()
  }

  #open(now: number): number {
    setImmediate(() => {
      this.#began = undefined
    })
    return now
  }
}
