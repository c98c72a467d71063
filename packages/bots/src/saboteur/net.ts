import { nth } from '@adit/kernel'

/**
 * A net of one hidden layer, in whole thousandths: of each unit its bias and what it gives on each input,
 * and at the top the same for the units.
 */
export interface Net {
  readonly units: readonly (readonly number[])[]
  readonly top: readonly number[]
}

const WHOLE = 1000
/** Units that are added up side by side, which takes half as long as one after another. */
const ABREAST = 4

/** The same, ready to be asked. */
export class Judge {
  readonly #biases: Float64Array
  /** By input, what each unit gives on it. */
  readonly #gives: Float64Array
  readonly #top: Float64Array
  readonly #bias: number

  constructor({ units, top }: Net) {
    const width = Math.ceil(units.length / ABREAST) * ABREAST
    const inputs = (units[0]?.length ?? 1) - 1
    this.#biases = new Float64Array(width)
    this.#gives = new Float64Array(width * inputs)
    this.#top = new Float64Array(width)
    this.#bias = nth(top, 0) / WHOLE
    for (const [unit, [bias, ...gives]] of units.entries()) {
      this.#biases[unit] = bias / WHOLE
      this.#top[unit] = nth(top, unit + 1) / WHOLE
      for (const [input, give] of gives.entries()) this.#gives[input * width + unit] = give / WHOLE
    }
  }

  /** How likely what it was fitted to is to happen. */
  chance(inputs: Float64Array): number {
    const biases = this.#biases
    const gives = this.#gives
    const top = this.#top
    const width = top.length
    let sum = this.#bias
    for (let unit = 0; unit < width; unit += ABREAST) {
      let one = biases[unit]
      let two = biases[unit + 1]
      let three = biases[unit + 2]
      let four = biases[unit + 3]
      for (let from = 0, at = unit; from < inputs.length; from++, at += width) {
        const input = inputs[from]
        one += gives[at] * input
        two += gives[at + 1] * input
        three += gives[at + 2] * input
        four += gives[at + 3] * input
      }
      if (one > 0) sum += one * top[unit]
      if (two > 0) sum += two * top[unit + 1]
      if (three > 0) sum += three * top[unit + 2]
      if (four > 0) sum += four * top[unit + 3]
    }
    return 1 / (1 + Math.exp(-sum))
  }
}
