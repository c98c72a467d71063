/** A longer time-out fires at once: the runtime counts in 32 bits. */
const LONGEST = 0x7fff_ffff
/** Without a look at the clock for so long, nobody was served. */
const GAP = 2_000
/** How often someone looks, whatever else happens. */
const LOOK = 500

/** Milliseconds since 1970, from and to. */
export interface Gap {
  readonly from: number
  readonly to: number
}

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  wakeAt(due: number, wake: () => void): () => void
  /** Calls whenever the process stood still, or time jumped ahead, before anything else happens. */
  onGap(hear: (gap: Gap) => void): void
  /** It is at least so late: what was lived through is not lived through again. */
  atLeast(time: number): void
}

/**
 * Time that only goes forward. It goes as long as really passed, so whoever sets the wall clock back
 * gives nobody time; and where the wall clock is ahead, as after a sleep of the machine, it jumps
 * there and says so.
 */
export function steadyClock(wall = Date.now, steady = () => performance.now()): Clock {
  let ahead = wall() - steady()
  let seen = wall()
  let hear: (gap: Gap) => void = () => {}
  const now = (): number => {
    const from = seen
    const passed = steady()
    const apart = wall() - passed - ahead
    if (apart > GAP) ahead += apart
    seen = Math.max(seen, Math.floor(ahead + passed))
    if (seen - from > GAP) hear({ from, to: seen })
    return seen
  }
  return {
    now,
    wakeAt: (due, wake) => wakeAt(now, due, wake),
    onGap: listener => {
      hear = listener
      setInterval(now, LOOK).unref()
    },
    atLeast: time => {
      ahead = Math.max(ahead, time - steady())
      seen = Math.max(seen, time)
    },
  }
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
