import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeCommand, isRoomCommand, limits, type Message, type RoomShown } from '@adit/protocol'
import type { RoomGuest } from '@adit/table'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { playOut } from '../../trial/play.ts'
import { openingOf, seatPeople } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'
import { LocalBus } from '../hub/local.ts'
import { type RoomPorts, Rooms } from './rooms.ts'

const open: Rooms[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const rooms of open.splice(0)) rooms.close()
})

function house(changes: Partial<RoomPorts> = {}): Rooms {
  const rooms = new Rooms({
    whyNot: async table => (table === 'over' ? undefined : { key: 'table-not-finished' }),
    blocked: async () => new Set(),
    limits: { answer: 50 },
    ...changes,
  })
  open.push(rooms)
  return rooms
}

/** Someone who comes to the rooms, and what they were told. */
class Person {
  readonly heard: Message[] = []
  readonly #guest: RoomGuest
  #count = 0

  constructor(rooms: Rooms, name: string) {
    const player = { id: `id of ${name}`, name, avatar: 'red-hat' }
    this.#guest = rooms.welcome(
      () => player,
      message => this.heard.push(message),
    )
  }

  /** Through the same door as over a socket. */
  async do(wish: Record<string, unknown> & { type: string }): Promise<string> {
    const text = JSON.stringify({ room: this.room?.room, ...wish, id: `c${++this.#count}` })
    const read = decodeCommand(text)
    if (!read.ok) return read.why.key
    if (!isRoomCommand(read.value)) throw new Error(`not for a room: ${text}`)
    const answer = await this.#guest.perform(read.value)
    return answer.type === 'done' ? 'done' : answer.why.key
  }

  gather(room?: string, table = 'over'): Promise<string> {
    return this.do({ type: 'gather', table, room })
  }

  leave(): void {
    this.#guest.leave()
  }

  get room(): RoomShown | undefined {
    return this.heard.findLast(one => one.type === 'room')
  }

  get said(): readonly string[] {
    return this.heard.flatMap(one => (one.type === 'said' ? [one.text] : []))
  }
}

async function together(rooms: Rooms, others: Rooms = rooms) {
  const ann = new Person(rooms, 'Ann')
  await ann.gather()
  const bob = new Person(others, 'Bob')
  await bob.gather(ann.room?.room)
  return { ann, bob }
}

describe('a room', () => {
  it('is for games that are over only', async () => {
    const ann = new Person(house(), 'Ann')
    expect(await ann.gather(undefined, 'running')).toBe('table-not-finished')
    expect(ann.heard).toEqual([])
  })

  it('gives the lamp to whoever opens it, and all see the moment that is lit', async () => {
    const { ann, bob } = await together(house())
    expect(ann.room?.lamp).toEqual({ moment: 0, holder: ann.room?.you })
    expect(bob.room?.people.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Bob'])
    expect(await ann.do({ type: 'light', moment: 57 })).toBe('done')
    expect(bob.room?.lamp.moment).toBe(57)
    expect(await bob.do({ type: 'light', moment: 3 })).toBe('server-lamp-elsewhere')
    expect(ann.room?.lamp.moment).toBe(57)
  })

  it('lets people look away and come back', async () => {
    const { ann, bob } = await together(house())
    await bob.do({ type: 'stray', moment: 8 })
    const found = () => ann.room?.people.find(({ name }) => name === 'Bob')
    expect(found()).toMatchObject({ moment: 8 })
    await bob.do({ type: 'stray' })
    expect(found()).not.toHaveProperty('moment')
  })

  it('has a lamp that is asked for, handed over, and left on the table', async () => {
    const { ann, bob } = await together(house())
    await bob.do({ type: 'want-lamp' })
    const asking = ann.room?.people.find(({ asks }) => asks)
    expect(asking?.name).toBe('Bob')
    expect(await bob.do({ type: 'pass-lamp', to: bob.room?.you })).toBe('server-lamp-elsewhere')
    expect(await ann.do({ type: 'pass-lamp', to: 'nobody' })).toBe('server-not-in-the-room')
    expect(await ann.do({ type: 'pass-lamp', to: asking?.id })).toBe('done')
    expect(ann.room?.lamp.holder).toBe(bob.room?.you)
    expect(ann.room?.people.some(({ asks }) => asks)).toBe(false)
    bob.leave()
    expect(ann.room?.lamp).not.toHaveProperty('holder')
    await ann.do({ type: 'want-lamp' })
    expect(ann.room?.lamp.holder).toBe(ann.room?.you)
  })

  it('carries what is said with its moment, cleaned, and not to who does not want to hear it', async () => {
    const deaf = house({
      blocked: async player => new Set(player === 'id of Bob' ? ['id of Ann'] : []),
    })
    const { ann, bob } = await together(deaf)
    const cid = new Person(deaf, 'Cid')
    await cid.gather(ann.room?.room)
    await ann.do({ type: 'say', moment: 12, text: ' Look\nhere\u202e ' })
    expect([ann.said, bob.said, cid.said]).toEqual([['Look here'], [], ['Look here']])
    expect(cid.heard.at(-1)).toMatchObject({ moment: 12, from: { name: 'Ann' } })
    expect(await ann.do({ type: 'say', moment: 1, text: '\u202e' })).toBe('table-chat-empty')
    // Nobody is told who somebody is.
    expect(JSON.stringify(cid.heard)).not.toContain('id of')
  })

  it('is not entered by those who are in another, or in none', async () => {
    const rooms = house()
    const { ann } = await together(rooms)
    const cid = new Person(rooms, 'Cid')
    await cid.gather()
    const room = ann.room?.room
    for (const wish of [
      { type: 'light', moment: 1 },
      { type: 'stray', moment: 1 },
      { type: 'want-lamp' },
      { type: 'say', moment: 1, text: 'x' },
      { type: 'part' },
    ]) {
      expect(await cid.do({ ...wish, room }), wish.type).toBe('server-room-over')
    }
    expect(ann.said).toEqual([])
    // The room of another game is not this game's.
    expect(await cid.gather('made-up-name')).toBe('server-room-over')
  })

  it('holds so many people, and a server so many rooms', async () => {
    const rooms = house({ limits: { rooms: 2, answer: 10 } })
    const { ann } = await together(rooms)
    for (let more = 2; more < limits.roomPeople; more++) {
      expect(await new Person(rooms, `P${more}`).gather(ann.room?.room)).toBe('done')
    }
    expect(await new Person(rooms, 'Late').gather(ann.room?.room)).toBe('server-room-full')
    expect(await new Person(rooms, 'Two').gather()).toBe('done')
    expect(await new Person(rooms, 'Three').gather()).toBe('server-too-many-rooms')
  })

  it('makes way when it is empty: who opens many keeps nobody out', async () => {
    const rooms = house({ limits: { rooms: 2 } })
    const { ann, bob } = await together(rooms)
    const eve = new Person(rooms, 'Eve')
    for (let more = 0; more < 5; more++) expect(await eve.gather()).toBe('done')
    eve.leave()
    expect(await new Person(rooms, 'Cid').gather()).toBe('done')
    expect([ann.room?.people.length, await bob.do({ type: 'say', moment: 1, text: 'x' })]).toEqual([
      2,
      'done',
    ])
  })

  it('waits a while for who lost the line, and ends when nobody comes', async () => {
    vi.useFakeTimers()
    const rooms = house({ limits: { empty: 30_000, sign: 5_000 } })
    const { ann, bob } = await together(rooms)
    const room = ann.room?.room
    ann.leave()
    await bob.do({ type: 'part' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await bob.gather(room)).toBe('done')
    bob.leave()
    expect(rooms.count).toBe(1)
    await vi.advanceTimersByTimeAsync(36_000)
    expect(rooms.count).toBe(0)
    expect(await new Person(rooms, 'Cid').gather(room)).toBe('server-room-over')
  })
})

describe('a room at two nodes', () => {
  const nodes = () => {
    const bus = new LocalBus()
    return ['a', 'b'].map(node => house({ shared: { hub: bus.hub(), node } }))
  }
  const heard = () => new Promise(resolve => setTimeout(resolve, 20))

  it('is one room: lamp, people and talk go over the hub', async () => {
    const [here, there] = nodes()
    const { ann, bob } = await together(here, there)
    await heard()
    expect(ann.room?.people).toHaveLength(2)
    expect(bob.room?.lamp.holder).toBe(ann.room?.you)
    await ann.do({ type: 'light', moment: 31 })
    await bob.do({ type: 'say', moment: 31, text: 'There!' })
    await heard()
    expect([bob.room?.lamp.moment, ann.said]).toEqual([31, ['There!']])
    await bob.do({ type: 'want-lamp' })
    await heard()
    await ann.do({ type: 'pass-lamp', to: bob.room?.you })
    await heard()
    expect(await bob.do({ type: 'light', moment: 40 })).toBe('done')
    await heard()
    expect([ann.room?.lamp.moment, ann.room?.people.some(({ asks }) => asks)]).toEqual([40, false])
    bob.leave()
    await heard()
    expect(ann.room?.people).toHaveLength(1)
    expect(ann.room?.lamp).not.toHaveProperty('holder')
  })

  it('has one holder at last where two took the lamp at once', async () => {
    const [here, there] = nodes()
    const { ann, bob } = await together(here, there)
    const cid = new Person(here, 'Cid')
    await cid.gather(ann.room?.room)
    await heard()
    ann.leave()
    await heard()
    await Promise.all([cid.do({ type: 'want-lamp' }), bob.do({ type: 'want-lamp' })])
    await heard()
    expect(cid.room?.lamp.holder).toBe(bob.room?.lamp.holder)
    expect([cid.room?.you, bob.room?.you]).toContain(cid.room?.lamp.holder)
  })

  it('is not found without a hub: people meet at one node then', async () => {
    const ann = new Person(house(), 'Ann')
    await ann.gather()
    expect(await new Person(house(), 'Bob').gather(ann.room?.room)).toBe('server-room-over')
  })
})

describe('over a socket', () => {
  const start = testServers()

  it('is only for a game that is over, and silence and bad words hold there as well', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'adit-words-'))
    const words = join(folder, 'words.txt')
    writeFileSync(words, 'blast')
    const { port } = await start({ words })
    const { table, clients } = await seatPeople(port, openingOf('my-treasure', 2), ['Ann', 'Bob'])
    const [ann, bob] = clients
    await ann.do({ type: 'start', table })
    const early = await bob.ask({ type: 'gather', table })
    expect(early).toMatchObject({ why: { key: 'table-not-finished' } })
    expect(bob.messages.some(({ type }) => type === 'room')).toBe(false)
    await playOut(table, clients, 3)
    for (const client of clients) client.heard = () => {}
    await ann.do({ type: 'gather', table })
    const shown = ann.messages.findLast(one => one.type === 'room')
    const room = shown?.room ?? ''
    await bob.do({ type: 'gather', table, room })
    await ann.do({ type: 'light', room, moment: 9 })
    await bob.do({ type: 'mine' })
    const seen = bob.messages.findLast(one => one.type === 'room')
    expect(seen).toMatchObject({ room, table, lamp: { moment: 9, holder: shown?.you } })
    expect(await bob.ask({ type: 'say', room, moment: 9, text: 'oh blast' })).toMatchObject({
      why: { key: 'server-word' },
    })
    bob.wire.cut()
    const alone = await ann.until(one => one.type === 'room' && one.people.length === 1)
    expect(alone).toMatchObject({ people: [{ name: 'Ann' }] })
    rmSync(folder, { recursive: true })
  })
})
