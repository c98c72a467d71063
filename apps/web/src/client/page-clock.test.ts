import { afterEach, expect, it, vi } from 'vitest'
import { pageClock } from './page-clock.ts'

afterEach(() => vi.useRealTimers())

it('does not wake at once for what is months away, as after the clock was set back', () => {
  vi.useFakeTimers()
  const wake = vi.fn<() => void>()
  const cancel = pageClock.wakeAt(pageClock.now() + 90 * 86_400_000, wake)
  vi.advanceTimersByTime(86_400_000)
  expect(wake).not.toHaveBeenCalled()
  cancel()
})
