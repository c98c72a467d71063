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
  const isWinner = (seat: Seat): boolean => winners.includes(seat)
  const rank = (seat: Seat): number => (isWinner(seat) ? 1 : 0)
  const order = [...scores.keys()].sort(
    (one, other) => rank(other) - rank(one) || scores[other] - scores[one] || one - other,
  )
  const isEqual = (one: Seat, other: Seat): boolean =>
    rank(one) === rank(other) && (isWinner(one) || scores[one] === scores[other])
  return order.map(seat => ({
    seat,
    place: order.findIndex(other => isEqual(seat, other)) + 1,
    score: scores[seat],
    isWinner: isWinner(seat),
  }))
}
