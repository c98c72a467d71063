/**
 * A net of one hidden layer, in whole thousandths: of each unit its bias and what it gives on each input,
 * and at the top the same for the units.
 */
export interface Net {
  readonly units: readonly (readonly number[])[]
  readonly top: readonly number[]
}

const WHOLE = 1000

/** The same, ready to be asked. */
export class Judge {
  readonly #units: Float64Array
  readonly #top: Float64Array

  constructor({ units, top }: Net) {
    this.#units = Float64Array.from(units.flat(), weight => weight / WHOLE)
    this.#top = Float64Array.from(top, weight => weight / WHOLE)
  }

  /** How likely what it was fitted to is to happen. */
  chance(inputs: Float64Array): number {
    const units = this.#units
    const top = this.#top
    let sum = top[0]
    let at = 0
    for (let unit = 1; unit < top.length; unit++) {
      let level = units[at++]
      for (let nth = 0; nth < inputs.length; nth++) level += units[at++] * inputs[nth]
      if (level > 0) sum += level * top[unit]
    }
    return 1 / (1 + Math.exp(-sum))
  }
}
