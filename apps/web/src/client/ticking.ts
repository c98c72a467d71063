import { createSubscriber } from 'svelte/reactivity'

const tick = createSubscriber(update => {
  const timer = setInterval(update, 1_000)
  return () => clearInterval(timer)
})

/** The time by this device; what is drawn from it is drawn anew every second. */
export function timeNow(): number {
  tick()
  return Date.now()
}
