import { nth } from '@adit/kernel'
import type { Clock } from './page-clock.ts'

/**
 * Something shown in acts, one after another, each as long as it takes. A press goes on to the next,
 * another shows all; the order is always the same, with movement or without.
 */
export class Acts {
  readonly #lengths: readonly number[]
  readonly #clock: Clock
  readonly #show: (begun: number) => void
  #begun = 0
  #callOff: () => void = () => {}

  /** `show` hears how many acts have begun. */
  constructor(lengths: readonly number[], clock: Clock, show: (begun: number) => void) {
    this.#lengths = lengths
    this.#clock = clock
    this.#show = show
  }

  get begun(): number {
    return this.#begun
  }

  /** The last act is over: there is nothing more to wait for. */
  get isOver(): boolean {
    return this.#begun > this.#lengths.length
  }

  /** Begins the next act; after the last, the end. */
  next(): void {
    if (this.isOver) return
    this.#callOff()
    this.#begun++
    this.#show(this.#begun)
    if (this.isOver) return
    const due = this.#clock.now() + nth(this.#lengths, this.#begun - 1)
    this.#callOff = this.#clock.wakeAt(due, () => this.next())
  }

  /** All of it at once. */
  finish(): void {
    this.#callOff()
    if (this.isOver) return
    this.#begun = this.#lengths.length + 1
    this.#show(this.#begun)
  }

  /** Nobody looks any more. */
  stop(): void {
    this.#callOff()
  }
}
