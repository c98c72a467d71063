import { nth } from '@adit/kernel'
import { PROTOCOL } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { backOff } from './back-off.ts'
import { Link } from './link.ts'
import { quiet, TestClock, TestExchange } from './testbed.ts'

function linked() {
  const clock = new TestClock()
  const exchange = new TestExchange()
  const ports = { now: () => clock.now, wakeAt: clock.wakeAt, random: () => 1, name: 'me' }
  return { clock, exchange, link: new Link(exchange.dial, ports) }
}

const chat = { type: 'chat', table: 't', text: 'hi' } as const

describe('a link', () => {
  it('keeps what is asked before there is a connection, and sends it in order', async () => {
    const { exchange, link } = linked()
    void link.ask(chat)
    void link.ask({ ...chat, text: 'ho' })
    expect(exchange.last.sent).toEqual([])
    exchange.last.events.up()
    expect(exchange.last.sent.map(({ text }) => text)).toEqual(['hi', 'ho'])
    expect(link.waiting.value).toBe(2)
  })

  it('sends again under the same id what was not answered when the connection was lost', async () => {
    const { clock, exchange, link } = linked()
    exchange.last.events.up()
    const answer = link.ask(chat)
    const { id } = nth(exchange.last.sent, 0)
    exchange.last.events.down()
    expect(link.state.value).toMatchObject({ is: 'waiting', failures: 1 })
    await clock.pass(600)
    exchange.last.events.up()
    expect(exchange.calls).toHaveLength(2)
    expect(exchange.last.sent).toEqual([{ ...chat, id }])
    exchange.last.say({ type: 'done', id, table: 't', seq: 4 })
    expect(await answer).toMatchObject({ type: 'done', seq: 4 })
    expect(link.waiting.value).toBe(0)
  })

  it('names the last number it has when it comes back, before anything else is sent', async () => {
    const { clock, exchange, link } = linked()
    let since: number | undefined
    link.watch({ table: 't', since: () => since, hear: () => undefined, refused: () => undefined })
    exchange.last.events.up()
    expect(exchange.last.sent).toEqual([{ type: 'watch', table: 't', id: 'me.2' }])
    since = 7
    void link.ask(chat)
    exchange.last.events.down()
    await clock.pass(600)
    exchange.last.events.up()
    expect(exchange.last.sent).toMatchObject([{ type: 'watch', since: 7 }, { type: 'chat' }])
  })

  it('waits longer after each failure, up to a limit, and never in step with others', () => {
    expect([0, 1, 2, 3, 10].map(failures => backOff(failures, () => 1))).toEqual([
      500, 1000, 2000, 4000, 8_000,
    ])
    expect(backOff(3, () => 0)).toBe(2000)
  })

  it('hangs up a connection that takes and does not answer', async () => {
    const { clock, exchange, link } = linked()
    exchange.last.events.up()
    void link.ask(chat)
    await clock.pass(9_000)
    expect(link.state.value.is).toBe('up')
    await clock.pass(1_100)
    expect(nth(exchange.calls, 0).isClosed).toBe(true)
    expect(link.state.value.is).toBe('waiting')
    // The dead wire is heard no more, whatever it still says.
    nth(exchange.calls, 0).events.up()
    expect(link.state.value.is).toBe('waiting')
  })

  it('gives up a connection that never comes', async () => {
    const { clock, exchange, link } = linked()
    await clock.pass(8_100)
    expect(nth(exchange.calls, 0).isClosed).toBe(true)
    expect(link.state.value.is).toBe('waiting')
  })

  it('is patient with a server that says anything at all', async () => {
    const { clock, exchange, link } = linked()
    exchange.last.events.up()
    void link.ask(chat)
    await clock.pass(9_000)
    exchange.last.say({ type: 'unlisted', table: 'x' })
    await clock.pass(9_000)
    expect(link.state.value.is).toBe('up')
  })

  it('dials at once when told that the network is back', () => {
    const { exchange, link } = linked()
    exchange.last.events.down()
    link.hurry()
    expect(exchange.calls).toHaveLength(2)
    link.hurry()
    expect(exchange.calls).toHaveLength(2)
  })

  it('comes back when a server that goes down says it may', async () => {
    const { clock, exchange, link } = linked()
    exchange.last.events.up()
    exchange.last.say({ type: 'closing', after: 3_000 })
    expect(nth(exchange.calls, 0).isClosed).toBe(true)
    await clock.pass(2_900)
    expect(exchange.calls).toHaveLength(1)
    await clock.pass(200)
    expect(exchange.calls).toHaveLength(2)
    expect(link.state.value.is).toBe('dialling')
  })

  it('knows while the server cannot store, and that a new line begins without that', () => {
    const { exchange, link } = linked()
    exchange.last.events.up()
    exchange.last.say({ type: 'storing', away: true })
    expect(link.isStoreAway.value).toBe(true)
    exchange.last.say({ type: 'hello', protocol: PROTOCOL, name: 'Ann', avatar: 'red-hat' })
    expect(link.isStoreAway.value).toBe(false)
  })

  it('tries a command again that the table was too busy for, and shows no answer meanwhile', async () => {
    const { clock, exchange, link } = linked()
    exchange.last.events.up()
    let answered = false
    const answer = link.ask(chat)
    void answer.finally(() => {
      answered = true
    })
    exchange.last.say({ type: 'refused', id: 'me.1', why: { key: 'table-busy' } })
    await clock.pass(1_100)
    expect(answered).toBe(false)
    expect(exchange.last.sent.map(({ id }) => id)).toEqual(['me.1', 'me.1'])
    exchange.last.say({ type: 'refused', id: 'me.1', why: { key: 'table-too-fast' } })
    expect(await answer).toMatchObject({ type: 'refused' })
  })

  it('stops for good at a message that is none: the page is older than the server', async () => {
    const { clock, exchange, link } = linked()
    exchange.last.events.up()
    exchange.last.say({ type: 'from-the-future' })
    expect(link.state.value).toMatchObject({ is: 'foreign', why: { key: 'message-bad-field' } })
    exchange.last.events.down()
    await clock.pass(60_000)
    expect(exchange.calls).toHaveLength(1)
  })

  it('stops for good at a server of another version', () => {
    const { exchange, link } = linked()
    exchange.last.events.up()
    exchange.last.say({ type: 'hello', protocol: PROTOCOL, name: 'Ann', avatar: 'ida' })
    expect(link.state.value.is).toBe('up')
    exchange.last.say({ type: 'hello', protocol: PROTOCOL + 1, name: 'Ann', avatar: 'ida' })
    expect(link.state.value).toEqual({
      is: 'foreign',
      why: { key: 'message-other-protocol', slots: { theirs: PROTOCOL + 1, ours: PROTOCOL } },
    })
    expect(exchange.last.isClosed).toBe(true)
  })

  it('tells a watcher why its table cannot be watched', async () => {
    const { exchange, link } = linked()
    let why: unknown
    exchange.last.events.up()
    link.watch({
      table: 't',
      since: () => undefined,
      hear: () => undefined,
      refused: refusal => {
        why = refusal
      },
    })
    exchange.last.say({ type: 'refused', id: 'me.1', why: { key: 'table-unknown' } })
    await quiet()
    expect(why).toEqual({ key: 'table-unknown' })
  })

  it('browses once for all who want it, and again after a loss', async () => {
    const { clock, exchange, link } = linked()
    exchange.last.events.up()
    const stop = link.browse()
    const stopToo = link.browse()
    stop()
    stop()
    expect(exchange.last.sent).toMatchObject([{ type: 'browse', on: true }])
    exchange.last.events.down()
    await clock.pass(600)
    exchange.last.events.up()
    expect(exchange.last.sent).toMatchObject([{ type: 'browse', on: true }])
    stopToo()
    expect(exchange.last.sent.at(-1)).toMatchObject({ type: 'browse', on: false })
  })
})
