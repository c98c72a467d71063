/**
 * Makes time run faster in a process, a worker or a page, so that bots at their human pace and beats
 * made for readers do not make tests slow. What waits for a moment is hurried, and looks at the clock (a `setInterval` of a second or
 * less); heartbeats keep their time. Both clocks run alike, or time would seem to jump ahead.
 */
const SPEED = 12

function hurry(speed: number, patience = Number.POSITIVE_INFINITY): void {
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
      setTimeout(wake, delay < patience ? delay / speed : delay, ...args),
  })
  if (!('requestAnimationFrame' in globalThis)) return
  const { requestAnimationFrame } = globalThis
  // A page compares the time of a frame with its own clock.
  globalThis.requestAnimationFrame = draw =>
    requestAnimationFrame(time => draw(first + (time - first) * speed))
}

/** To be put in front of a worker's script. */
export const fasterScript = `(${String(hurry)})(${SPEED});\n`

/**
 * In a page that much is loaded into and asked of a server, not all of it. Who waits four seconds there waits for
 * somebody else, and would give up too soon.
 */
export const fasterPageScript = `(${String(hurry)})(5, 4_000);\n`

/** `node --import` this file with the variable set. */
if (globalThis.process?.env.ADIT_E2E_FASTER !== undefined) hurry(SPEED)
