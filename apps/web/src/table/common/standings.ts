import type { Outcome, Seat } from '@adit/kernel'

export interface Standing {
  readonly seat: Seat
  /** 1, 2, 2, 4: equals share a place. */
  readonly place: number
  readonly score: number
  readonly isWinner: boolean
}

/** Everybody in the order of the result. Winners stand first, whatever their score says. */
export function standingsOf({ scores, winners }: Outcome): readonly Standing[] {
  const order = scores
    .map((score, seat) => ({ seat, score, isWinner: winners.includes(seat) }))
    .sort((one, other) => Number(other.isWinner) - Number(one.isWinner) || other.score - one.score)
  return order.map(one => ({
    ...one,
    place:
      order.findIndex(
        ({ isWinner, score }) => isWinner === one.isWinner && (isWinner || score === one.score),
      ) + 1,
  }))
}
