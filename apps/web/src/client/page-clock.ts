/** When it is, and how to be woken. */
export interface Clock {
  now(): number
  /** Calls once when the time has come, and returns how to call it off. */
  wakeAt(due: number, wake: () => void): () => void
}

/** By the clock of this device. */
export const pageClock: Clock = {
  now: () => Date.now(),
  wakeAt: (due, wake) => {
    const timer = setTimeout(wake, Math.max(0, due - Date.now()))
    return () => clearTimeout(timer)
  },
}
