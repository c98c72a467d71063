import { expect, it } from 'vitest'
import { arrive } from '../../trial/client.ts'
import { ask } from '../../trial/http.ts'
import { testServers } from '../../trial/server.ts'
import { Wire } from '../../trial/wire.ts'
import { isOurHost } from './host.ts'

const start = testServers()

it.each([
  ['localhost:8080', undefined, true],
  ['127.0.0.1:8080', undefined, true],
  ['[::1]:8080', undefined, true],
  ['192.168.1.20', undefined, true],
  ['raspberry:8080', undefined, true],
  ['raspberry.local:8080', undefined, true],
  ['adit.example', 'https://adit.example', true],
  ['ADIT.example:443', 'https://adit.example', true],
  ['adit.example', undefined, false],
  ['evil.example:8080', 'https://adit.example', false],
  ['evil.example/127.0.0.1', undefined, false],
  ['local.evil.example', undefined, false],
  [undefined, undefined, false],
  ['', undefined, false],
])('host %s, configured %s: %s', (host, configured, ours) => {
  expect(isOurHost(host, configured)).toBe(ours)
})

it.each([
  '/api/v1/openapi.json',
  '/%61pi/v1/openapi.json',
  'http://127.0.0.1/api/v1/openapi.json',
  '/api/nowhere',
])(
  'a page that was served under a stranger’s name gets nothing at %s, and is told why',
  async path => {
    const { port } = await start()
    const headers = { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }
    const { status, body } = await askAs(port, path, headers)
    expect(status).toBe(421)
    expect(body).toContain('server-foreign-host')
    expect(await ask(port, '/api/v1/openapi.json')).toMatchObject({ status: 200 })
  },
)

it('nor how many play here', async () => {
  const { metricsPort = 0 } = await start({ metrics: { host: '127.0.0.1', port: 0 } })
  const headers = { host: `evil.example:${metricsPort}` }
  expect((await askAs(metricsPort, '/metrics', headers)).status).toBe(404)
  expect((await ask(metricsPort, '/metrics')).status).toBe(200)
})

it.each(['/ws', '/%77s'])('a page from elsewhere is given no line at %s', async path => {
  const { port } = await start()
  const headers = { Authorization: `Bearer ${await arrive(port, 'Ann')}` }
  const foreign = Wire.open({ port, path, headers: { ...headers, Origin: 'http://127.0.0.1:1' } })
  await expect(foreign).rejects.toMatchObject({ status: 403 })
  const own = { ...headers, Origin: `http://127.0.0.1:${port}` }
  const wire = await Wire.open({ port, path, headers: own })
  wire.cut()
})

/** `fetch` would put the true host in place of ours. */
async function askAs(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; body: string }> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path, headers })
    asked.on('error', reject)
    asked.on('response', reply => {
      let body = ''
      reply.setEncoding('utf8').on('data', text => {
        body += text
      })
      reply.on('end', () => resolve({ status: reply.statusCode, body }))
    })
    asked.end()
  })
}
