/** Whoever speaks: someone at a seat, or a spectator by name. */
export interface Speaking {
  readonly seat: number | undefined
  readonly name: string
}

/** Whom this reader does not want to hear. Kept as long as the page is open. */
export class Mutes {
  #keys: readonly string[] = $state.raw([])

  has(who: Speaking): boolean {
    return this.#keys.includes(keyOf(who))
  }

  toggle(who: Speaking): void {
    const key = keyOf(who)
    this.#keys = this.has(who) ? this.#keys.filter(one => one !== key) : [...this.#keys, key]
  }
}

function keyOf({ seat, name }: Speaking): string {
  return seat === undefined ? `by ${name}` : `at ${seat}`
}
