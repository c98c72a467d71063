import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { shelf } from '@adit/shelf'
import { expect, it } from 'vitest'
import { arrive, Client } from '../trial/client.ts'
import { openingOf } from '../trial/seats.ts'
import { testServers } from '../trial/server.ts'

const start = testServers()
const run = promisify(execFile)
const BOT = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url))

it.each(shelf.map(title => title.name))('examples/bot.mjs plays %s to the end', async title => {
  const { port } = await start()
  const host = await Client.open(port, await arrive(port, 'Ann'))
  const opening = openingOf(title, 3, { sit: false })
  const { table = '' } = await host.do({ type: 'open', opening })
  await host.do({ type: 'watch', table })
  const code = table.split('-')[0]
  const bots = Array.from({ length: 3 }, () =>
    run(process.execPath, [BOT, `http://127.0.0.1:${port}`, code]),
  )
  const isReady = (): boolean => {
    const infos = host.messages.flatMap(one => ('info' in one && one.info ? [one.info] : []))
    return infos.at(-1)?.seats.every(one => one.ready) ?? false
  }
  while (!isReady()) await host.until(() => true)
  await host.do({ type: 'start', table })
  // Each ends by itself, and well, when the game does.
  await Promise.all(bots)
  expect(host.messages.findLast(one => one.type === 'update')).toMatchObject({
    info: { stage: 'finished', ending: 'played-out' },
  })
})
