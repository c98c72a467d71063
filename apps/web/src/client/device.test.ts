import { PROTOCOL } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { Device } from './device.ts'
import { TestClock, TestExchange, tableInfo } from './testbed.ts'

function setUp(kept = new Map<string, string>()) {
  const clock = new TestClock()
  const server = new TestExchange()
  const local = new TestExchange()
  let ids = 0
  const device = new Device({
    keeping: { read: key => kept.get(key), write: (key, text) => void kept.set(key, text) },
    now: () => clock.now,
    wakeAt: clock.wakeAt,
    random: () => 1,
    freshId: () => `id${++ids}`,
    dialServer: () => server.dial,
    dialLocal: () => local.dial,
    anyAvatar: () => 'ida',
    nameFor: avatar => avatar.toUpperCase(),
  })
  return { device, server, local, kept }
}

const hello = { type: 'hello', protocol: PROTOCOL, name: 'IDA', avatar: 'ida' }

describe('a device', () => {
  it('is the same person at the next visit', () => {
    const { device, kept } = setUp()
    device.persona.value = { ...device.persona.value, name: 'Марта', avatar: 'ost' }
    const { device: again } = setUp(kept)
    expect(again.persona.value).toEqual(device.persona.value)
    expect(again.nameOf(again.persona.value)).toBe('Марта')
  })

  it.each(['', '{', '7', '{"id":"x y","name":"","avatar":"ida"}', '{"id":"a","name":7}'])(
    'begins anew where what it kept makes no sense: %s',
    text => {
      const { device } = setUp(new Map([['persona', text]]))
      expect(device.persona.value).toEqual({ id: 'id1', name: '', avatar: 'ida' })
      expect(device.nameOf(device.persona.value)).toBe('IDA')
    },
  )

  it('dials nobody before it must, and each only once', () => {
    const { device, server, local } = setUp()
    expect(device.links).toEqual([])
    device.open('local-1')
    device.open('local-2')
    expect([server.calls.length, local.calls.length]).toEqual([0, 1])
    device.open('x1')
    expect([server.calls.length, local.calls.length]).toEqual([1, 1])
  })

  it('says who it is where it is taken for someone else, and when that changes', () => {
    const { device, server } = setUp()
    device.open('x1')
    server.last.events.up()
    server.last.say(hello)
    expect(server.last.sent.filter(({ type }) => type === 'profile')).toEqual([])
    server.last.say({ ...hello, name: 'Guest' })
    device.persona.value = { ...device.persona.value, name: 'Марта' }
    expect(server.last.sent.filter(({ type }) => type === 'profile')).toMatchObject([
      { name: 'IDA', avatar: 'ida' },
      { name: 'Марта', avatar: 'ida' },
    ])
  })

  it('becomes someone else without renaming who it was', () => {
    const { device, server, kept } = setUp()
    device.open('x1')
    server.last.events.up()
    server.last.say(hello)
    device.become({ name: 'Марта', avatar: 'ost' })
    expect(server.last.isClosed).toBe(true)
    expect(server.last.sent.filter(({ type }) => type === 'profile')).toEqual([])
    expect(setUp(kept).device.looks).toEqual({ name: 'Марта', avatar: 'ost' })
  })

  it('is who another window has made it, and keeps to that', () => {
    const kept = new Map<string, string>()
    const { device } = setUp(kept)
    setUp(kept).device.become({ name: 'Марта', avatar: 'ost' })
    expect(device.looks.name).toBe('IDA')
    device.followPersona()
    expect(device.looks).toEqual({ name: 'Марта', avatar: 'ost' })
    kept.set('persona', '{')
    device.followPersona()
    expect(device.looks.name).toBe('Марта')
  })

  it('follows a table once, and goes on following where a game waits for its player', () => {
    const { device, server } = setUp()
    const session = device.open('x1')
    expect(device.open('x1')).toBe(session)
    server.last.events.up()
    const welcome = { type: 'welcome', table: 'x1', seq: 1, now: 0, log: [], chat: [] }
    server.last.say({ ...welcome, seat: 0, info: tableInfo() })
    device.putAside(session)
    expect(device.tables.value).toEqual([session])
    server.last.say({ ...welcome, seat: 0, info: tableInfo({ stage: 'finished' }) })
    device.putAside(session)
    expect(device.tables.value).toEqual([])
    expect(server.last.sent.at(-1)).toMatchObject({ type: 'unwatch', table: 'x1' })
  })
})
