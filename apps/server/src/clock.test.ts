import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Gap, steadyClock } from './clock.ts'

const START = 5_000_000
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'], now: START })
})
afterEach(() => void vi.useRealTimers())

/** Lets time pass; afterwards someone sets the wall clock. */
function pass(time: number, step = 0): void {
  vi.advanceTimersByTime(time)
  vi.setSystemTime(Date.now() + step)
}

it('goes on at its own pace when the wall clock is set back', () => {
  const clock = steadyClock()
  pass(1_000, -20_000)
  expect(clock.now()).toBe(START + 1_000)
  pass(1_000)
  expect(clock.now()).toBe(START + 2_000)
})

it('follows a wall clock that is ahead, as after a sleep, and says how long was missed', () => {
  const clock = steadyClock()
  const gaps: Gap[] = []
  clock.onGap(gap => gaps.push(gap))
  pass(1_000)
  clock.now()
  pass(1_000, 3_600_000)
  expect(clock.now()).toBe(START + 3_602_000)
  expect(gaps).toEqual([{ from: START + 1_000, to: START + 3_602_000 }])
  pass(1_000)
  expect(clock.now()).toBe(START + 3_603_000)
})

it('says so when the process stood still, before it wakes anyone', () => {
  const clock = steadyClock()
  const heard: string[] = []
  clock.onGap(({ from, to }) => heard.push(`missed ${to - from}`))
  clock.wakeAt(START + 30_000, () => heard.push('woken'))
  // Nothing looked at the clock meanwhile.
  pass(30_000)
  expect(heard).toEqual(['missed 30000', 'woken'])
})

it('is never before what was lived through', () => {
  const clock = steadyClock()
  clock.atLeast(START + 50_000)
  expect(clock.now()).toBe(START + 50_000)
  pass(10)
  expect(clock.now()).toBe(START + 50_010)
})

it('wakes on time, though the wall clock was set back meanwhile', () => {
  const clock = steadyClock()
  const woken: number[] = []
  clock.wakeAt(clock.now() + 30_000, () => woken.push(clock.now()))
  pass(10_000, -20_000)
  pass(20_000)
  expect(woken).toEqual([START + 30_000])
})

it('does not wake anyone before time, though the runtime does', () => {
  let behind = 0
  const clock = steadyClock(Date.now, () => performance.now() - behind)
  const woken: number[] = []
  clock.wakeAt(clock.now() + 50, () => woken.push(clock.now()))
  // The runtime counts fifty, the clock has seen a little less.
  behind = 1
  pass(50)
  expect(woken).toEqual([])
  pass(1)
  expect(woken).toEqual([START + 50])
})

it('waits for longer than the runtime can count', () => {
  const clock = steadyClock()
  const woken: number[] = []
  const month = 30 * 86_400_000
  clock.wakeAt(clock.now() + month, () => woken.push(clock.now()))
  pass(month - 1)
  expect(woken).toEqual([])
  pass(1)
  expect(woken).toEqual([START + month])
})

it('can be called off, also after it looked too early', () => {
  let behind = 0
  const clock = steadyClock(Date.now, () => performance.now() - behind)
  const woken: number[] = []
  const cancel = clock.wakeAt(clock.now() + 50, () => woken.push(clock.now()))
  behind = 10
  pass(50)
  cancel()
  pass(1_000)
  expect(woken).toEqual([])
})
