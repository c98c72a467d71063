import { expect, it } from 'vitest'
import { answerWith, post, unpost } from './post.ts'
import type { Write } from './sqlite-writes.ts'

const append = {
  table: 't1',
  expected: 4,
  at: 1_000,
  entries: [
    { kind: 'moved', body: '{"type":"moved"}' },
    { kind: 'ended', body: '' },
  ],
}
const summary = { stage: 'open', public: true, title: 'x', owner: 'o', members: [], body: '{}' }
const writes: readonly Write[] = [
  { kind: 'append', append },
  { kind: 'append', append: { ...append, entries: [] } },
  { kind: 'append', append: { ...append, command: { client: 'c', id: 'i', answer: 'a' } } },
  { kind: 'append', append: { ...append, timers: [{ set: 'vote', due: 5, body: '' }] } },
  { kind: 'append', append: { ...append, retouch: '{}', timers: [{ clear: 'gate' }] } },
  { kind: 'append', append: { ...append, snapshot: '', summary: { ...summary, stage: 'open' } } },
  { kind: 'remove', table: 't1', seq: 3 },
]

it.each(writes)('%j arrives as it was sent', write => {
  expect(unpost(structuredClone(post(write)))).toEqual(write)
})

it('an append that is done is answered with a number, and nothing else is', () => {
  expect(answerWith({ outcome: 'appended', seq: 7 })).toBe(7)
  for (const value of [{ outcome: 'conflict', seq: 7 } as const, 7, true, undefined]) {
    expect(answerWith(value)).toEqual({ value })
  }
})
