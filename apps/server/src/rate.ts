import type { SharedStore } from './store/shared.ts'

export interface Rate {
  readonly perSecond: number
  /** How much may come at once after a pause. */
  readonly burst: number
}

/** Lets so many through, or not. */
export interface Meter {
  take(caller: string): Promise<boolean>
}

/**
 * Counts for all nodes together where there are several; while their store is away, each counts for
 * itself.
 */
export function meterFor(
  kind: string,
  rate: Rate,
  now: () => number,
  shared: Pick<SharedStore, 'take'> | undefined,
): Meter {
  const own = new Buckets(rate, now)
  return {
    take: async caller =>
      shared === undefined
        ? own.take(caller)
        : shared.take(kind, caller, rate, now()).catch(() => own.take(caller)),
  }
}

interface Bucket {
  filled: number
  at: number
}

/** More callers at once than any one server has; beyond it the fullest are forgotten. */
const MOST_BUCKETS = 50_000

/** A bucket of tokens for each caller; who has none left waits. Time is in milliseconds. */
export class Buckets {
  readonly #rate: Rate
  readonly #now: () => number
  readonly #buckets = new Map<string, Bucket>()

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate
    this.#now = now
  }

  get size(): number {
    return this.#buckets.size
  }

  take(caller: string): boolean {
    const now = this.#now()
    const bucket = this.#buckets.get(caller) ?? this.#add(caller, now)
    bucket.filled = this.#level(bucket, now)
    bucket.at = now
    if (bucket.filled < 1) return false
    bucket.filled -= 1
    return true
  }

  #add(caller: string, now: number): Bucket {
    if (this.#buckets.size >= MOST_BUCKETS) this.#forget(now)
    const bucket = { filled: this.#rate.burst, at: now }
    this.#buckets.set(caller, bucket)
    return bucket
  }

  /** A full bucket is as good as none. If all are in use, everyone starts anew: memory is bounded. */
  #forget(now: number): void {
    for (const [caller, bucket] of this.#buckets) {
      if (this.#level(bucket, now) >= this.#rate.burst) this.#buckets.delete(caller)
    }
    if (this.#buckets.size >= MOST_BUCKETS) this.#buckets.clear()
  }

  #level({ filled, at }: Bucket, now: number): number {
    // A clock that was set back must not empty anyone's bucket.
    const passed = Math.max(0, now - at) / 1000
    return Math.min(this.#rate.burst, filled + passed * this.#rate.perSecond)
  }
}
