import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { parsed } from '@adit/kernel'
import { Hall, Hosts, openMemoryStore } from '@adit/table'
import { expect, it } from 'vitest'
import { generous } from '../../trial/generous.ts'
import { openingOf } from '../../trial/seats.ts'
import { realWorld } from '../world.ts'
import { Streams } from './stream.ts'

const ann = { id: 'ann', name: 'Ann', avatar: 'red-hat' }

it('is dropped when its reader does not read, before it costs memory', async () => {
  const store = openMemoryStore()
  const think = async () => ({ move: '' })
  const house = { idle: 1_000, isTaken: async () => false, withdraw: async () => {} }
  const hosts = new Hosts({ ...realWorld(), store, think, trouble: () => {} }, house)
  const opened = await hosts.open({ id: 'o', opening: openingOf('my-treasure', 2) }, ann)
  const { table = '' } = opened.type === 'done' ? opened : {}
  const dropped: string[] = []
  const hall = new Hall({
    hosts,
    find: async id => parsed(id),
    mine: async () => [],
    browse: async () => () => {},
    rename: async () => parsed(ann),
  })
  const streams = new Streams({ hall, limits: generous, dropped: why => dropped.push(why) })
  let unread = 0
  const server = createServer((_request, reply) => {
    Object.defineProperty(reply, 'writableLength', { get: () => unread })
    streams
      .follow(reply, { player: ann, address: '' }, { table }, () => reply.writeHead(200))
      .catch((error: unknown) => reply.destroy(Object(error)))
  }).listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const [reply] = await once(get({ port }), 'response')
  reply.resume().on('error', () => {})
  const gone = new Promise<void>(resolve => reply.on('close', resolve))
  const say = (id: string): Promise<unknown> =>
    hosts.use(table, host => host.command(ann, { id, table, type: 'chat', text: id }))
  await say('heard')
  expect([dropped, streams.count]).toEqual([[], 1])
  unread = generous.unread + 1
  await say('unheard')
  await gone
  expect(dropped).toEqual(['slow'])
  await expect.poll(() => streams.count).toBe(0)
  streams.close()
  server.close()
  await hosts.close()
})
