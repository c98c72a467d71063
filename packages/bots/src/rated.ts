import type { Random } from '@adit/kernel'

/** The move that is rated highest; a draw adds up to `noise` to each, so that a weak bot errs. */
export function bestRated<Move>(
  legal: readonly Move[],
  rate: (move: Move) => number,
  random: Random,
  noise: number,
): Move {
  let best: Move | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const move of legal) {
    const rating = rate(move) + (random.below(1000) / 1000) * noise
    if (rating > most) {
      most = rating
      best = move
    }
  }
  if (best === undefined) throw new Error('there is no move to rate')
  return best
}
