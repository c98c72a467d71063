import { expect, it } from 'vitest'
import { ann, Sandbox } from './conformance/testbed.ts'
import type { Logged } from './entries.ts'
import { fold } from './fold.ts'

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

it('a table that went on leaves the one before as it was', () => {
  const box = new Sandbox()
  const before = box.table
  const { seq, log } = before
  box.do(ann, { type: 'chat', text: 'hello' })
  expect([before.seq, before.log.length, box.table.log.length]).toEqual([seq, log.length, seq + 1])
})
