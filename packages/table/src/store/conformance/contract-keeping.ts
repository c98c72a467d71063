import { expect, it } from 'vitest'
import { brokenLink, JOURNAL, linkOf, NO_LINK } from '../chain.ts'
import { readRows } from '../logs.ts'
import type { Identity, Session, Stage, Store, Summary } from '../store.ts'
import { move } from './contract-log.ts'

function listed(stage: Stage, owner: string): Summary {
  return { stage, public: true, title: 'x', owner, members: [owner], body: '{}' }
}

/** Of a store whose logs show that they were tampered with. */
export function chainContract(store: () => Store): void {
  it('links every entry to the one before, and notes the last apart', async () => {
    expect(await store().head('a')).toBeUndefined()
    const entries = ['one', 'two', 'three'].map(body => ({ kind: 'move', body }))
    await store().append(move('a', 0, { entries, at: 5 }))
    await store().append(move('a', 3, { at: 6 }))
    const rows = await readRows(store(), 'a')
    expect(rows[0].hash).toBe(linkOf(NO_LINK, 'a', { seq: 1, at: 5, kind: 'move', body: 'one' }))
    expect(brokenLink('a', rows)).toBeUndefined()
    expect(await store().head('a')).toEqual({ seq: 4, hash: rows[3].hash })
    await store().append(move('a', 4, { entries: [], summary: listed('open', 'ann') }))
    expect(await store().head('a')).toEqual({ seq: 4, hash: rows[3].hash })
  })

  it('gives the same entries at two tables different links', async () => {
    await store().append(move('a', 0))
    await store().append(move('b', 0))
    const [[one], [other]] = await Promise.all([store().read('a'), store().read('b')])
    expect(one.body).toBe(other.body)
    expect(one.hash).not.toBe(other.hash)
  })

  it('keeps a journal that is linked in the same way', async () => {
    expect(await store().notes()).toEqual([])
    const numbers = await Promise.all(
      ['first', 'second', 'third'].map(body => store().note({ kind: 'report', body, at: 9 })),
    )
    expect(numbers).toEqual([1, 2, 3])
    const notes = await store().notes()
    expect(notes.map(({ body }) => body)).toEqual(['first', 'second', 'third'])
    expect(brokenLink(JOURNAL, notes)).toBeUndefined()
    expect(await store().notes({ after: 1, limit: 1 })).toEqual([notes[1]])
  })
}

/** Of a store that keeps how a table stood. */
export function snapshotContract(store: () => Store): void {
  it('keeps the last snapshot with the number it was taken at', async () => {
    await store().append(move('a', 0))
    expect(await store().snapshot('a')).toBeUndefined()
    await store().append(move('a', 1, { snapshot: 'as it was' }))
    await store().append(move('a', 2))
    expect(await store().snapshot('a')).toEqual({ seq: 2, body: 'as it was' })
    const entries = [1, 2].map(one => ({ kind: 'move', body: `${one}` }))
    await store().append(move('a', 3, { entries, snapshot: 'as it is' }))
    expect(await store().snapshot('a')).toEqual({ seq: 5, body: 'as it is' })
    await store().append(move('a', 3, { snapshot: 'too late' }))
    expect(await store().snapshot('a')).toEqual({ seq: 5, body: 'as it is' })
    expect(await store().snapshot('b')).toBeUndefined()
  })
}

/** Of a store that can let go of tables. */
export function keepingContract(store: () => Store): void {
  it('counts what someone has opened and not finished', async () => {
    await store().append(move('a', 0, { summary: listed('open', 'ann') }))
    await store().append(move('b', 0, { summary: listed('playing', 'ann') }))
    await store().append(move('c', 0, { summary: listed('finished', 'ann') }))
    await store().append(move('d', 0, { summary: listed('open', 'bob') }))
    expect(await store().owned('ann')).toBe(2)
    expect(await store().owned('cid')).toBe(0)
    await store().append(move('b', 1, { summary: listed('finished', 'ann') }))
    expect(await store().owned('ann')).toBe(1)
  })

  it('finds the tables of a stage that nobody has touched, the oldest first', async () => {
    for (const [table, at] of Object.entries({ a: 30, b: 10, c: 20, d: 40 })) {
      await store().append(move(table, 0, { summary: listed('open', 'ann'), at }))
    }
    await store().append(move('e', 0, { summary: listed('playing', 'ann'), at: 5 }))
    const stale = async (before: number, limit?: number): Promise<string[]> =>
      (await store().stale('open', before, limit)).map(({ table }) => table)
    expect(await stale(40)).toEqual(['b', 'c', 'a'])
    expect(await stale(40, 2)).toEqual(['b', 'c'])
    expect(await stale(10)).toEqual([])
  })

  it('removes a table whole, unless something has happened at it', async () => {
    const timers = [{ set: 'clock', due: 1, body: '{}' }]
    const whole = { summary: listed('open', 'ann'), timers, snapshot: '{}' }
    await store().append(move('a', 0, whole))
    await store().append(move('b', 0, whole))
    expect(await store().remove('a', 2)).toBe(false)
    expect(await store().remove('none', 0)).toBe(false)
    expect(await store().read('a')).toHaveLength(1)
    expect(await store().remove('a', 1)).toBe(true)
    expect(await store().read('a')).toEqual([])
    expect(await store().tables()).toEqual(['b'])
    expect([
      await store().head('a'),
      await store().summary('a'),
      await store().snapshot('a'),
    ]).toEqual([undefined, undefined, undefined])
    expect((await store().dueTimers(9)).map(({ table }) => table)).toEqual(['b'])
    expect(await store().summaries({ stage: 'open', member: 'ann' })).toHaveLength(1)
    expect(await store().append(move('a', 0))).toEqual({ outcome: 'appended', seq: 1 })
  })

  it('packs a log that reads as before and can be added to', async () => {
    const entries = Array.from({ length: 60 }, (_, at) => ({ kind: 'move', body: `{"n":${at}}` }))
    await store().append(move('a', 0, { entries, summary: listed('finished', 'ann') }))
    const before = await readRows(store(), 'a')
    expect(await store().pack('a', 59)).toBe(false)
    expect(await store().stale('finished', 9_999)).toHaveLength(1)
    expect(await store().pack('a', 60)).toBe(true)
    expect(await store().stale('finished', 9_999)).toEqual([])
    expect(await readRows(store(), 'a')).toEqual(before)
    expect(await store().read('a', { after: 57, limit: 2 })).toEqual(before.slice(57, 59))
    expect(await store().append(move('a', 59))).toEqual({ outcome: 'conflict', seq: 60 })
    expect(await store().append(move('a', 60))).toEqual({ outcome: 'appended', seq: 61 })
    const after = await readRows(store(), 'a')
    expect(after.slice(0, 60)).toEqual(before)
    expect(await store().read('a', { after: 58 })).toEqual(after.slice(58))
    expect(await store().pack('a', 61)).toBe(true)
    expect(await readRows(store(), 'a')).toEqual(after)
    expect(brokenLink('a', after)).toBeUndefined()
    expect(await store().remove('a', 61)).toBe(true)
    expect(await store().read('a')).toEqual([])
  })
}

const ann: Identity = { id: 'ann', name: 'Ann', avatar: 'red', body: '{}', created: 5, seen: 6 }
const phone: Session = { id: 's1', identity: 'ann', body: '{}', created: 5, expires: 50 }

/** Of a store that knows on which devices people are. */
export function sessionContract(store: () => Store): void {
  it('keeps sessions of a person until they are ended', async () => {
    await store().putIdentity(ann)
    await store().putSession(phone)
    await store().putSession({ ...phone, id: 's2', created: 7 })
    expect(await store().session('s1')).toEqual(phone)
    expect((await store().sessions('ann')).map(({ id }) => id)).toEqual(['s2', 's1'])
    await store().putSession({ ...phone, expires: 60 })
    expect(await store().session('s1')).toEqual({ ...phone, expires: 60 })
    await store().endSession('s1')
    expect(await store().session('s1')).toBeUndefined()
    expect(await store().sessions('ann')).toHaveLength(1)
    await expect(store().putSession({ ...phone, identity: 'nobody' })).rejects.toThrow()
  })

  it('sweeps sessions that have run out', async () => {
    await store().putIdentity(ann)
    await store().putSession(phone)
    await store().putSession({ ...phone, id: 's2', expires: 51 })
    expect(await store().sweep(51)).toBe(1)
    expect((await store().sessions('ann')).map(({ id }) => id)).toEqual(['s2'])
  })

  it('notes when a person was here, and who was not for long', async () => {
    await store().putIdentity(ann)
    await store().putIdentity({ ...ann, id: 'bob', seen: 3 })
    await store().putIdentity({ ...ann, id: 'cid', seen: 9 })
    expect(await store().staleIdentities(9)).toEqual(['bob', 'ann'])
    await store().seeIdentity('ann', 20)
    await store().seeIdentity('nobody', 20)
    expect(await store().identity('ann')).toEqual({ ...ann, seen: 20 })
    expect(await store().staleIdentities(10, 1)).toEqual(['bob'])
  })

  it('forgets a person with all that leads to them', async () => {
    await store().putIdentity(ann)
    await store().putSession(phone)
    await store().putCode({ code: 'X7', identity: 'ann', expires: 100 })
    const shared = { ...listed('open', 'bob'), members: ['bob', 'ann'] }
    await store().append(move('a', 0, { summary: shared }))
    await store().removeIdentity('ann')
    expect(await store().identity('ann')).toBeUndefined()
    expect(await store().session('s1')).toBeUndefined()
    expect(await store().takeCode('X7', 1)).toBeUndefined()
    expect(await store().summaries({ stage: 'open', member: 'ann' })).toEqual([])
    expect((await store().summary('a'))?.members).toEqual(['bob'])
    await store().append(move('a', 1, { summary: listed('open', 'bob') }))
    expect(await store().summaries({ stage: 'open', member: 'bob' })).toHaveLength(1)
  })
}
