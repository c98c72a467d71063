import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { ask } from '../../trial/http.ts'
import { testServers } from '../../trial/server.ts'
import { temporaryFolders } from '../store/temporary.ts'

const start = testServers()
const folder = temporaryFolders()

async function built(): Promise<number> {
  const pages = await folder()
  await mkdir(join(pages, 'assets'))
  await writeFile(join(pages, 'index.html'), '<title>Adit</title>')
  await writeFile(join(pages, 'assets', 'app-1a2b.js'), 'play()')
  const { port } = await start({ pages })
  return port
}

it('serves the first page for every address of the app', async () => {
  const port = await built()
  for (const path of ['/', '/table/x7', '/rules/en?lang=ru']) {
    const reply = await ask(port, path)
    expect([path, reply.status, reply.text]).toEqual([path, 200, '<title>Adit</title>'])
    expect(reply.headers.get('cache-control')).toBe('no-cache')
  }
})

it('names with a page what it will ask for, in the reader’s language', async () => {
  const pages = await folder()
  await writeFile(join(pages, 'index.html'), '<title>Adit</title>')
  const ahead = {
    pages: { '/': ['assets/home.js', 'assets/home.css'], '/table/': ['assets/table.js'] },
    words: { en: ['assets/en.js'], ru: ['assets/ru.js'] },
  }
  await writeFile(join(pages, 'ahead.json'), JSON.stringify(ahead))
  const { port } = await start({ pages })
  const linkOf = async (path: string, language: string) => {
    const headers = { 'accept-language': language }
    return (await fetch(`http://127.0.0.1:${port}${path}`, { headers })).headers.get('link')
  }
  expect(await linkOf('/', 'de, ru;q=0.8')).toBe(
    '</assets/home.js>; rel=modulepreload, </assets/home.css>; rel=preload; as=style; crossorigin, </assets/ru.js>; rel=modulepreload',
  )
  expect(await linkOf('/table/x7?seat=1', 'fr')).toBe(
    '</assets/table.js>; rel=modulepreload, </assets/en.js>; rel=modulepreload',
  )
  expect(await linkOf('/nowhere', 'ru')).toBe('</assets/ru.js>; rel=modulepreload')
  expect(await linkOf('/ahead.json', 'ru')).toBeNull()
})

it('lets files with their content in their name be kept for ever, and no others', async () => {
  const port = await built()
  const script = await ask(port, '/assets/app-1a2b.js')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const gone = await ask(port, '/assets/app-9z9z.js')
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, null])
})

/** What a page's files look like after a build that has packed them. */
async function packed(): Promise<number> {
  const pages = await folder()
  await mkdir(join(pages, 'assets'))
  const files = { 'index.html': '<title>Adit</title>', 'assets/app-1a2b.js': 'play()' }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(pages, name), text)
    await writeFile(join(pages, `${name}.br`), brotliCompressSync(text))
    await writeFile(join(pages, `${name}.gz`), gzipSync(text))
  }
  await writeFile(join(pages, 'assets', 'dig-3c4d.webp'), 'a picture')
  const { port } = await start({ pages })
  return port
}

it.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('sends to who accepts %s files packed as %s', async (accepted, encoding) => {
  const port = await packed()
  const headers = { 'accept-encoding': accepted }
  for (const [path, type, text, caching] of [
    ['/', 'text/html', '<title>Adit</title>', 'no-cache'],
    ['/table/x7', 'text/html', '<title>Adit</title>', 'no-cache'],
    [
      '/assets/app-1a2b.js',
      'application/javascript',
      'play()',
      'public, max-age=31536000, immutable',
    ],
  ] as const) {
    const reply = await ask(port, path, { headers })
    // Unpacked again by now.
    expect([path, reply.status, reply.text]).toEqual([path, 200, text])
    expect([path, reply.headers.get('content-encoding')]).toEqual([path, encoding])
    expect(reply.headers.get('content-type')).toMatch(new RegExp(`^${type}`))
    expect(reply.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(reply.headers.get('cache-control')).toBe(caching)
  }
  const picture = await ask(port, '/assets/dig-3c4d.webp', { headers })
  expect([picture.text, picture.headers.get('content-encoding')]).toEqual(['a picture', null])
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

it('sends nothing again to who has it, and never one packing for another', async () => {
  const port = await packed()
  const tags = []
  for (const accepted of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': accepted }
    const { etag = '' } = (await visit(port, headers)).headers
    const again = await visit(port, { ...headers, 'if-none-match': etag })
    expect([accepted, again.statusCode]).toEqual([accepted, 304])
    tags.push(etag)
  }
  expect(new Set(tags).size).toBe(3)
})

/** `fetch` would ask for everything anew as soon as it is given a tag. */
async function visit(port: number, headers: Record<string, string>): Promise<IncomingMessage> {
  const [reply] = await once(get({ port, headers }), 'response')
  reply.resume()
  return reply
}

it('asks anew each time whether there is a newer build, and says what a manifest is', async () => {
  const pages = await folder()
  await writeFile(join(pages, 'index.html'), '<title>Adit</title>')
  await writeFile(join(pages, 'sw.js'), 'keep()')
  await writeFile(join(pages, 'app.webmanifest'), '{"name":"Adit"}')
  const { port } = await start({ pages })
  const worker = await ask(port, '/sw.js')
  expect([worker.status, worker.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  expect(worker.headers.get('content-type')).toMatch(/javascript/)
  expect(worker.headers.get('content-security-policy')).toContain("worker-src 'self'")
  const manifest = await ask(port, '/app.webmanifest')
  expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
})

it('shows nothing outside the folder', async () => {
  const port = await built()
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fetc/passwd']) {
    const { text } = await ask(port, path)
    expect(text).not.toContain('root:')
    expect(text).not.toContain('"name"')
  }
})

it('says so when there are no pages', async () => {
  const { port } = await start()
  expect((await ask(port, '/')).text).toContain('/api/v1')
  expect(await ask(port, '/table/x')).toMatchObject({ status: 404 })
})

it('sends the usual headers with everything', async () => {
  const port = await built()
  for (const path of ['/', '/api/v1/tables', '/nothing.txt']) {
    const { headers } = await ask(port, path)
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('strict-transport-security')).toBeNull()
  }
})
