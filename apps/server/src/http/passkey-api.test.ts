import { expect, it } from 'vitest'
import { Authenticator } from '../../trial/authenticator.ts'
import { arrive } from '../../trial/client.ts'
import { generous } from '../../trial/generous.ts'
import { ask, type Request } from '../../trial/http.ts'
import { testServers } from '../../trial/server.ts'

const start = testServers()
const origin = 'https://adit.example'

async function server(settings: Parameters<typeof start>[0] = {}) {
  const { port } = await start({ origin, ...settings })
  const call = (path: string, request: Request = {}) =>
    ask(port, `/api/v1/me${path}`, {
      method: 'POST',
      body: {},
      ...request,
      headers: { origin, ...request.headers },
    })
  return { port, call, ann: await arrive(port, 'Ann') }
}

function options(body: unknown) {
  const { challenge, rp, rpId, user } = Object(Object(body).options)
  return { challenge, rp: rpId ?? rp.id, user: user?.id ?? '' }
}

it('a person comes back in another browser, and finds the passkey in what is kept of them', async () => {
  const { port, call, ann } = await server()
  const key = new Authenticator()
  const offer = options((await call('/passkeys/offer', { token: ann })).body)
  expect(offer.rp).toBe('adit.example')
  const added = await call('/passkeys/add', { token: ann, body: key.create(offer, origin) })
  expect(added.status).toBe(200)
  const { rp, challenge } = options((await call('/return/ask')).body)
  const signed = key.sign({ rp, challenge, user: offer.user }, origin)
  const back = await call('/return', { body: { ...signed, keep: 'cookie' } })
  expect(back).toMatchObject({ status: 200, body: { name: 'Ann' } })
  const headers = { cookie: (back.headers.get('set-cookie') ?? '').split(';')[0] }
  const kept = await ask(port, '/api/v1/me/kept', { headers })
  const [{ key: name, since }] = Object(added.body).passkeys
  expect(kept.body).toMatchObject({ name: 'Ann', passkeys: [{ key: name, since }] })
  expect(kept.text).not.toContain(key.id)
  const again = await call('/return', { body: { ...signed, keep: 'cookie' } })
  expect(again).toMatchObject({ status: 404, body: { why: { key: 'server-unknown-passkey' } } })
})

it('pages under numbers have none, and programs neither', async () => {
  const { port, ann } = await server()
  for (const headers of [{}, { origin: `http://127.0.0.1:${port}` }]) {
    const request = { token: ann, body: {}, headers }
    const reply = await ask(port, '/api/v1/me/passkeys/offer', request)
    expect(reply).toMatchObject({ status: 409, body: { why: { key: 'server-no-passkeys' } } })
  }
})

it('asking is as dear as arriving', async () => {
  const { call, ann } = await server({
    limits: { ...generous, arriving: { perSecond: 0, burst: 3 } },
  })
  expect((await call('/return/ask')).status).toBe(200)
  expect((await call('/passkeys/offer', { token: ann })).status).toBe(200)
  expect((await call('/return/ask')).status).toBe(429)
  expect((await call('/passkeys/offer', { token: ann })).status).toBe(429)
})
