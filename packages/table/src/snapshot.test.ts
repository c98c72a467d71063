import { quickRandom } from '@adit/kernel'
import { limits } from '@adit/protocol'
import { shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { ann, bob, commandOf, opening, Sandbox, testWorld } from './conformance/testbed.ts'
import { advanceBy } from './fold.ts'
import { TableHost } from './host.ts'
import { recent } from './recent.ts'
import { resume, welcome } from './shown.ts'
import { fromSnapshot, snapshotOf } from './snapshot.ts'
import type { Table } from './table.ts'

/** A table without what cannot be compared. */
function plain({ game: _game, title: _title, ...rest }: Table): unknown {
  return JSON.parse(JSON.stringify(rest))
}

function restored(table: Table, sandbox: Sandbox): Table {
  const back = fromSnapshot(snapshotOf(table), name => sandbox.ports.title(name))
  if (!back.ok) throw new Error(back.why.key)
  return back.value
}

/** Plays at random, with talk in between, and shows every table on the way. */
function* played(title: string, seed: number): Generator<Sandbox> {
  const random = quickRandom(seed)
  const sandbox = new Sandbox({ title, config: { seats: 3 }, clock: 'relaxed', gated: true })
  yield sandbox.started()
  for (let turn = 0; turn < 150 && sandbox.table.stage === 'playing'; turn++) {
    sandbox.now += 5_000
    if (turn % 7 === 3) sandbox.do(bob, { type: 'chat', text: `line ${turn}` })
    const gate = sandbox.table.play?.gate
    if (gate?.due !== undefined) {
      sandbox.now = gate.due
      sandbox.deed({ type: 'close-gate' })
    }
    const asked = sandbox.table.play?.asked[0]
    if (asked === undefined) break
    const legal = sandbox.legal(asked.seat)
    const move = legal[random.below(legal.length)]
    const who = sandbox.table.places[asked.seat].player
    if (who === undefined) throw new Error('nobody there')
    yield sandbox.do(who, { type: 'move', since: asked.since, move })
  }
}

describe.each(shelf.map(({ name }) => name))('a snapshot of %s', title => {
  it('gives back the same table at every point, and goes on in the same way', () => {
    let earlier: { readonly table: Table; readonly from: Table } | undefined
    let compared = 0
    for (const sandbox of played(title, 5)) {
      const back = restored(sandbox.table, sandbox)
      expect(plain(back)).toEqual(plain(recent(sandbox.table)))
      if (earlier !== undefined) {
        const news = sandbox.table.log.slice(earlier.from.seq)
        const onwards = advanceBy(earlier.table, news)
        expect(plain(recent(onwards))).toEqual(plain(recent(sandbox.table)))
      }
      earlier = { table: back, from: sandbox.table }
      compared++
    }
    expect(compared).toBeGreaterThan(20)
  })
})

it('is not believed where it is torn, or made by other rules', () => {
  const sandbox = new Sandbox().started()
  const text = snapshotOf(sandbox.table)
  const titles = (name: string) => sandbox.ports.title(name)
  expect(fromSnapshot(text, titles).ok).toBe(true)
  for (const torn of ['', '{}', text.slice(0, -1), text.replace(/"format":\d+/, '"format":1')]) {
    expect(fromSnapshot(torn, titles).ok).toBe(false)
  }
  expect(fromSnapshot(text.replace(/"rules":"./, '"rules":"x'), titles).ok).toBe(false)
  expect(fromSnapshot(text, () => undefined).ok).toBe(false)
})

describe('what is held of a log', () => {
  /** A game that has begun, and far more talk than anyone is shown. */
  function talkative(): Sandbox {
    const sandbox = new Sandbox().started()
    for (let line = 0; line < limits.items * 3; line++) {
      sandbox.now += 10_000
      sandbox.do(ann, { type: 'chat', text: `line ${line}` })
    }
    return sandbox
  }

  it('shows newcomers the same as the whole of it', () => {
    const { table, now } = talkative()
    const short = recent(table)
    expect(short.log.length).toBeLessThan(limits.items * 2)
    expect(welcome(short, 0, now)).toEqual(welcome(table, 0, now))
    const since = table.seq - 20
    expect(resume(short, 1, since, now)).toEqual(resume(table, 1, since, now))
    expect(resume(short, 1, 3, now).type).toBe('welcome')
  })

  it('is loaded with few entries, however many there were', async () => {
    const world = testWorld()
    const { host } = await TableHost.open({ id: 'o', opening: opening() }, ann, world)
    for (let line = 0; line < 700; line++) {
      world.clock.now += 10_000
      await host?.command(ann, commandOf({ type: 'chat', text: 'hm' }, `${line}`))
    }
    const read = world.store.rowsRead
    const again = await TableHost.load('t1', world)
    if (!again.ok) throw new Error(again.why.key)
    expect(world.store.rowsRead - read).toBeLessThan(134)
    expect(again.value.table.seq).toBe(702)
    expect(again.value.table.log.length).toBeLessThanOrEqual(limits.items + 134)
  })

  it('is kept whole by one of several hosts, and held short by all', async () => {
    const world = testWorld()
    let kept = 0
    const append: typeof world.store.append = async given => {
      if (given.snapshot !== undefined) kept++
      return world.store.append(given)
    }
    const { store } = world
    const shared = {
      append,
      read: store.read.bind(store),
      snapshot: store.snapshot.bind(store),
      answered: store.answered.bind(store),
    }
    const ports = { ...world, store: shared }
    const { host } = await TableHost.open({ id: 'o', opening: opening() }, ann, ports)
    const loaded = await TableHost.load('t1', ports)
    if (host === undefined || !loaded.ok) throw new Error('not opened')
    const hosts = [host, loaded.value]
    for (let line = 0; line < 700; line++) {
      world.clock.now += 10_000
      const [writer, reader] = line % 3 === 0 ? hosts.toReversed() : hosts
      await writer?.command(ann, commandOf({ type: 'chat', text: 'hm' }, `${line}`))
      await reader?.refresh()
    }
    expect(kept).toBe(Math.floor(host.table.seq / 128))
    for (const { table } of hosts) {
      expect(table.seq).toBe(host.table.seq)
      expect(table.log.length).toBeLessThanOrEqual(limits.items + 134)
    }
  })
})
