import { commitTo, pledgeFor, witnessOf } from '@adit/fairness'
import type { Seen } from './seen.ts'
import type { Promised } from './shares.ts'

/** What a page found about a deal, the worst first. */
export type Verdict =
  /** The cards are not those that the numbers give. */
  | 'differs'
  /** The number is not the one that was fixed before. */
  | 'other-number'
  /** The share of this page, or of another, is not the one that was pledged. */
  | 'other-share'
  /** Another page was shown other promises. */
  | 'other-promise'
  /** This page was not there before the deal: the cards fit the numbers, no more is known. */
  | 'unseen'
  | 'fair'

/** Compares what was promised before a game with what was shown after it. */
export function judgeDeal(
  { info, seat }: Pick<Seen, 'info' | 'seat'>,
  promised: Promised | undefined,
  isDrawnAgain: boolean,
): Verdict {
  const { commitment, serverSeed, playerSeeds } = info.deal
  if (!isDrawnAgain || serverSeed === undefined || playerSeeds === undefined) return 'differs'
  if (commitTo(serverSeed) !== commitment) return 'other-number'
  if (promised?.pledges === undefined || seat === undefined) return 'unseen'
  if (promised.commitment !== commitment) return 'other-number'
  if (playerSeeds[seat] !== promised.share) return 'other-share'
  const isKept = promised.pledges.every((pledge, at) => {
    const share = playerSeeds[at]
    return pledge === null || share === '' || (share !== undefined && pledgeFor(share) === pledge)
  })
  if (!isKept) return 'other-share'
  const own = witnessOf(
    promised.commitment,
    promised.pledges.map(one => one ?? undefined),
  )
  const isAgreed = info.seats.every(({ witness }) => witness === undefined || witness === own)
  return isAgreed ? 'fair' : 'other-promise'
}
