import { nth, type Seat } from '@adit/kernel'
import type { Claim } from '../claim.ts'

/**
 * What a word of one who is wholly trusted is worth, as log odds. Less than any act: gnomes speak of what
 * everybody saw, so that for them it would be counted twice, and people may have seen more or lie.
 */
const WORTH: Readonly<Record<Claim['says'], number>> = { suspect: 0.5, trust: -0.35 }

/**
 * What is said, as one more sort of act, over `out`: of each about each the last word counts, the less the
 * more its speaker is suspected, and of who is likelier a saboteur than not none. What a seat says itself
 * is no news to it.
 */
export function addHearsay(
  claims: readonly Claim[],
  hearer: Seat,
  suspicion: readonly number[] | Float64Array,
  out: Float64Array,
): void {
  const seats = out.length
  const heard = new Set<number>()
  for (const { by, about, says } of claims.toReversed()) {
    const pair = by * seats + about
    if (by === hearer || by === about || by >= seats || about >= seats || heard.has(pair)) continue
    heard.add(pair)
    out[about] = nth(out, about) + WORTH[says] * Math.max(0, 1 - 2 * nth(suspicion, by))
  }
}
