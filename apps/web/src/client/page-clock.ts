/** When it is, and how to be woken. */
export interface Clock {
  now(): number
  /** Calls once when the time has come, and returns how to call it off. */
  wakeAt(due: number, wake: () => void): () => void
}

/** A longer time-out fires at once: browsers count in 32 bits. Whoever is woken too early looks again. */
const LONGEST = 0x7fff_ffff

/** By the clock of this device. */
export const pageClock: Clock = {
  now: () => Date.now(),
  wakeAt: (due, wake) => {
    const timer = setTimeout(wake, Math.min(Math.max(0, due - Date.now()), LONGEST))
    return () => clearTimeout(timer)
  },
}
