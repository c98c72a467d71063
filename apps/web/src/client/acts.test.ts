import { expect, it } from 'vitest'
import { Acts } from './acts.ts'
import { TestClock } from './testbed.ts'

function handDriven(lengths: readonly number[]) {
  const clock = new TestClock()
  const from = clock.now
  const shown: (readonly [begun: number, at: number])[] = []
  const ports = { now: () => clock.now, wakeAt: clock.wakeAt }
  const acts = new Acts(lengths, ports, begun => shown.push([begun, clock.now - from]))
  return { clock, acts, shown }
}

it('begins one act after another, each after the length of the one before', async () => {
  const { clock, acts, shown } = handDriven([500, 300, 200])
  acts.next()
  await clock.pass(5_000)
  expect(shown).toEqual([
    [1, 0],
    [2, 500],
    [3, 800],
    [4, 1_000],
  ])
  expect(acts.isOver).toBe(true)
})

it('goes on by a press, and gives the next act its whole time', async () => {
  const { clock, acts, shown } = handDriven([500, 300])
  acts.next()
  await clock.pass(100)
  acts.next()
  await clock.pass(299)
  expect(shown).toEqual([
    [1, 0],
    [2, 100],
  ])
  await clock.pass(1)
  expect(shown.at(-1)).toEqual([3, 400])
})

it('shows all at once, and nothing twice', async () => {
  const { clock, acts, shown } = handDriven([500, 300])
  acts.next()
  acts.finish()
  acts.finish()
  acts.next()
  await clock.pass(5_000)
  expect(shown).toEqual([
    [1, 0],
    [3, 0],
  ])
})

it('is silent once nobody looks', async () => {
  const { clock, acts, shown } = handDriven([500])
  acts.next()
  acts.stop()
  await clock.pass(5_000)
  expect(shown).toHaveLength(1)
})
