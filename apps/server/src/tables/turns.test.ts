import { describe, expect, it } from 'vitest'
import { Turns } from './turns.ts'

function drain(turns: Turns<string>): string[] {
  const all: string[] = []
  for (let job = turns.shift(); job !== undefined; job = turns.shift()) all.push(job)
  return all
}

describe('the turns of tables', () => {
  it('go round: who asks a lot waits for itself', () => {
    const turns = new Turns<string>()
    for (const job of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) turns.push(job[0], job)
    expect(drain(turns)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  })

  it('put a table that comes back behind those that wait', () => {
    const turns = new Turns<string>()
    for (const job of ['a1', 'a2', 'b1']) turns.push(job[0], job)
    expect(turns.shift()).toBe('a1')
    turns.push('a', 'a3')
    turns.push('c', 'c1')
    expect(drain(turns)).toEqual(['b1', 'a2', 'c1', 'a3'])
    expect(turns.waiting).toBe(0)
  })

  it('are bounded, for one table and for all', () => {
    const turns = new Turns<string>()
    const one = Array.from({ length: 100 }, () => turns.push('a', 'a'))
    expect(one.filter(Boolean).length).toBe(32)
    expect(turns.push('b', 'b1')).toBe(true)
    const all = Array.from({ length: 3_000 }, (_none, nth) => turns.push(`t${nth}`, 't'))
    expect(all.filter(Boolean).length).toBe(2_000 - 33)
    expect(turns.waiting).toBe(2_000)
  })
})
