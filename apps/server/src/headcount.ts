import type { Caller } from './desk.ts'
import type { Limits } from './settings.ts'

/** How many lines each person and each address has, and whether one more fits. */
export class Headcount {
  readonly #limits: Pick<Limits, 'socketsOfIdentity' | 'socketsOfAddress'>
  readonly #ofIdentity = new Map<string, number>()
  readonly #ofAddress = new Map<string, number>()

  constructor(limits: Pick<Limits, 'socketsOfIdentity' | 'socketsOfAddress'>) {
    this.#limits = limits
  }

  hasRoomFor({ player, address }: Caller): boolean {
    return (
      (this.#ofIdentity.get(player.id) ?? 0) < this.#limits.socketsOfIdentity &&
      (this.#ofAddress.get(address) ?? 0) < this.#limits.socketsOfAddress
    )
  }

  /** Returns how to count it no longer; more than once is once. */
  add({ player, address }: Caller): () => void {
    count(this.#ofIdentity, player.id, 1)
    count(this.#ofAddress, address, 1)
    let isGone = false
    return () => {
      if (isGone) return
      isGone = true
      count(this.#ofIdentity, player.id, -1)
      count(this.#ofAddress, address, -1)
    }
  }
}

function count(counts: Map<string, number>, key: string, change: number): void {
  const next = (counts.get(key) ?? 0) + change
  if (next === 0) counts.delete(key)
  else counts.set(key, next)
}
