/**
 * Makes time run faster in a process or worker, so that bots at their human pace do not make tests
 * slow. What waits for a moment is hurried, and looks at the clock (a `setInterval` of a second or
 * less); heartbeats keep their time. Both clocks run alike, or time would seem to jump ahead.
 */
const SPEED = 12

function hurry(speed: number): void {
  const { now } = Date
  const { setTimeout, setInterval, performance } = globalThis
  const began = now()
  Date.now = () => began + (now() - began) * speed
  const steady = performance.now.bind(performance)
  const first = steady()
  performance.now = () => first + (steady() - first) * speed
  Object.assign(globalThis, {
    setInterval: (wake: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
      setInterval(wake, delay <= 1_000 ? delay / speed : delay, ...args),
    setTimeout: (wake: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
      setTimeout(wake, delay / speed, ...args),
  })
}

/** To be put in front of a script of the page. */
export const fasterScript = `(${String(hurry)})(${SPEED});\n`

/** `node --import` this file with the variable set. */
if (globalThis.process?.env.ADIT_E2E_FASTER !== undefined) hurry(SPEED)
