const STAY = 4_000

/** What each seat has just said, for as long as a bubble stays. */
export class Saying {
  #said: Readonly<Record<number, string>> = $state.raw({})

  of(seat: number): string | undefined {
    return this.#said[seat]
  }

  show(seat: number, text: string): void {
    this.#said = { ...this.#said, [seat]: text }
    setTimeout(() => {
      if (this.#said[seat] !== text) return
      const { [seat]: _gone, ...rest } = this.#said
      this.#said = rest
    }, STAY)
  }
}
