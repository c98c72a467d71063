/** Whom this reader does not want to hear. Kept as long as the page is open. */
export class Mutes {
  #seats: readonly number[] = $state.raw([])

  has(seat: number | undefined): boolean {
    return seat !== undefined && this.#seats.includes(seat)
  }

  toggle(seat: number | undefined): void {
    if (seat === undefined) return
    this.#seats = this.has(seat) ? this.#seats.filter(one => one !== seat) : [...this.#seats, seat]
  }
}
