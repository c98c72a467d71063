import { expect, it } from 'vitest'
import { ask } from '../../trial/http.ts'
import { testServers } from '../../trial/server.ts'
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

it('a page that was served under a stranger’s name gets nothing, and is told why', async () => {
  const { port } = await start()
  const headers = { host: `evil.example:${port}`, origin: `http://evil.example:${port}` }
  const { status, body } = await askAs(port, headers)
  expect(status).toBe(421)
  expect(body).toContain('server-foreign-host')
  expect(await ask(port, '/api/v1/openapi.json')).toMatchObject({ status: 200 })
})

/** `fetch` would put the true host in place of ours. */
async function askAs(
  port: number,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; body: string }> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const asked = request({ port, host: '127.0.0.1', path: '/api/v1/openapi.json', headers })
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
