/** A longer time-out fires at once: the runtime counts in 32 bits. */
const LONGEST = 0x7fff_ffff

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  wakeAt(due: number, wake: () => void): () => void
}

/**
 * Time that only goes forward: the wall clock's at the start, and from then on as long as really
 * passed. Whoever sets the wall clock back or forth takes no time from a player, and gives none.
 */
export function steadyClock(wall = Date.now, steady = () => performance.now()): Clock {
  const ahead = wall() - steady()
  const now = (): number => Math.floor(ahead + steady())
  return { now, wakeAt: (due, wake) => wakeAt(now, due, wake) }
}

/** A time-out may fire a little too early; what it wakes is then not due yet. */
function wakeAt(now: () => number, due: number, wake: () => void): () => void {
  let timer: NodeJS.Timeout
  const look = (): void => {
    const rest = due - now()
    if (rest > 0) timer = setTimeout(look, Math.min(rest, LONGEST))
    else wake()
  }
  // Never within the call: who sets an alarm is not yet ready for it.
  timer = setTimeout(look, Math.min(Math.max(0, due - now()), LONGEST))
  return () => clearTimeout(timer)
}
