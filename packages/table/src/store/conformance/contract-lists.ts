import { expect, it } from 'vitest'
import {
  type Filter,
  type Identity,
  type ListedStore,
  type Stage,
  type Store,
  type Summary,
  storeLimits,
} from '../store.ts'
import { move } from './contract-log.ts'

function summary(stage: Stage, members: readonly string[], more: Partial<Summary> = {}): Summary {
  return {
    stage,
    public: true,
    title: 'my-treasure',
    owner: 'ann',
    members,
    body: '{"seats":4}',
    ...more,
  }
}

/** What lists say of tables. */
export function summaryContract(store: () => ListedStore): void {
  const list = async (filter: Filter): Promise<string[]> =>
    (await store().summaries(filter)).map(({ table }) => table)

  it('says of a table what its last summary said', async () => {
    const first = summary('open', ['ann'])
    const second = summary('playing', ['bob', 'ann'], { public: false, body: '{"turn":1}' })
    await store().append(move('a', 0, { summary: first, at: 5 }))
    expect(await store().summary('a')).toEqual({ ...first, table: 'a', updated: 5 })
    await store().append(move('a', 1, { summary: second, at: 6 }))
    expect(await store().summary('a')).toEqual({ ...second, table: 'a', updated: 6 })
    await store().append(move('a', 2, { at: 7 }))
    expect(await store().summary('a')).toEqual({ ...second, table: 'a', updated: 6 })
    expect(await store().summary('b')).toBeUndefined()
  })

  it('retouches what a summary says, and the table keeps its place', async () => {
    const first = summary('open', ['ann'])
    await store().append(move('a', 0, { retouch: '{"seats":9}' }))
    expect(await store().summary('a')).toBeUndefined()
    await store().append(move('a', 1, { summary: first, at: 5 }))
    await store().append(move('b', 0, { summary: first, at: 6 }))
    await store().append(move('a', 2, { retouch: '{"turn":2}', at: 7 }))
    expect(await store().summary('a')).toEqual({
      ...first,
      body: '{"turn":2}',
      table: 'a',
      updated: 5,
    })
    expect(await list({ stage: 'open', member: 'ann' })).toEqual(['b', 'a'])
    const both = move('a', 3, { summary: first, retouch: '{}' })
    await expect(store().append(both)).rejects.toThrow('retouched')
  })

  it('changes without an entry too, under the same number', async () => {
    await store().append(move('a', 0))
    const quiet = move('a', 1, { entries: [], summary: summary('open', []) })
    expect(await store().append(quiet)).toEqual({ outcome: 'appended', seq: 1 })
    expect(await list({ stage: 'open', public: true })).toEqual(['a'])
    expect(await store().append({ ...quiet, expected: 0 })).toMatchObject({ outcome: 'conflict' })
  })

  it('lists public tables of a stage, latest first', async () => {
    await store().append(move('a', 0, { summary: summary('open', []), at: 1 }))
    await store().append(move('b', 0, { summary: summary('open', []), at: 3 }))
    await store().append(move('c', 0, { summary: summary('open', [], { public: false }), at: 4 }))
    await store().append(move('d', 0, { summary: summary('playing', []), at: 5 }))
    await store().append(move('e', 0, { summary: summary('open', []), at: 2 }))
    expect(await list({ stage: 'open', public: true })).toEqual(['b', 'e', 'a'])
    expect(await list({ stage: 'playing', public: true })).toEqual(['d'])
    expect(await list({ stage: 'finished', public: true })).toEqual([])
    await store().append(move('a', 1, { summary: summary('finished', []), at: 6 }))
    expect(await list({ stage: 'open', public: true })).toEqual(['b', 'e'])
    expect(await list({ stage: 'finished', public: true })).toEqual(['a'])
  })

  it('lists the tables of a member, private ones too', async () => {
    const own = { public: false }
    await store().append(move('a', 0, { summary: summary('open', ['ann', 'bob'], own), at: 1 }))
    await store().append(move('b', 0, { summary: summary('open', ['bob']), at: 2 }))
    expect(await list({ stage: 'open', member: 'bob' })).toEqual(['b', 'a'])
    expect(await list({ stage: 'open', member: 'ann' })).toEqual(['a'])
    await store().append(move('a', 1, { summary: summary('open', ['bob', 'cat'], own), at: 3 }))
    expect(await list({ stage: 'open', member: 'bob' })).toEqual(['a', 'b'])
    expect(await list({ stage: 'open', member: 'ann' })).toEqual([])
    expect(await list({ stage: 'open', member: 'cat' })).toEqual(['a'])
    await store().append(move('a', 2, { summary: summary('finished', ['bob']), at: 3 }))
    expect(await list({ stage: 'open', member: 'bob' })).toEqual(['b'])
    expect(await list({ stage: 'finished', member: 'bob' })).toEqual(['a'])
  })

  it('pages through a list, tables of one moment included', async () => {
    const tables = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    for (const [at, table] of tables.entries()) {
      const shown = summary('open', ['ann'])
      await store().append(move(table, 0, { summary: shown, at: Math.floor(at / 3) }))
    }
    for (const filter of [
      { stage: 'open', public: true },
      { stage: 'open', member: 'ann' },
    ] as const) {
      const first = await store().summaries(filter, { limit: 4 })
      const rest = await store().summaries(filter, { limit: 4, after: first[3] })
      expect([...first, ...rest].map(({ table }) => table)).toEqual(tables.toReversed())
    }
  })
}

/** Of a store whose timers survive a crash. */
export function timerContract(store: () => Store): void {
  const names = async (now: number, limit?: number): Promise<string[]> =>
    (await store().dueTimers(now, limit)).map(({ table, name }) => `${table} ${name}`)

  it('gives what is due, the longest due first', async () => {
    const set = (name: string, due: number) => ({ set: name, due, body: `"${name}"` })
    await store().append(move('a', 0, { timers: [set('clock', 30), set('bot', 10)] }))
    await store().append(move('b', 0, { timers: [set('clock', 20), set('window', 10)] }))
    expect(await store().nextDue()).toBe(10)
    expect(await names(9)).toEqual([])
    expect(await names(10)).toEqual(['a bot', 'b window'])
    expect(await names(99)).toEqual(['a bot', 'b window', 'b clock', 'a clock'])
    expect(await names(99, 3)).toEqual(['a bot', 'b window', 'b clock'])
    expect(await store().dueTimers(10, 1)).toEqual([
      { table: 'a', name: 'bot', due: 10, body: '"bot"' },
    ])
  })

  it('moves a timer that is set again, and clears one', async () => {
    await store().append(move('a', 0, { timers: [{ set: 'clock', due: 5, body: '1' }] }))
    await store().append(move('a', 1, { timers: [{ set: 'clock', due: 9, body: '2' }] }))
    expect(await store().dueTimers(99)).toEqual([{ table: 'a', name: 'clock', due: 9, body: '2' }])
    await store().append(move('a', 2, { timers: [{ clear: 'clock' }, { clear: 'none' }] }))
    expect(await store().dueTimers(99)).toEqual([])
    expect(await store().nextDue()).toBeUndefined()
  })

  it('rejects a list of no size or beyond the limit', async () => {
    for (const limit of [0, -1, 1.5, storeLimits.page + 1]) {
      await expect(store().dueTimers(0, limit)).rejects.toThrow('limit')
    }
  })

  it('lets one act on a timer of two who try', async () => {
    await store().append(move('a', 0, { timers: [{ set: 'clock', due: 5, body: '{}' }] }))
    const acts = [1, 2].map(() => store().append(move('a', 1, { timers: [{ clear: 'clock' }] })))
    const outcomes = (await Promise.all(acts)).map(({ outcome }) => outcome)
    expect(outcomes).toEqual(['appended', 'conflict'])
    expect(await names(99)).toEqual([])
  })
}

const ann: Identity = {
  id: 'ann',
  name: 'Аня',
  avatar: 'red',
  body: '{"lang":"ru"}',
  created: 5,
  seen: 6,
}

/** Of a store that knows people. */
export function identityContract(store: () => Store): void {
  it('keeps a person, and the latest of what is said of one', async () => {
    expect(await store().identity('ann')).toBeUndefined()
    await store().putIdentity(ann)
    expect(await store().identity('ann')).toEqual(ann)
    const renamed = { ...ann, name: 'Anna', body: '{}' }
    await store().putIdentity(renamed)
    expect(await store().identity('ann')).toEqual(renamed)
    expect(await store().identity('bob')).toBeUndefined()
  })

  it('gives a code away exactly once', async () => {
    await store().putIdentity(ann)
    expect(await store().putCode({ code: 'X7', identity: 'ann', expires: 100 })).toBe(true)
    const takes = await Promise.all([1, 2, 3].map(now => store().takeCode('X7', now)))
    expect(takes).toEqual(['ann', undefined, undefined])
    expect(await store().takeCode('none', 1)).toBeUndefined()
  })

  it('gives no code away that has run out', async () => {
    await store().putIdentity(ann)
    await store().putCode({ code: 'X7', identity: 'ann', expires: 100 })
    expect(await store().takeCode('X7', 100)).toBeUndefined()
    expect(await store().takeCode('X7', 99)).toBe('ann')
  })

  it('does not give a code in use to another', async () => {
    await store().putIdentity(ann)
    await store().putIdentity({ ...ann, id: 'bob' })
    await store().putCode({ code: 'X7', identity: 'ann', expires: 100 })
    expect(await store().putCode({ code: 'X7', identity: 'bob', expires: 200 })).toBe(false)
    expect(await store().takeCode('X7', 50)).toBe('ann')
    expect(await store().putCode({ code: 'X7', identity: 'bob', expires: 200 })).toBe(true)
  })

  it('has no codes for nobody, and goes on', async () => {
    const bad = store().putCode({ code: 'X7', identity: 'nobody', expires: 100 })
    const [refused] = await Promise.allSettled([bad, store().putIdentity(ann)])
    expect(refused.status).toBe('rejected')
    expect(await store().identity('ann')).toEqual(ann)
  })

  it('changes a person whose code is out', async () => {
    await store().putIdentity(ann)
    await store().putCode({ code: 'X7', identity: 'ann', expires: 100 })
    await store().putIdentity({ ...ann, name: 'Anna' })
    expect(await store().takeCode('X7', 50)).toBe('ann')
  })

  it('sweeps codes that have run out', async () => {
    await store().putIdentity(ann)
    await store().putCode({ code: 'X7', identity: 'ann', expires: 100 })
    await store().putCode({ code: 'X8', identity: 'ann', expires: 101 })
    expect(await store().sweep(101)).toBe(1)
    expect(await store().putCode({ code: 'X7', identity: 'ann', expires: 300 })).toBe(true)
    expect(await store().putCode({ code: 'X8', identity: 'ann', expires: 300 })).toBe(false)
  })
}

/** Of a store that keeps a word of its owner. */
export function metaContract(store: () => Store): void {
  it('sets and gets', async () => {
    expect(await store().meta('motto')).toBeUndefined()
    await store().setMeta('motto', 'Glück auf')
    await store().setMeta('motto', 'Glück ab')
    expect(await store().meta('motto')).toBe('Glück ab')
  })

  it('keeps the first of several secrets', async () => {
    const kept = await Promise.all(['one', 'two'].map(value => store().keepMeta('secret', value)))
    expect(kept).toEqual(['one', 'one'])
    expect(await store().keepMeta('secret', 'three')).toBe('one')
    expect(await store().meta('secret')).toBe('one')
  })
}
