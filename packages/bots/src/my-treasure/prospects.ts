import type { Seat } from '@adit/kernel'

/** By number of seats, from two on: how much a coin more is worth before the next round, as log odds. */
const PER_COIN = [0.9, 0.8, 0.6]

/**
 * How likely a seat wins a game that goes on with these coins: as the exponential of its coins among all.
 * Fitted to 3,000 games of the thresholds for each number of seats; to be ahead by a coin early is worth
 * less than late, but not so much that it changes a decision.
 */
export function chanceToWin(coins: readonly number[], seat: Seat): number {
  const perCoin = PER_COIN[Math.min(PER_COIN.length, coins.length - 1) - 1] ?? 0
  let all = 0
  for (const held of coins) all += Math.exp(perCoin * (held - (coins[seat] ?? 0)))
  return 1 / all
}
