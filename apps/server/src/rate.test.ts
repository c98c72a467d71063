import { expect, it } from 'vitest'
import { Buckets } from './rate.ts'

function buckets(perSecond: number, burst: number) {
  const clock = { now: 0 }
  return { clock, buckets: new Buckets({ perSecond, burst }, () => clock.now) }
}

it('lets a burst pass, and then so many a second', () => {
  const { clock, buckets: all } = buckets(2, 3)
  const take = (): boolean => all.take('ann')
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
  clock.now += 500
  expect([take(), take()]).toEqual([true, false])
  clock.now += 60_000
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false])
})

it('counts each caller alone', () => {
  const { buckets: all } = buckets(1, 1)
  expect([all.take('ann'), all.take('bob'), all.take('ann')]).toEqual([true, true, false])
})

it('takes nothing back when the clock is set back', () => {
  const { clock, buckets: all } = buckets(1, 2)
  all.take('ann')
  clock.now -= 3_600_000
  expect([all.take('ann'), all.take('ann')]).toEqual([true, false])
})

it('is bounded, however many callers there are', () => {
  const { buckets: all } = buckets(1, 2)
  for (let nth = 0; nth < 120_000; nth++) all.take(`caller ${nth}`)
  expect(all.size).toBeLessThanOrEqual(50_000)
})
