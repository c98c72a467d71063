import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolders } from '../store/temporary.ts'
import { ask } from '../trial/http.ts'
import { testServers } from '../trial/server.ts'

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

it('lets files with their content in their name be kept for ever, and no others', async () => {
  const port = await built()
  const script = await ask(port, '/assets/app-1a2b.js')
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  const gone = await ask(port, '/assets/app-9z9z.js')
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, null])
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

it('tells its keeper how it is, and nobody else', async () => {
  const server = await start()
  const { port } = server
  expect((await ask(port, '/healthz')).body).toEqual({ alive: true })
  expect((await ask(port, '/readyz')).body).toEqual({ ready: true })
  const metrics = await ask(port, '/metrics')
  expect(metrics.text).toMatch(/^adit_tables 0$/m)
  const headers = { 'x-forwarded-for': '10.0.0.9' }
  expect(await ask(port, '/metrics', { headers })).toMatchObject({ status: 404 })
})
