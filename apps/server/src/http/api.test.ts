import { command, isRoomCommand, personCommand, tableCommand } from '@adit/protocol'
import { shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { arrive } from '../../trial/client.ts'
import { generous } from '../../trial/generous.ts'
import { ask, type Request } from '../../trial/http.ts'
import { openingOf } from '../../trial/seats.ts'
import { testServers } from '../../trial/server.ts'

const start = testServers()
const opening = openingOf('my-treasure', 2)

/** What a program gets from the field of a JSON answer. */
function field(body: unknown, name: string): string {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
  if (typeof value !== 'string') throw new Error(`no ${name} in ${JSON.stringify(body)}`)
  return value
}

async function server() {
  const { port } = await start()
  const call = (path: string, request?: Request) => ask(port, `/api/v1${path}`, request)
  return { port, call, ann: await arrive(port, 'Ann'), bob: await arrive(port, 'Bob') }
}

describe('identity', () => {
  it('is a cookie that scripts cannot read, for pages', async () => {
    const { call } = await server()
    const body = { name: 'Ann', avatar: 'red-hat', keep: 'cookie' }
    const reply = await call('/me', { body })
    expect(reply.body).toEqual({ name: 'Ann', avatar: 'red-hat' })
    const cookie = reply.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^adit=adit2\.[\w-]+\.[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    const headers = { cookie: cookie.split(';')[0] }
    const again = await call('/me', { headers })
    expect(again).toMatchObject({ status: 200, body: { name: 'Ann' } })
    // Whoever comes every day is never forgotten by their own browser.
    expect(again.headers.get('set-cookie')).toBe(cookie)
    expect(cookie).toContain(`Max-Age=${400 * 86_400};`)
  })

  it('is given to no browser that did not show it', async () => {
    const { call, ann } = await server()
    const both = await call('/me', { token: ann, headers: { cookie: 'adit=another' } })
    expect([both.status, both.headers.get('set-cookie')]).toEqual([200, null])
    const stranger = await call('/me', { headers: { cookie: 'adit=another' } })
    expect([stranger.status, stranger.headers.get('set-cookie')]).toEqual([401, null])
  })

  it('is secure where the server is', async () => {
    const { port } = await start({ origin: 'https://adit.example' })
    const body = { name: 'Ann', avatar: 'red-hat', keep: 'cookie' }
    const reply = await ask(port, '/api/v1/me', { body })
    expect(reply.headers.get('set-cookie')).toContain('Secure')
    expect(reply.headers.get('strict-transport-security')).toContain('max-age')
  })

  it('can change its name', async () => {
    const { call, ann } = await server()
    const body = { name: ' Anna  M ', avatar: 'blue-hat' }
    const reply = await call('/me', { method: 'PUT', token: ann, body })
    expect(reply.body).toEqual({ name: 'Anna M', avatar: 'blue-hat' })
    expect((await call('/me', { token: ann })).body).toEqual(reply.body)
    const bad = await call('/me', { method: 'PUT', token: ann, body: { ...body, name: '\u202e' } })
    expect(bad).toMatchObject({ status: 409, body: { why: { key: 'table-name-letters' } } })
  })

  it('moves to another device by a code that works once', async () => {
    const { call, ann } = await server()
    const { body } = await call('/me/code', { method: 'POST', token: ann })
    const code = field(body, 'code')
    const taken = await call('/me/take', { body: { code, keep: 'bearer' } })
    expect((await call('/me', { token: field(taken.body, 'token') })).body).toMatchObject({
      name: 'Ann',
    })
    const again = await call('/me/take', { body: { code, keep: 'bearer' } })
    expect(again).toMatchObject({ status: 404, body: { why: { key: 'server-unknown-code' } } })
  })

  it('is ended on this device, on all others, and for good', async () => {
    const { call, ann } = await server()
    const take = async (): Promise<string> => {
      const { body: lent } = await call('/me/code', { token: ann, body: {} })
      const body = { code: field(lent, 'code'), keep: 'bearer' }
      return field((await call('/me/take', { body })).body, 'token')
    }
    const [phone, tablet] = [await take(), await take()]
    const { body: devices } = await call('/me/devices', { token: phone })
    expect(devices).toMatchObject({ devices: [{}, {}, {}] })
    expect((await call('/me/sign-out', { token: tablet, body: {} })).status).toBe(200)
    expect((await call('/me', { token: tablet })).status).toBe(401)
    await call('/me/end-others', { token: phone, body: {} })
    expect((await call('/me', { token: ann })).status).toBe(401)
    expect((await call('/me', { token: phone })).status).toBe(200)
    await call('/me/delete', { token: phone, body: {} })
    expect((await call('/me', { token: phone })).status).toBe(401)
  })

  it('is told all that is kept of it, and nothing of others', async () => {
    const { call, ann, bob } = await server()
    const opened = await call('/tables', { token: ann, body: { id: 'o', opening } })
    const table = field(opened.body, 'table')
    await call(`/tables/${table}/sit`, { token: bob, body: { id: 's' } })
    await call(`/tables/${table}/chat`, { token: ann, body: { id: 'c', text: 'mine' } })
    await call(`/tables/${table}/chat`, { token: bob, body: { id: 'd', text: 'theirs' } })
    const kept = await call('/me/kept', { token: ann })
    expect(kept.body).toMatchObject({
      name: 'Ann',
      devices: [{ isThis: true }],
      tables: [{ table, said: [{ text: 'mine' }] }],
    })
    expect(kept.text).not.toContain('theirs')
  })

  it('leaves every table when it is deleted', async () => {
    const { call, ann, bob } = await server()
    const open = async (id: string): Promise<string> =>
      field((await call('/tables', { token: ann, body: { id, opening } })).body, 'table')
    const tables = [await open('one'), await open('another')]
    await call('/me/delete', { token: ann, body: {} })
    for (const table of tables) {
      const seen = await call(`/tables/${table}`, { token: bob })
      expect(seen.text).not.toContain('"name":"Ann","avatar":"red-hat","ready"')
    }
  })

  it('is needed for tables, and cannot be made up', async () => {
    const { call, ann } = await server()
    const [version, id, seal] = ann.split('.')
    const forged = [
      'x',
      `${version}.${id}`,
      `${version}.${id}.`,
      `${version}.${id}x.${seal}`,
      `adit1.${id}.${seal}`,
      `${ann}.x`,
      'x'.repeat(5000),
    ]
    for (const token of forged) {
      expect(await call('/me', { token })).toMatchObject({ status: 401 })
    }
    expect(await call('/tables', { body: { id: 'a', opening } })).toMatchObject({
      status: 401,
      body: { type: 'refused', why: { key: 'server-not-signed-in' } },
    })
  })

  it('cannot be guessed at by trying codes', async () => {
    const { port } = await start({ limits: { ...generous, guessing: { perSecond: 0, burst: 3 } } })
    const statuses = []
    for (let at = 0; at < 5; at++) {
      const body = { code: `ABCDEFGH2${at + 2}`, keep: 'bearer' }
      statuses.push((await ask(port, '/api/v1/me/take', { body })).status)
    }
    expect(statuses).toEqual([404, 404, 404, 429, 429])
  })
})

describe('tables for programs', () => {
  it('are opened, found, joined, looked at and played', async () => {
    const { call, ann, bob } = await server()
    const opened = await call('/tables', { token: ann, body: { id: 'a1', opening } })
    const table = field(opened.body, 'table')
    expect(await call('/tables', { token: ann, body: { id: 'a1', opening } })).toEqual(
      expect.objectContaining({ status: 200, body: opened.body }),
    )
    expect((await call('/tables')).body).toMatchObject({ tables: [{ table, taken: 1 }] })
    const code = table.split('-')[0]
    expect((await call(`/codes/${code}`, { token: bob })).body).toMatchObject({ table })
    const at = `/tables/${table}`
    await call(`${at}/sit`, { token: bob, body: { id: 'b1' } })
    await call(`${at}/ready`, { token: bob, body: { id: 'b2', ready: true } })
    expect((await call(`${at}/record`)).body).toMatchObject({ why: { key: 'table-not-finished' } })
    expect((await call(`${at}/tape`)).body).toMatchObject({ why: { key: 'table-not-finished' } })
    expect(await call(`${at}/start`, { token: ann, body: { id: 'a2' } })).toMatchObject({
      status: 200,
    })
    const state = await call(at, { token: bob })
    expect(state.body).toMatchObject({ type: 'welcome', seat: 1, info: { stage: 'playing' } })
    expect((await call('/me/tables', { token: bob })).body).toMatchObject({ tables: [{ table }] })
    const wrong = { id: 'b3', since: 0, move: 'place 9' }
    const refused = await call(`${at}/move`, { token: bob, body: wrong })
    expect(refused).toMatchObject({ status: 409, body: { type: 'refused', id: 'b3' } })
  })

  it('refuse what is not well formed with what and why', async () => {
    const { call, ann } = await server()
    const bad: readonly (readonly [string, Request, number, string])[] = [
      ['/tables', { body: '{"id":' }, 400, 'message-not-json'],
      ['/tables', { body: '[]' }, 400, 'message-bad-field'],
      ['/tables', { body: { id: 'a', opening, more: 1 } }, 400, 'message-bad-field'],
      ['/tables', { body: { id: 'a b', opening } }, 400, 'message-bad-field'],
      ['/tables', { body: `"${'x'.repeat(60_000)}"` }, 413, 'message-too-long'],
      [
        '/tables',
        { body: 'a=1', headers: { 'content-type': 'text/html' } },
        400,
        'server-bad-request',
      ],
      ['/tables?x=1', {}, 400, 'message-bad-field'],
      ['/tables/a%20b', {}, 400, 'message-bad-field'],
      ['/tables/nowhere', {}, 404, 'table-unknown'],
      ['/tables/nowhere/record', {}, 404, 'table-unknown'],
      ['/tables/nowhere/tape', {}, 404, 'table-unknown'],
      ['/tables/nowhere/events', {}, 404, 'table-unknown'],
      ['/tables/nowhere/events?since=-1', {}, 400, 'message-bad-field'],
      ['/tables/nowhere/fly', { body: {} }, 404, 'server-nothing-there'],
      ['/tables/nowhere/watch', { body: {} }, 404, 'server-nothing-there'],
      ['/codes/abc', {}, 400, 'message-bad-field'],
      ['/nothing', {}, 404, 'server-nothing-there'],
      ['/%', {}, 400, 'server-bad-request'],
    ]
    for (const [path, request, status, key] of bad) {
      const reply = await call(path, { token: ann, ...request })
      expect([path, reply.status, reply.body]).toMatchObject([path, status, { why: { key } }])
      expect(reply.text).not.toMatch(/node_modules|\.ts:|at /)
    }
  })

  it('are not for pages of someone else', async () => {
    const { call, ann } = await server()
    const headers = { origin: 'https://evil.example' }
    const reply = await call('/tables', { token: ann, headers, body: { id: 'a', opening } })
    expect(reply).toMatchObject({ status: 403, body: { why: { key: 'server-foreign-origin' } } })
    expect((await call('/tables')).body).toEqual({ tables: [] })
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('say what can be played', async () => {
    const { call } = await server()
    const { body } = await call('/titles')
    expect(body).toMatchObject({ titles: shelf.map(({ name }) => ({ name })) })
  })
})

describe('the stream of events', () => {
  it('tells all that happens, numbered, and goes on where it was cut', async () => {
    const { port, call, ann, bob } = await server()
    const { body } = await call('/tables', { token: ann, body: { id: 'a1', opening } })
    const table = field(body, 'table')
    const first = await listen(port, table, bob)
    expect(await first.next()).toMatchObject({ event: 'welcome', data: { table } })
    expect(await first.next()).toMatchObject({ event: 'presence' })
    await call(`/tables/${table}/chat`, { token: ann, body: { id: 'a2', text: 'Hi' } })
    const said = await first.next()
    expect(said).toMatchObject({ event: 'update', data: { items: [{ text: 'Hi' }] } })
    first.close()
    await call(`/tables/${table}/chat`, { token: ann, body: { id: 'a3', text: 'Gone?' } })
    const second = await listen(port, table, bob, { 'last-event-id': said.id })
    expect(await second.next()).toMatchObject({
      event: 'update',
      data: { items: [{ text: 'Gone?' }] },
    })
    second.close()
  })

  it('is one of a limited number', async () => {
    const { port } = await start({ limits: { ...generous, socketsOfIdentity: 1 } })
    const token = await arrive(port, 'Ann')
    const { body } = await ask(port, '/api/v1/tables', { token, body: { id: 'a', opening } })
    const table = field(body, 'table')
    const stream = await listen(port, table, token)
    expect(await ask(port, `/api/v1/tables/${table}/events`, { token })).toMatchObject({
      status: 429,
    })
    stream.close()
  })
})

interface Heard {
  readonly id: string
  readonly event: string
  readonly data: unknown
}

async function listen(
  port: number,
  table: string,
  token: string,
  headers: Record<string, string> = {},
) {
  const stop = new AbortController()
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/tables/${table}/events`, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    signal: stop.signal,
  })
  expect(reply.headers.get('content-type')).toBe('text/event-stream')
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'self'")
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    async next(): Promise<Heard> {
      while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? ''
      const end = text.indexOf('\n\n')
      const lines = text.slice(0, end).split('\n')
      text = text.slice(end + 2)
      const [id, event, data] = ['id: ', 'event: ', 'data: '].map(
        name => lines.find(line => line.startsWith(name))?.slice(name.length) ?? '',
      )
      return { id, event, data: JSON.parse(data) }
    },
    close: () => stop.abort(),
  }
}

describe('the OpenAPI document', () => {
  it('has every command that is not about a connection', async () => {
    const { call } = await server()
    const { body } = await call('/openapi.json')
    const paths = Object.keys(Object(Reflect.get(Object(body), 'paths')))
    const atTables = [...tableCommand.options, ...personCommand.options]
    for (const { entries } of atTables) {
      expect(paths).toContain(`/tables/{table}/${entries.type.literal}`)
    }
    const inRooms = command.options.filter(one => isRoomCommand({ type: one.entries.type.literal }))
    expect(command.options.length - atTables.length - inRooms.length).toBe(7)
    expect(paths).toEqual(
      expect.arrayContaining(['/me', '/tables', '/codes/{code}', '/tables/{table}/events']),
    )
  })

  it('says what the door checks', async () => {
    const { call } = await server()
    const { body } = await call('/openapi.json')
    expect(body).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/tables/{table}/move': {
          post: {
            operationId: 'move',
            parameters: [{ name: 'table', in: 'path', required: true }],
            requestBody: {
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: ['id', 'since', 'move'],
                    additionalProperties: false,
                    properties: { since: { type: 'integer', minimum: 0 } },
                  },
                },
              },
            },
          },
        },
      },
    })
  })
})
