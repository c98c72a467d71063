import type { Rows } from './net.ts'

/** Rows of numbers, as they come. */
export class Heap {
  readonly #width: number
  #inputs = new Float32Array(1 << 16)
  #size = 0
  readonly #happened: number[] = []

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

  /** How the round of the last rows ended. */
  close(count: number, isGold: boolean): void {
    for (let nth = 0; nth < count; nth++) this.#happened.push(isGold ? 1 : 0)
  }

  rows(): Rows {
    const inputs = this.#inputs.slice(0, this.#size)
    return { width: this.#width, inputs, happened: Uint8Array.from(this.#happened) }
  }
}
