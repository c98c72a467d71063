import type { Rows } from './net.ts'

/** Rows of numbers, as they come. */
export class Heap {
  readonly #width: number
  #inputs = new Float32Array(1 << 16)
  #size = 0
  readonly #outcomes: number[] = []

  constructor(width: number) {
    this.#width = width
  }

  add(features: Float64Array): void {
    if (this.#size + this.#width > this.#inputs.length) {
      const larger = new Float32Array(2 * this.#inputs.length)
      larger.set(this.#inputs)
      this.#inputs = larger
    }
    this.#inputs.set(features, this.#size)
    this.#size += this.#width
  }

  /** What came of the rows since this was last said, one for each. */
  close(outcomes: readonly number[]): void {
    for (const outcome of outcomes) this.#outcomes.push(outcome)
  }

  rows(): Rows {
    const inputs = this.#inputs.slice(0, this.#size)
    return { width: this.#width, inputs, outcomes: Float32Array.from(this.#outcomes) }
  }
}
