import { expect, it } from 'vitest'
import { everyLog, readRows } from '../logs.ts'
import { type Append, type ListedStore, type Store, storeLimits } from '../store.ts'

/** An append of one entry, with whatever the test cares about in place. */
export function move(table: string, expected: number, more: Partial<Append> = {}): Append {
  const entries = [{ kind: 'move', body: `{"number":${expected + 1}}` }]
  return { table, expected, at: 1000 + expected, entries, ...more }
}

export function logContract(store: () => ListedStore): void {
  it('numbers entries from the expected number onwards', async () => {
    const entries = ['opened', 'sat', 'sat'].map((kind, at) => ({ kind, body: `[${at}]` }))
    expect(await store().append(move('a', 0, { entries, at: 7 }))).toEqual({
      outcome: 'appended',
      seq: 3,
    })
    expect(await store().append(move('a', 3, { at: 8 }))).toEqual({ outcome: 'appended', seq: 4 })
    expect(await store().read('a')).toMatchObject([
      { seq: 1, at: 7, kind: 'opened', body: '[0]' },
      { seq: 2, at: 7, kind: 'sat', body: '[1]' },
      { seq: 3, at: 7, kind: 'sat', body: '[2]' },
      { seq: 4, at: 8, kind: 'move', body: '{"number":4}' },
    ])
  })

  it('reads a page after a number', async () => {
    const entries = Array.from({ length: 10 }, (_, at) => ({ kind: 'move', body: `${at}` }))
    await store().append(move('a', 0, { entries }))
    const numbers = async (page: { after?: number; limit?: number }): Promise<number[]> =>
      (await store().read('a', page)).map(({ seq }) => seq)
    expect(await numbers({ after: 7 })).toEqual([8, 9, 10])
    expect(await numbers({ after: 2, limit: 3 })).toEqual([3, 4, 5])
    expect(await numbers({ after: 10 })).toEqual([])
    expect(await numbers({ after: 99 })).toEqual([])
  })

  it('answers a wrong number with the right one and changes nothing', async () => {
    await store().append(move('a', 0))
    for (const expected of [0, 2]) {
      const stale = move('a', expected, {
        summary: {
          stage: 'open',
          public: true,
          title: 'x',
          owner: 'ann',
          members: ['ann'],
          body: '{}',
        },
        timers: [{ set: 'clock', due: 1, body: '{}' }],
        command: { client: 'ann', id: '1', answer: 'done' },
      })
      expect(await store().append(stale)).toEqual({ outcome: 'conflict', seq: 1 })
    }
    expect(await store().append(move('b', 3))).toEqual({ outcome: 'conflict', seq: 0 })
    expect(await store().read('a')).toHaveLength(1)
    expect(await store().read('b')).toEqual([])
    expect(await store().summary('a')).toBeUndefined()
    expect(await store().summaries({ stage: 'open', member: 'ann' })).toEqual([])
    expect(await store().answered({ client: 'ann', id: '1' })).toBeUndefined()
  })

  it('lets one of many through who append at once with the same number', async () => {
    const bodies = Array.from({ length: 20 }, (_, at) => `${at}`)
    const appended = await Promise.all(
      bodies.map(body => store().append(move('a', 0, { entries: [{ kind: 'move', body }] }))),
    )
    expect(appended[0]).toEqual({ outcome: 'appended', seq: 1 })
    expect(new Set(appended.slice(1).map(answer => JSON.stringify(answer)))).toEqual(
      new Set(['{"outcome":"conflict","seq":1}']),
    )
    expect((await store().read('a')).map(({ body }) => body)).toEqual(['0'])
  })

  it('takes appends in the order of the calls, without waiting for answers', async () => {
    const appended = await Promise.all([0, 1, 2, 5, 3].map(seq => store().append(move('a', seq))))
    expect(appended.map(({ outcome }) => outcome)).toEqual([
      'appended',
      'appended',
      'appended',
      'conflict',
      'appended',
    ])
  })

  it('keeps tables apart', async () => {
    const tables = Array.from({ length: 30 }, (_, at) => `table-${at}`)
    await Promise.all(tables.map(table => store().append(move(table, 0))))
    await Promise.all(tables.slice(0, 10).map(table => store().append(move(table, 1))))
    expect(await store().read('table-9')).toHaveLength(2)
    expect(await store().read('table-10')).toHaveLength(1)
    expect(await store().read('table-99')).toEqual([])
  })

  it('shows a write to every read after its answer', async () => {
    for (let seq = 0; seq < 20; seq++) {
      await store().append(move('a', seq))
      expect(await store().read('a', { after: seq })).toHaveLength(1)
    }
  })

  it('gives back any text unchanged', async () => {
    const bodies = [
      '',
      '"',
      "Robert'); DROP TABLE entries;--",
      'гном 🧙‍♂️ 礦坑',
      '\u0000\u001f\n',
      '￿',
    ]
    bodies.push('x'.repeat(storeLimits.text))
    const entries = bodies.map(body => ({ kind: 'chat', body }))
    await store().append(move('a', 0, { entries }))
    expect((await store().read('a')).map(({ body }) => body)).toEqual(bodies)
  })

  it('keeps what was handed in, whatever the caller does to it afterwards', async () => {
    const entries = [{ kind: 'move', body: 'first' }]
    const appending = store().append(move('a', 0, { entries }))
    entries[0].body = 'changed'
    entries.push({ kind: 'move', body: 'second' })
    await appending
    expect((await store().read('a')).map(({ body }) => body)).toEqual(['first'])
  })
}

export function commandContract(store: () => ListedStore): void {
  const command = { client: 'ann', id: '1', answer: '{"seq":1}' }
  const repeated = { outcome: 'repeated', answer: command.answer }

  it('does a command once and answers it ever after as the first time', async () => {
    await store().append(move('a', 0, { command }))
    const again = { ...command, answer: 'another' }
    expect(await store().append(move('a', 0, { command: again }))).toEqual(repeated)
    expect(await store().append(move('a', 1, { command: again }))).toEqual(repeated)
    expect(await store().read('a')).toHaveLength(1)
    expect(await store().answered(command)).toBe(command.answer)
  })

  it('does a command once when it comes twice at the same moment', async () => {
    const twice = [0, 1].map(seq => store().append(move('a', seq, { command })))
    expect(await Promise.all(twice)).toEqual([{ outcome: 'appended', seq: 1 }, repeated])
    expect(await store().read('a')).toHaveLength(1)
  })

  it('opens one table for a command that opens a table', async () => {
    await store().append(move('a', 0, { command }))
    expect(await store().append(move('b', 0, { command }))).toEqual(repeated)
    expect(await store().read('b')).toEqual([])
  })

  it('keeps clients apart', async () => {
    await store().append(move('a', 0, { command }))
    const other = { ...command, client: 'bob' }
    expect(await store().append(move('a', 1, { command: other }))).toMatchObject({ seq: 2 })
    expect(await store().answered({ client: 'bob', id: '2' })).toBeUndefined()
    expect(await store().answered({ client: 'an', id: 'n1' })).toBeUndefined()
  })

  it('tries again a command that met a conflict', async () => {
    await store().append(move('a', 0))
    await store().append(move('a', 0, { command }))
    expect(await store().append(move('a', 1, { command }))).toMatchObject({ outcome: 'appended' })
  })
}

export function mistakeContract(store: () => ListedStore): void {
  const entry = { kind: 'move', body: '{}' }
  const summary = {
    stage: 'open',
    public: true,
    title: 'x',
    owner: 'ann',
    members: [],
    body: '{}',
  } as const
  const wrong: readonly (readonly [string, Partial<Append>])[] = [
    ['a table without an id', { table: '' }],
    ['an id with a space', { table: 'a b' }],
    ['an id beyond the limit', { table: 'a'.repeat(storeLimits.word + 1) }],
    ['a negative number', { expected: -1 }],
    ['half a number', { expected: 0.5 }],
    ['no time', { at: Number.NaN }],
    ['a kind without a name', { entries: [{ ...entry, kind: '' }] }],
    ['half a character', { entries: [{ ...entry, body: '\ud800' }] }],
    ['text beyond the limit', { entries: [{ ...entry, body: 'x'.repeat(storeLimits.text + 1) }] }],
    ['too many entries', { entries: Array.from({ length: storeLimits.entries + 1 }, () => entry) }],
    ['a table without a first entry', { entries: [] }],
    ['a member named twice', { summary: { ...summary, members: ['ann', 'ann'] } }],
    ['a timer without a time', { timers: [{ set: 'clock', due: Number.NaN, body: '{}' }] }],
    ['a command without an id', { command: { client: 'ann', id: '', answer: '' } }],
  ]
  for (const [what, more] of wrong) {
    it(`rejects ${what}, and goes on`, async () => {
      const calls = [move('b', 0), move('a', 0, more), move('c', 0)]
      const settled = await Promise.allSettled(calls.map(call => store().append(call)))
      expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      const lengths = await Promise.all(
        ['a', 'b', 'c'].map(async one => (await store().read(one)).length),
      )
      expect(lengths).toEqual([0, 1, 1])
    })
  }

  it('rejects a page of no size or beyond the limit', async () => {
    for (const limit of [0, -1, 1.5, storeLimits.page + 1]) {
      await expect(store().read('a', { limit })).rejects.toThrow('limit')
      await expect(store().summaries({ stage: 'open', public: true }, { limit })).rejects.toThrow()
    }
  })
}

/** Of a store that walks all its tables. */
export function walkContract(store: () => Store): void {
  it('lists all tables page by page', async () => {
    for (const table of ['b', 'a', 'c', 'B', '10', '9']) await store().append(move(table, 0))
    expect(await store().tables()).toEqual(['10', '9', 'B', 'a', 'b', 'c'])
    expect(await store().tables({ after: 'B', limit: 2 })).toEqual(['a', 'b'])
    expect(await store().tables({ after: 'c' })).toEqual([])
  })

  it('gives whole logs, longer than a page', async () => {
    const entries = Array.from({ length: 250 }, () => ({ kind: 'move', body: '{}' }))
    for (let seq = 0; seq < 2250; seq += 250) await store().append(move('a', seq, { entries }))
    await store().append(move('b', 0))
    const numbers = (length: number): number[] => Array.from({ length }, (_, at) => at + 1)
    expect((await readRows(store(), 'a')).map(({ seq }) => seq)).toEqual(numbers(2250))
    expect(await readRows(store(), 'a', 2249)).toHaveLength(1)
    const lengths: [string, number][] = []
    for await (const log of everyLog(store())) lengths.push([log.table, log.entries.length])
    expect(lengths).toEqual([
      ['a', 2250],
      ['b', 1],
    ])
  })
}

/** Of a store that forgets what nobody asks for any more. */
export function sweepContract(store: () => Store): void {
  const command = { client: 'ann', id: '1', answer: '{"seq":1}' }

  it('forgets what is swept away, and nothing later', async () => {
    for (let seq = 0; seq < 4; seq++) {
      const numbered = { ...command, id: `${seq}` }
      await store().append(move('a', seq, { command: numbered, at: 100 + seq }))
    }
    expect(await store().sweep(102, 1)).toBe(1)
    expect(await store().sweep(102)).toBe(1)
    expect(await store().sweep(102)).toBe(0)
    expect(await store().answered({ client: 'ann', id: '1' })).toBeUndefined()
    expect(await store().answered({ client: 'ann', id: '2' })).toBe(command.answer)
    expect(await store().read('a')).toHaveLength(4)
  })
}
