import { EventEmitter } from 'node:events'
import { Hall, Hosts, openMemoryStore } from '@adit/table'
import { expect, it } from 'vitest'
import { generous } from '../../trial/generous.ts'
import { Desk } from '../desk.ts'
import { openLog } from '../log.ts'
import { openMetrics } from '../metrics.ts'
import { realWorld } from '../world.ts'
import { OPEN } from './socket.ts'
import { Sockets } from './sockets.ts'

const CROWD = 500

/** A socket that nobody is at the other end of. */
class Silent extends EventEmitter {
  readyState = OPEN
  readonly bufferedAmount = 0
  close(): void {}
  terminate(): void {}
  ping(): void {}
  pong(): void {}
  pause(): void {}
  resume(): void {}
}

function openSockets(): Sockets {
  const world = realWorld()
  const trouble = (): void => {}
  const think = async () => ({ move: '' })
  const house = { idle: 1_000, isTaken: async () => false, withdraw: async () => {} }
  const hosts = new Hosts({ ...world, store: openMemoryStore(), think, trouble }, house)
  const no = { ok: false, why: { key: 'table-unknown' } } as const
  const hall = new Hall({
    hosts,
    find: async () => no,
    mine: async () => [],
    browse: async () => () => {},
    rename: async () => no,
  })
  const desk = new Desk({
    hall,
    metrics: openMetrics(),
    log: openLog('silent'),
    limits: generous,
    now: world.now,
    owned: async () => 0,
    isDecent: () => true,
    isDraining: () => false,
  })
  const isStoreAway = (): boolean => false
  return new Sockets({ desk, hall, limits: generous, trouble, isStoreAway, dropped: () => {} })
}

it('a crowd that hangs up in one breath is let go of a few in each turn of the loop', async () => {
  const sockets = openSockets()
  let ended = 0
  const lines = Array.from({ length: CROWD }, (_none, nth) => {
    const socket = new Silent()
    const line = {
      write: () => {},
      end: (): void => {
        ended++
        socket.emit('close')
      },
    }
    const player = { id: `id-${nth}`, name: `Fan ${nth}`, avatar: 'red-hat' }
    sockets.accept(socket, line, { player, address: '' })
    return line
  })
  expect(sockets.count).toBe(CROWD)
  for (const line of lines) {
    line.end()
    await new Promise<void>(resolve => process.nextTick(resolve))
  }
  // All of that was one turn.
  let most = ended
  while (ended < CROWD) {
    const before = ended
    await new Promise<void>(resolve => setImmediate(resolve))
    most = Math.max(most, ended - before)
  }
  expect(most).toBeLessThanOrEqual(50)
  expect(sockets.count).toBe(0)
  sockets.farewell(() => 0)
})
