const FIRST = 500
/** Less than any clock has left when a server is back: a press made meanwhile comes in time. */
const MOST = 8_000

/**
 * How long to wait before the next attempt: twice as long after every failure, and never the same
 * for all, or everyone would come back to a restarted server in the same second.
 */
export function backOff(failures: number, random: () => number): number {
  const most = Math.min(MOST, FIRST * 2 ** failures)
  return Math.round(most / 2 + (random() * most) / 2)
}
