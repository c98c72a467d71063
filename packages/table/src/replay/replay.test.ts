import { CHANCE, quickRandom, type Seat } from '@adit/kernel'
import type { Item, Tape, Update } from '@adit/protocol'
import { check, limits, tape as tapeForm } from '@adit/protocol'
import { shelf } from '@adit/shelf'
import { beforeAll, describe, expect, it } from 'vitest'
import { ann, bob, crowd, Sandbox, testWorld, titles } from '../conformance/testbed.ts'
import { Hosts, type House } from '../hosts.ts'
import type { Onlooker } from '../onlooker.ts'
import { recent } from '../recent.ts'
import { recordOf } from '../record.ts'
import { update } from '../shown.ts'
import { appendOf } from '../storing.ts'
import { Replay } from './replay.ts'
import { tapeOf, tapeOfRecord } from './tape.ts'

const HOUSE: House = { idle: 1_000, isTaken: async () => false, withdraw: async () => {} }
const byName = (name: string) => titles.find(title => title.name === name)

/** A game with talk and moves taken back, and every message that each viewer was sent of it. */
function played(title: string, seed = 5) {
  const seats = Math.max(3, shelf.find(one => one.name === title)?.seats.min ?? 0)
  const box = new Sandbox({ title, config: { seats } }).started()
  const viewers: readonly Onlooker[] = [...Array(seats).keys(), 'spectator']
  const sent = new Map<Onlooker, Update[]>(viewers.map(viewer => [viewer, []]))
  const random = quickRandom(seed)
  let told = 0
  const tell = (): void => {
    for (const viewer of viewers) sent.get(viewer)?.push(update(box.table, viewer, told, box.now))
    told = box.table.seq
  }
  tell()
  while (box.table.stage === 'playing') {
    const [{ seat }] = box.table.play?.asked ?? []
    const legal = box.legal(seat)
    box.now += 3_000
    box.move(crowd[seat], legal[random.below(legal.length)])
    tell()
    if (random.below(6) === 0) box.do(bob, { type: 'chat', text: `after ${box.table.seq}` })
    const undone = random.below(4) === 0 ? box.ask(crowd[seat], { type: 'undo' }) : undefined
    if (undone?.ok === true) box.table = undone.value.table
    tell()
    box.now += 20_000
  }
  return { box, sent, viewers }
}

function replayOf(tape: Tape): Replay {
  const read = Replay.read(tape, byName)
  if (!read.ok) throw new Error(read.why.key)
  return read.value
}

it('is whole however long the log is, of which a table in memory holds only the end', async () => {
  const { box } = played('my-treasure')
  for (let line = 0; line < limits.items; line++) {
    box.now += 60_000
    box.do(bob, { type: 'chat', text: `line ${line}` })
  }
  const { table } = box
  expect(recent(table).log.length).toBeLessThan(table.log.length)
  const world = testWorld()
  const { entries, ...rest } = appendOf(undefined, { entries: table.log, table }, world, {
    isDeserted: true,
  })
  for (const [expected, { at }] of table.log.entries()) {
    await world.store.append({ ...rest, expected, at, entries: [entries[expected]] })
  }
  const hosts = new Hosts(world, HOUSE)
  expect(await hosts.tape(table.id, ann.id)).toEqual(tapeOf(table, ann.id))
})

it('is read after those before it, and many at once are told to come again', async () => {
  const world = testWorld()
  const hosts = new Hosts(world, HOUSE)
  const asked = await Promise.all(Array.from({ length: 100 }, () => hosts.tape('nowhere')))
  const found = Map.groupBy(asked, tape => (tape.ok ? 'there' : tape.why.key))
  expect([...found.keys()].toSorted()).toEqual(['table-busy', 'table-unknown'])
  expect(world.store.reads).toBe(found.get('table-unknown')?.length)
  expect(await hosts.tape('nowhere')).toMatchObject({ why: { key: 'table-unknown' } })
})

it('is not held up by a storage that hangs with those before it', async () => {
  const world = testWorld()
  const hung = Promise.withResolvers<never>()
  const known = world.store.read.bind(world.store)
  const read: typeof known = (table, page) =>
    table.startsWith('hung') ? hung.promise : known(table, page)
  Object.assign(world.store, { read })
  const hosts = new Hosts(world, HOUSE)
  const before = ['hung-1', 'hung-2', 'hung-3'].map(table => hosts.tape(table))
  let found: unknown
  void hosts.tape('nowhere').then(tape => {
    found = tape
  })
  await world.clock.pass(1_000)
  expect(found).toMatchObject({ why: { key: 'table-unknown' } })
  hung.reject(new Error('the storage hangs'))
  for (const one of before) await expect(one).rejects.toThrow('hangs')
  expect(await hosts.tape('nowhere')).toMatchObject({ why: { key: 'table-unknown' } })
})

describe.each(shelf.map(title => title.name))('a game seen again: %s', title => {
  let game: ReturnType<typeof played>
  let replay: Replay
  beforeAll(() => {
    game = played(title)
    const tape = tapeOf(game.box.table, ann.id)
    if (!tape.ok) throw new Error(tape.why.key)
    replay = replayOf(tape.value)
  })

  it('shows every eye what it was sent when the game was played', () => {
    const moments = new Map<number, number>()
    for (let moment = 1; moment <= replay.length; moment++)
      moments.set(replay.seqAt(moment), moment)
    let compared = 0
    for (const viewer of game.viewers) {
      for (const { seq, game: live, items } of game.sent.get(viewer) ?? []) {
        const moment = moments.get(seq)
        // Talk, and what was taken back, are no moments.
        const last = items.at(-1)
        if (moment === undefined || live === undefined || last?.type !== 'moved') continue
        expect(replay.sight(moment, viewer).game.view).toEqual(live.view)
        const from = moment - items.filter(item => item.type === 'moved').length
        const seen = replay.items(viewer, from, moment).filter(item => item.type === 'moved')
        expect(seen).toEqual(items.filter(item => item.type === 'moved'))
        compared++
      }
    }
    expect(compared).toBeGreaterThan(60)
  })

  it('comes to the same moment whichever way', () => {
    const order = Array.from({ length: replay.length + 1 }, (_none, at) => at)
    const straight = order.map(moment => replay.sight(moment, 'judge'))
    const random = quickRandom(3)
    for (let nth = 0; nth < 60; nth++) {
      const moment = random.below(replay.length + 1)
      expect(replay.sight(moment, 'judge')).toEqual(straight[moment])
    }
  })

  it('stops where somebody is to decide, where a round is over, and at the end', () => {
    const { stops } = replay
    expect(stops.at(-1)).toBe(replay.length)
    expect(stops).toEqual([...new Set(stops)].sort((one, other) => one - other))
    for (const moment of stops.slice(0, -1)) {
      const isDeal = replay.turn(moment).seat === CHANCE
      const next = stops[stops.indexOf(moment) + 1]
      if (isDeal) expect(replay.roundAt(next)).not.toBe(replay.roundAt(moment))
    }
    const deeds = Array.from({ length: replay.length }, (_none, at) => replay.turn(at).seat)
    expect(stops.length).toBeGreaterThan(deeds.filter(seat => seat !== CHANCE).length / 2)
  })

  it('has talk where it was said', () => {
    const all = replay.items('spectator', 0, replay.length)
    const said = all.filter(item => item.type === 'chatted')
    expect(said.length).toBeGreaterThan(2)
    const seqs = all.map(item => item.seq)
    expect(seqs).toEqual([...seqs].sort((one, other) => one - other))
    const parts: Item[] = []
    for (let moment = 0; moment < replay.length; moment++) {
      parts.push(...replay.items('spectator', moment, moment + 1))
    }
    expect(parts).toEqual(all)
  })

  it('is the same from the record file, but for talk and time', () => {
    const record = recordOf(game.box.table)
    if (!record.ok) throw new Error('no record')
    const copy = tapeOfRecord(game.box.table.game, record.value)
    // Whoever has a name has a face that no one else there has.
    const faces = copy.info.seats.flatMap(({ name, avatar }) =>
      name === undefined ? [] : [avatar],
    )
    expect(new Set(faces).size).toBe(faces.length)
    expect(faces).not.toContain(undefined)
    expect(check(tapeForm, copy).ok).toBe(true)
    const again = replayOf(copy)
    expect(again.stops).toEqual(replay.stops)
    for (const moment of again.stops) {
      expect(again.sight(moment, 0).game.view).toEqual(replay.sight(moment, 0).game.view)
    }
  })
})

describe('a tape', () => {
  it('is of a finished game only, and says where who asks sat', () => {
    const box = new Sandbox().started()
    expect(tapeOf(box.table)).toMatchObject({ why: { key: 'table-not-finished' } })
    const { box: over } = played('my-treasure')
    expect(tapeOf(over.table, bob.id)).toMatchObject({ value: { seat: 1 } })
    expect(tapeOf(over.table, 'nobody')).not.toHaveProperty('value.seat')
  })

  it('that cannot have been is refused with the move', () => {
    const tape = tapeOf(played('my-treasure').box.table)
    if (!tape.ok) throw new Error('no tape')
    const { moves } = tape.value
    const at = moves.findIndex(({ seat }) => seat !== CHANCE)
    const wrong: Seat = (moves[at].seat + 1) % 3
    const bad = { ...tape.value, moves: moves.with(at, { ...moves[at], seat: wrong }) }
    expect(Replay.read(bad, byName)).toMatchObject({
      why: { key: 'record-bad-turn', slots: { at: at + 1 } },
    })
    const old = { ...tape.value, info: { ...tape.value.info, revision: 99 } }
    expect(Replay.read(old, byName)).toMatchObject({ why: { key: 'table-other-revision' } })
    const odd = { ...tape.value, info: { ...tape.value.info, title: 'chess' } }
    expect(Replay.read(odd, byName)).toMatchObject({ why: { key: 'table-unknown-title' } })
  })

  it('that begins with what cannot be is refused with the reason and the name of the game', () => {
    const tape = tapeOf(played('saboteur').box.table)
    if (!tape.ok) throw new Error('no tape')
    const bad = { ...tape.value, start: 'goals: gold gold stone-left' }
    expect(Replay.read(bad, byName)).toMatchObject({
      why: { key: 'position-too-many', slots: { title: 'saboteur', card: 'gold', most: 1 } },
    })
  })
})
