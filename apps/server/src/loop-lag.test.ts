import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { LoopLag } from './loop-lag.ts'

it('sees that everyone waited for one, and forgets it again', async () => {
  const lag = new LoopLag(1_500)
  await setTimeout(100)
  const end = performance.now() + 1_000
  while (performance.now() < end);
  await expect.poll(() => lag.isTooLate).toBe(true)
  expect(lag.late).toBeGreaterThan(500)
  await expect.poll(() => lag.isTooLate).toBe(false)
  lag.close()
})
