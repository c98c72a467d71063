import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { CHANCE, listSeats, quickRandom } from '@adit/kernel'
import type { State } from '@adit/saboteur'
import { titleNamed } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { ask } from '../../trial/http.ts'
import { playOut } from '../../trial/play.ts'
import { openingOf, seatPeople } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'
import { temporaryFolders } from '../store/temporary.ts'
import { minePicture } from './mine.ts'
import { Canvas, printPng } from './png.ts'

const start = testServers()
const folder = temporaryFolders()
const PAGE = '<html><head><title>Adit</title></head></html>'

const logged: string[] = []

async function server(): Promise<number> {
  const pages = await folder()
  await mkdir(join(pages, 'assets'))
  await writeFile(join(pages, 'index.html'), PAGE)
  const sink = { write: (line: string) => void logged.push(line) }
  return (await start({ pages, log: 'error' }, { sink })).port
}

async function bytesAt(port: number, path: string): Promise<Buffer> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`)
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
  return Buffer.from(await reply.arrayBuffer())
}

describe('a link to a finished game', () => {
  it('shows its title, people and last mine, and nothing while it is played', async () => {
    const port = await server()
    const names = ['Ann', 'Bob', 'Cid']
    const { table, clients } = await seatPeople(port, openingOf('saboteur', 3), names)
    await clients[0]?.do({ type: 'start', table })
    expect((await ask(port, `/replay/${table}`)).text).toBe(PAGE)
    expect((await ask(port, `/replay/${table}/picture.png`)).status).toBe(404)
    await playOut(table, clients, 1)
    const { text } = await ask(port, `/replay/${table}?eye=2`)
    expect(text).toContain('property="og:title" content="Saboteur · Ann, Bob, Cid"')
    expect(text).toContain(`content="http://127.0.0.1:${port}/replay/${table}/picture.png"`)
    const png = await bytesAt(port, `/replay/${table}/picture.png`)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
  })

  it('is the plain page where there is no such game, and no mine in other games', async () => {
    const port = await server()
    for (const id of ['nowhere', 'file', 'local-1', 'record-1', '%22%3E', 'a%20b']) {
      expect((await ask(port, `/replay/${id}`)).text).toBe(PAGE)
      expect((await ask(port, `/replay/${id}/picture.png`)).status).toBe(404)
    }
    expect(logged).toEqual([])
    const { table, clients } = await seatPeople(port, openingOf('my-treasure', 2), ['Ann', 'Bob'])
    await clients[0]?.do({ type: 'start', table })
    await playOut(table, clients, 1)
    const { text } = await ask(port, `/replay/${table}`)
    expect(text).toContain('og:title')
    expect(text).not.toContain('og:image')
    expect((await ask(port, `/replay/${table}/picture.png`)).status).toBe(404)
  })
})

describe('a picture', () => {
  it('is a PNG whose rows are the pixels', async () => {
    const canvas = new Canvas(4, 3, [
      [0, 0, 0],
      [255, 0, 9],
    ])
    canvas.box(1, 1, 2, 9, 1)
    const png = await printPng(canvas)
    const at = png.indexOf('IDAT')
    const data = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
    expect([...data]).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0])
    // The checksum of an empty end is known to everybody.
    expect(png.subarray(-4).toString('hex')).toBe('ae426082')
    expect(png.subarray(png.indexOf('PLTE') + 4).subarray(0, 6)).toEqual(
      Buffer.from([0, 0, 0, 255, 0, 9]),
    )
  })

  it('of a mine has the start and its closed goals before the first card', async () => {
    const title = titleNamed('saboteur')
    const game = title?.open(title.presets[0]?.config ?? { seats: 3 })
    if (game === undefined) throw new Error('no saboteur')
    const state = game.setup()
    const random = quickRandom(3)
    while (listSeats(game.toAct(state)).includes(CHANCE)) {
      game.step(state, CHANCE, game.nature(state, random))
    }
    // It is a state of Saboteur.
    const { pixels } = minePicture(state as State)
    expect(new Set(pixels)).toEqual(new Set([0, 1, 2, 3, 4, 6, 7]))
  })
})
