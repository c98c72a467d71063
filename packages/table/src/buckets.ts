import { times } from './clock.ts'

/** How much each person may still say and fidget: `filled` tokens at the time `at`. */
export type Buckets = Readonly<Record<string, { readonly filled: number; readonly at: number }>>

const FULL = 10

export function maySpend(buckets: Buckets, id: string, now: number): boolean {
  return level(buckets, id, now) >= 1
}

/** Takes a token. Buckets that have filled up again are forgotten: thousands may pass by a table. */
export function spend(buckets: Buckets, id: string, at: number): Buckets {
  const others = Object.entries(buckets).filter(
    ([other]) => other !== id && level(buckets, other, at) < FULL,
  )
  return { ...Object.fromEntries(others), [id]: { filled: level(buckets, id, at) - 1, at } }
}

function level(buckets: Buckets, id: string, now: number): number {
  const bucket = Object.hasOwn(buckets, id) ? buckets[id] : undefined
  if (bucket === undefined) return FULL
  const { filled, at } = bucket
  // A clock that was set back must not empty anyone's bucket.
  return Math.min(FULL, filled + Math.max(0, now - at) / times.token)
}
