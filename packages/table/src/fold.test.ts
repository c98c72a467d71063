import { expect, it } from 'vitest'
import { ann, Sandbox } from './conformance/testbed.ts'
import type { Logged } from './entries.ts'
import { fold, foldBreathing } from './fold.ts'

/** The first entries of a table and then nothing but bots that come and go. */
function longLog(length: number): Logged[] {
  const { table } = new Sandbox({ config: { seats: 3 } })
  const log = [...table.log]
  for (let seq = log.length + 1; seq <= length; seq++) {
    log.push({ seq, at: 1_000_000 + seq, entry: { type: 'bot-seated', seat: 1, bot: 'random' } })
  }
  return log
}

it('a log is folded in a time that grows with its length, not with its square', () => {
  const { ports } = new Sandbox()
  const time = (log: readonly Logged[]): number => {
    // By the processor's time: others may be at work on this machine.
    const began = process.cpuUsage()
    expect(fold(log, name => ports.title(name))).toMatchObject({ value: { seq: log.length } })
    return process.cpuUsage(began).user / 1_000
  }
  const [short, long] = [longLog(10_000), longLog(100_000)]
  time(short)
  expect(time(long)).toBeLessThan(1_000)
})

it('a long log is folded a little at a time, with others served in between', async () => {
  const { ports } = new Sandbox()
  const log = longLog(5_000)
  const titles = (name: string) => ports.title(name)
  let breaths = 0
  const folded = await foldBreathing(log, titles, async () => {
    breaths++
  })
  expect(breaths).toBeGreaterThanOrEqual(Math.floor(log.length / 64))
  const at = fold(log, titles)
  expect(folded.ok && folded.value.places).toEqual(at.ok && at.value.places)
  expect(folded).toMatchObject({ ok: true, value: { seq: log.length } })
})

it('talk is counted and not replayed', () => {
  const box = new Sandbox().started()
  const { seq, said, log, buckets, ...before } = box.table
  box.do(ann, { type: 'chat', text: 'hello' })
  const { seq: later, said: more, log: longer, buckets: paid, ...after } = box.table
  expect([later, more, longer.length]).toEqual([seq + 1, said + 1, log.length + 1])
  expect(paid).not.toEqual(buckets)
  // The very same parts: nothing was made anew.
  expect(
    Object.entries(after).every(([name, part]) => Object.is(part, Reflect.get(before, name))),
  ).toBe(true)
})

it('a table that went on leaves the one before as it was', () => {
  const box = new Sandbox()
  const before = box.table
  const { seq, log } = before
  box.do(ann, { type: 'chat', text: 'hello' })
  expect([before.seq, before.log.length, box.table.log.length]).toEqual([seq, log.length, seq + 1])
})
