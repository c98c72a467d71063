/**
 * Makes time run faster in a process or worker, so that bots at their human pace do not make tests
 * slow. Only what waits for a moment is hurried; heartbeats (`setInterval`) keep their time.
 */
const SPEED = 12

function hurry(speed: number): void {
  const { now } = Date
  const { setTimeout } = globalThis
  const began = now()
  Date.now = () => began + (now() - began) * speed
  Object.assign(globalThis, {
    setTimeout: (wake: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
      setTimeout(wake, delay / speed, ...args),
  })
}

/** To be put in front of a script of the page. */
export const fasterScript = `(${String(hurry)})(${SPEED});\n`

/** `node --import` this file with the variable set. */
if (globalThis.process?.env.ADIT_E2E_FASTER !== undefined) hurry(SPEED)
