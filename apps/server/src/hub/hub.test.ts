import { describe, expect, it } from 'vitest'
import { Gate } from '../../trial/gate.ts'
import { describeWithNats } from '../../trial/servers/tests.ts'
import type { Hub } from './hub.ts'
import { LocalBus } from './local.ts'
import { openNatsHub } from './nats.ts'

/** Two nodes that hear each other. */
function hubContract(open: () => Promise<readonly [Hub, Hub]>): void {
  it('carries what is said to those who listen, and to nobody else', async () => {
    const [one, other] = await open()
    const heard: string[] = []
    const stop = await other.subscribe('adit.t.a', text => heard.push(`a ${text}`))
    await other.subscribe('adit.t.b', text => heard.push(`b ${text}`))
    await one.subscribe('adit.t.a', text => heard.push(`own ${text}`))
    one.publish('adit.t.a', '1')
    one.publish('adit.t.c', '2')
    one.publish('adit.t.b', '3')
    await expect.poll(() => heard).toEqual(['a 1', 'b 3'])
    stop()
    one.publish('adit.t.a', '4')
    one.publish('adit.t.b', '5')
    await expect.poll(() => heard).toEqual(['a 1', 'b 3', 'b 5'])
    await Promise.all([one.close(), other.close()])
  })
}

describe('a hub within one process', () => {
  hubContract(async () => {
    const bus = new LocalBus()
    return [bus.hub(), bus.hub()]
  })
})

describeWithNats('a hub over NATS', nats => {
  const open = (name: string): Hub => openNatsHub({ url: nats().url(), name, trouble: () => {} })
  hubContract(async () => {
    const hubs = [open('one'), open('other')] as const
    await expect.poll(() => hubs.every(hub => hub.isUp)).toBe(true)
    return hubs
  })

  it('is not waited for, and heard again when it is back', async () => {
    await nats().kill()
    const [one, other] = [open('one'), open('other')]
    const heard: string[] = []
    await other.subscribe('s', text => heard.push(text))
    expect([one.isUp, other.isUp]).toEqual([false, false])
    one.publish('s', 'lost')
    const isUp = (): boolean => one.isUp && other.isUp
    for (const text of ['first', 'second']) {
      await nats().up()
      await expect.poll(isUp).toBe(true)
      await other.subscribe('another', () => {})
      one.publish('s', text)
      await expect.poll(() => heard.at(-1)).toBe(text)
      await nats().kill()
      await expect.poll(() => one.isUp || other.isUp).toBe(false)
    }
    expect(heard).toEqual(['first', 'second'])
    await Promise.all([one.close(), other.close()])
    await nats().up()
  })

  it('knows of a line that is cut and not closed, and hears again over it', async () => {
    const gate = await Gate.to(nats().port)
    const one = openNatsHub({ url: nats().url(gate.port), name: 'one', trouble: () => {} })
    const other = open('other')
    const heard: string[] = []
    await one.subscribe('s', text => heard.push(text))
    const isUp = (): boolean => one.isUp && other.isUp
    // Shorter, and longer than the line is kept for.
    for (const time of [500, 3_500]) {
      await expect.poll(isUp).toBe(true)
      gate.hold()
      await expect.poll(() => one.isUp, { interval: 20 }).toBe(false)
      await new Promise(resolve => setTimeout(resolve, time))
      expect([one.isUp, other.isUp]).toEqual([false, true])
      gate.release()
      await expect.poll(isUp).toBe(true)
      await expect
        .poll(() => {
          other.publish('s', String(time))
          return heard.at(-1)
        })
        .toBe(String(time))
    }
    await Promise.all([one.close(), other.close()])
    gate.close()
  })
})
