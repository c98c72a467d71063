import { stateHash } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { duel, firstMove, send } from './conformance/duel.ts'
import {
  ann,
  bob,
  cid,
  commandOf,
  Inbox,
  opening,
  quiet,
  testWorld,
} from './conformance/testbed.ts'
import { TableHost } from './host.ts'
import { summaryOf } from './lists.ts'

describe('a command', () => {
  it('is done once, however often it is sent', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    const command = commandOf({ type: 'chat', text: 'hi' }, 'once')
    const answers = await Promise.all([1, 2, 3].map(() => host.command(ann, command)))
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ type: 'done', id: 'once', seq: host.table.seq })
    expect(await host.command(bob, command)).not.toEqual(answers[0])
    await host.close()
    const again = await TableHost.load('t1', world)
    if (!again.ok) throw new Error(again.why.key)
    expect(await again.value.command(ann, command)).toEqual(answers[0])
  })

  it('that was done before a restart keeps its answer though it would be refused now', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    const move = commandOf(firstMove(host, 0), 'mine')
    const answer = await host.command(ann, move)
    expect(answer.type).toBe('done')
    const again = await TableHost.load('t1', world)
    if (!again.ok) throw new Error(again.why.key)
    expect(await again.value.command(ann, move)).toEqual(answer)
  })

  it('that is a move stands in its entry, and is not stored a second time', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    const move = firstMove(host, 0)
    const answer = await host.command(ann, commandOf(move, 'mine'))
    expect(answer.type).toBe('done')
    expect(await world.store.answered({ client: ann.id, id: 'mine' })).toBeUndefined()
    const again = await TableHost.load('t1', world)
    if (!again.ok) throw new Error(again.why.key)
    for (const id of ['mine', 'another']) {
      const type = id === 'mine' ? 'done' : 'refused'
      expect(await again.value.command(ann, commandOf(move, id))).toMatchObject({ type })
    }
    expect(await again.value.command(bob, commandOf(move, 'mine'))).toMatchObject({
      type: 'refused',
    })
  })

  it('that was refused is refused again, though it would pass now', async () => {
    const { host } = await duel(testWorld())
    const early = commandOf({ ...firstMove(host, 0) }, 'early')
    expect(await host.command(bob, early)).toMatchObject({ type: 'refused' })
    await send(host, ann, firstMove(host, 0))
    expect(await host.command(bob, early)).toMatchObject({ why: { key: 'not-asked' } })
  })

  it('shows nothing before it is stored', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    inboxes[1].take()
    let store: (() => void) | undefined
    const append = world.store.append.bind(world.store)
    world.store.append = async what => {
      await new Promise<void>(resolve => {
        store = resolve
      })
      return append(what)
    }
    const answer = send(host, ann, { type: 'chat', text: 'hi' })
    await quiet()
    expect(inboxes[1].take()).toEqual([])
    store?.()
    await answer
    expect(inboxes[1].take()).toHaveLength(1)
  })

  it('waits for the one before: one writer at a time, in the order they came', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    const append = world.store.append.bind(world.store)
    let writing = 0
    world.store.append = async what => {
      expect(++writing).toBe(1)
      await quiet()
      writing--
      return append(what)
    }
    const answers = ['one', 'two', 'three'].map((text, at) =>
      send(host, at === 1 ? bob : ann, { type: 'chat', text }),
    )
    const before = host.table.seq
    expect(await Promise.all(answers)).toMatchObject(
      [1, 2, 3].map(nth => ({ type: 'done', seq: before + nth })),
    )
  })

  it('is decided anew when another writer was first', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    const other = await TableHost.load('t1', world)
    if (!other.ok) throw new Error(other.why.key)
    await send(other.value, ann, { type: 'chat', text: 'from elsewhere' })
    inboxes[0].take()
    expect(await send(host, bob, { type: 'chat', text: 'from here' })).toMatchObject({
      type: 'done',
    })
    const texts = inboxes[0].take().map(text => /from \w+/.exec(text)?.[0])
    expect(texts).toEqual(['from elsewhere', 'from here'])
    await other.value.refresh()
    expect(other.value.table.seq).toBe(host.table.seq)
  })

  it.each(['lost', 'written'] as const)('survives a store that fails (%s)', async fault => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    inboxes[1].take()
    world.store.faults.push(fault)
    const command = commandOf({ type: 'chat', text: 'hi' }, 'again')
    expect(await host.command(ann, command)).toMatchObject({ why: { key: 'table-not-stored' } })
    expect(inboxes[1].take()).toEqual([])
    expect(await host.command(ann, command)).toMatchObject({ type: 'done' })
    expect(inboxes[1].take()).toHaveLength(1)
    expect(host.table.log.filter(({ entry }) => entry.type === 'chatted')).toHaveLength(1)
    expect(world.troubles).toHaveLength(1)
  })

  it('that failed but was written reaches the viewers though nobody asks again', async () => {
    const world = testWorld()
    const { host, inboxes } = await duel(world)
    inboxes[1].take()
    world.store.faults.push('written')
    await send(host, ann, { type: 'chat', text: 'hi' })
    await world.clock.pass(1_000)
    expect(inboxes[1].take()).toHaveLength(1)
  })

  it('that failed but was written is in the welcome of whoever comes next', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    world.store.faults.push('written')
    await send(host, ann, { type: 'chat', text: 'hi' })
    const inbox = new Inbox()
    await host.watch(cid, inbox.send)
    expect(inbox.messages[0]).toMatchObject({ type: 'welcome', chat: [{ text: 'hi' }] })
  })

  it('keeps what lists say up to date', async () => {
    const world = testWorld()
    const { host, hangUp } = await duel(world)
    hangUp()
    const stage = () => world.store.summary()
    expect(stage()).toEqual(summaryOf(host.table))
    expect(stage()).toMatchObject({ stage: 'playing', members: [ann.id, bob.id] })
    await send(host, ann, firstMove(host, 0))
    expect(stage()).toEqual(summaryOf(host.table))
  })

  it('does not write into lists whose turn it is while everyone is here to see it', async () => {
    const world = testWorld()
    const { host, hangUp } = await duel(world)
    const before = world.store.summary()
    const kept = summaryOf(host.table)
    await send(host, ann, firstMove(host, 0))
    // Ann has played, and lists still say that she is waited for.
    expect(summaryOf(host.table)).not.toEqual(kept)
    expect(world.store.summary()).toEqual(before)
    // Bob goes away: from now on they are up to date with every move.
    hangUp()
    await expect.poll(() => world.store.summary()).toEqual(summaryOf(host.table))
    await send(host, bob, firstMove(host, 1))
    expect(world.store.summary()).toEqual(summaryOf(host.table))
  })

  it('hears that the store is busy, and may come again', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    world.store.faults.push('busy')
    const command = commandOf({ type: 'chat', text: 'hi' }, 'again')
    expect(await host.command(ann, command)).toMatchObject({ why: { key: 'table-busy' } })
    expect(await host.command(ann, command)).toMatchObject({ type: 'done' })
  })

  it('opens one table, sent twice', async () => {
    const world = testWorld()
    const command = { id: 'o', opening: opening() }
    const first = await TableHost.open(command, ann, world)
    const second = await TableHost.open(command, ann, world)
    expect(second).toEqual({ answer: first.answer })
    expect(world.store.count).toBe(1)
  })
})

describe('a log', () => {
  it('that cannot be read, or plays differently, is refused', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    await send(host, ann, firstMove(host, 0))
    const rows = world.store.log()
    const load = async () => {
      const loaded = await TableHost.load('t1', world)
      return loaded.ok ? 'loaded' : loaded.why.key
    }
    expect(await load()).toBe('loaded')
    const last = rows.length - 1
    const whole = rows[last]
    const hashed = (hash: string) => whole.body.replace('"by"', `"hash":"${hash}","by"`)
    rows[last] = { ...whole, body: hashed('zz') }
    expect(await load()).toBe('table-entry-unreadable')
    rows[last] = { ...whole, body: hashed('0'.repeat(16)) }
    expect(await load()).toBe('table-replays-differently')
    rows[last] = { ...whole, body: hashed(stateHash(host.table.play?.state)) }
    expect(await load()).toBe('loaded')
    rows[last] = { ...whole, body: 'x' }
    expect(await load()).toBe('table-entry-unreadable')
    expect((await TableHost.load('t9', world)).ok).toBe(false)
    rows[0] = { ...rows[0], body: rows[0].body.replace('"revision":1', '"revision":2') }
    rows[last] = whole
    expect(await load()).toBe('table-other-revision')
  })

  it('of a newer program is read without what is new, and not beyond what must be known', async () => {
    const world = testWorld()
    const { host } = await duel(world)
    await send(host, ann, firstMove(host, 0))
    const rows = world.store.log()
    const [last] = rows.slice(-1)
    const add = (body: object) =>
      void rows.splice(last.seq, 1, { ...last, seq: last.seq + 1, body: JSON.stringify(body) })
    const load = () => TableHost.load('t1', world)
    const state = stateHash(host.table.play?.state)

    rows[last.seq - 1] = { ...last, body: last.body.replace('{', '{"weather":{"rain":true},') }
    add({ type: 'weather', rain: true, skippable: true })
    const loaded = await load()
    if (!loaded.ok) throw new Error(loaded.why.key)
    expect(stateHash(loaded.value.table.play?.state)).toBe(state)
    // It is a number in the log like any other, and says nothing.
    expect(loaded.value.table.log.at(-1)).toMatchObject({
      seq: last.seq + 1,
      entry: { type: 'skipped' },
    })
    expect(JSON.stringify(loaded.value.table.log)).not.toContain('rain')

    // A kind that says nothing of the kind, or an old one that is spelt wrongly, ends all reading.
    add({ type: 'weather', rain: true })
    expect(await load()).toMatchObject({ ok: false, why: { key: 'table-entry-unreadable' } })
    add({ type: 'moved', skippable: true })
    expect(await load()).toMatchObject({ ok: false, why: { key: 'table-entry-unreadable' } })
  })
})
