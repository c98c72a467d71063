/** Milliseconds of one turn of the loop that go to commands before timers and sockets come again. */
const BUDGET = 8

/**
 * Commands pass one by one. Two hundred that come in one breath are not done in one breath: those
 * beyond the budget wait for the next turn of the loop, in the order in which they came.
 */
export class Turnstile {
  readonly #now: () => number
  #began: number | undefined
  /** Whoever waits, in order: one woken turn by turn only to wait on would cost more than its command. */
  readonly #waiting: (() => void)[] = []

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  /** Whether one more fits into this turn of the loop, and nobody came before. */
  isOpen(): boolean {
    return this.#waiting.length === 0 && this.#hasTime()
  }

  async pass(): Promise<void> {
    if (this.isOpen()) return
    await new Promise<void>(resolve => this.#waiting.push(resolve))
    // When all that this one does at once is done, it is the next one's turn.
    process.nextTick(this.#admit)
  }

  #hasTime(): boolean {
    const now = this.#now()
    if (this.#began === undefined) {
      this.#began = now
      setImmediate(this.#turn)
    }
    return now - this.#began < BUDGET
  }

  readonly #turn = (): void => {
    this.#began = undefined
    this.#admit()
  }

  readonly #admit = (): void => {
    if (this.#waiting.length > 0 && this.#hasTime()) this.#waiting.shift()?.()
  }
}
