import { nth } from '@adit/kernel'
import { PROTOCOL } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { Link } from '../link.ts'
import { quiet, TestClock, TestExchange } from '../testbed.ts'
import { RoomLine } from './room-line.ts'

function inRoom() {
  const clock = new TestClock()
  const exchange = new TestExchange()
  const ports = { now: () => clock.now, wakeAt: clock.wakeAt }
  const link = new Link(exchange.dial, { ...ports, random: () => 1, name: 'me' })
  const line = new RoomLine({ ...ports, link }, 't')
  exchange.last.events.up()
  exchange.last.say({ type: 'hello', protocol: PROTOCOL, name: 'Ann', avatar: 'red-hat' })
  const shown = (you: string, moment = 0) =>
    ({
      type: 'room',
      room: 'r1',
      table: 't',
      you,
      people: [{ id: you, name: 'Ann', avatar: 'red-hat' }],
      lamp: { moment, holder: you },
    }) as const
  const answer = (): void => {
    const { id } = exchange.last.sent[exchange.last.sent.length - 1] ?? {}
    exchange.last.say({ type: 'done', id: String(id) })
  }
  return { clock, exchange, line, shown, answer }
}

describe('a line into a room', () => {
  it('opens one, and shows what it is told of it', async () => {
    const { exchange, line, shown, answer } = inRoom()
    expect(exchange.last.sent).toMatchObject([{ type: 'gather', table: 't' }])
    expect(exchange.last.sent[0]).not.toHaveProperty('room')
    exchange.last.say(shown('a', 7))
    answer()
    await quiet()
    expect(line.shown.value?.lamp.moment).toBe(7)
    // Of another room it hears nothing.
    exchange.last.say({ ...shown('a', 9), room: 'r2' })
    expect(line.shown.value?.lamp.moment).toBe(7)
  })

  it('sends of many moments in a row no more than a server takes, and always the last', async () => {
    const { clock, exchange, line, shown, answer } = inRoom()
    exchange.last.say(shown('a'))
    answer()
    await clock.pass(1_000)
    for (let moment = 1; moment <= 60; moment++) {
      line.light(moment)
      await clock.pass(16)
    }
    await clock.pass(200)
    const lit = exchange.last.sent.filter(({ type }) => type === 'light')
    expect(lit.length).toBeLessThanOrEqual(9)
    expect(lit.length).toBeGreaterThan(5)
    expect(lit.at(-1)).toMatchObject({ room: 'r1', moment: 60 })
  })

  it('comes back into the same room when the connection does', async () => {
    const { clock, exchange, shown, answer } = inRoom()
    exchange.last.say(shown('a'))
    answer()
    await quiet()
    exchange.last.events.down()
    await clock.pass(600)
    exchange.last.events.up()
    await quiet()
    expect(exchange.last.sent).toMatchObject([{ type: 'gather', table: 't', room: 'r1' }])
  })

  it('says why there is no room any more, and does not try again', async () => {
    const { clock, exchange, line } = inRoom()
    const { id } = nth(exchange.last.sent, 0)
    exchange.last.say({ type: 'refused', id: String(id), why: { key: 'server-room-over' } })
    await quiet()
    expect(line.closed.value).toEqual({ key: 'server-room-over' })
    exchange.last.events.down()
    await clock.pass(600)
    exchange.last.events.up()
    await quiet()
    expect(exchange.last.sent).toEqual([])
  })
})
