import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ask } from '../../trial/http.ts'
import { testServers } from '../../trial/server.ts'
import { temporaryFolders } from '../store/temporary.ts'
import { keepAssets } from './elder-assets.ts'

const start = testServers()
const folder = temporaryFolders()
const DAY = 86_400_000

async function build(name: string, pages: string): Promise<void> {
  await rm(join(pages, 'assets'), { recursive: true, force: true })
  await mkdir(join(pages, 'assets'))
  await writeFile(join(pages, 'index.html'), name)
  await writeFile(join(pages, 'assets', `${name}.js`), `play("${name}")`)
}

it('keeps the files of a build for a day after the last server had them', async () => {
  const [pages, elders] = [await folder(), join(await folder(), 'elders')]
  const assets = join(pages, 'assets')
  const now = Date.now()
  await build('one', pages)
  expect(await keepAssets(assets, elders, now)).toEqual({ kept: 0, removed: 0 })
  // It is still there an hour before the day is over, and the day begins anew with every look.
  expect(await keepAssets(assets, elders, now + DAY)).toEqual({ kept: 0, removed: 0 })
  await build('two', pages)
  expect(await keepAssets(assets, elders, now + 2 * DAY - 1)).toEqual({ kept: 1, removed: 0 })
  expect((await readdir(elders)).sort()).toEqual(['one.js', 'two.js'])
  expect(await keepAssets(assets, elders, now + 2 * DAY)).toEqual({ kept: 0, removed: 1 })
  expect(await readdir(elders)).toEqual(['two.js'])
})

it('serves what an earlier build had, to be kept for good, and nothing beside the folder', async () => {
  const [pages, around] = [await folder(), await folder()]
  const elders = join(around, 'elders')
  await writeFile(join(around, 'secret.js'), 'no')
  await build('one', pages)
  await keepAssets(join(pages, 'assets'), elders)
  await build('two', pages)
  const { port } = await start({ pages, assets: elders })
  for (const name of ['one', 'two']) {
    const reply = await ask(port, `/assets/${name}.js`)
    expect([reply.status, reply.text]).toEqual([200, `play("${name}")`])
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  }
  for (const name of ['three.js', '..%2Fsecret.js', '.%2Fone.js', '']) {
    expect([name, (await ask(port, `/assets/${name}`)).status]).toEqual([name, 404])
  }
  // The running server has put its own files there.
  await expect.poll(() => readdir(elders)).toContain('two.js')
})
