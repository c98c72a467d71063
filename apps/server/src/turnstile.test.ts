import { expect, it } from 'vitest'
import { Turnstile } from './turnstile.ts'

it('lets a few through at once, and the rest turn by turn in their order', async () => {
  const clock = { now: 0 }
  const turnstile = new Turnstile(() => clock.now)
  let turns = 0
  let isOver = false
  const count = (): void => {
    turns++
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const done: number[] = []
  // Each in a call of its own, as sockets that are read in one turn of the loop.
  const jobs = Array.from({ length: 10 }, async (_none, nth) => {
    await new Promise(resolve => setImmediate(resolve))
    await turnstile.pass()
    done.push(nth)
    // Three milliseconds of work: three fit into a turn.
    clock.now += 3
  })
  await Promise.all(jobs)
  isOver = true
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(turns).toBeGreaterThanOrEqual(3)
})
