import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runIn } from './fake-terminal.ts'

const token = 'a-token-of-more-than-twenty-signs'
const asked: { readonly path: string | undefined; readonly body: string }[] = []
const report = {
  seq: 3,
  at: 0,
  report: {
    table: 't1',
    by: { id: 'a', name: 'Ann' },
    about: { id: 'b-1', name: 'Bob' },
    why: 'insult',
    said: [{ seq: 9, at: 0, player: 'b-1', name: 'Bob', text: 'You \u001b[31mcheat!' }],
  },
}

const server = createServer((request, reply) => {
  const isKeeper = request.headers.authorization === `Bearer ${token}`
  void textOf(request).then(body => {
    asked.push({ path: request.url, body })
    reply.writeHead(isKeeper ? 200 : 404, { 'content-type': 'application/json' })
    reply.end(JSON.stringify(isKeeper ? { reports: [report], deeds: [] } : {}))
  })
})

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of request) text += String(piece)
  return text
}

let address = ''
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  address = `http://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
})
afterAll(() => new Promise(resolve => server.close(resolve)))

const admin = (words: readonly string[], variables = { ADIT_KEEPER_TOKEN: token }) =>
  runIn({ variables }, 'admin', ...words, '--server', address)

describe('adit admin', () => {
  it('shows reports with what was said, and no tricks of the terminal', async () => {
    const { code, out } = await admin(['reports'])
    expect(code).toBe(0)
    expect(out).toContain('Bob (b-1): insult, says Ann. Table t1.')
    expect(out).toContain('cheat!')
    expect(out).not.toContain('\u001b[31mcheat')
  })

  it('sends what is decided', async () => {
    const { code } = await admin(['ban', 'b-1', '--hours', '48', '--report', '3', '--note', 'So.'])
    expect(code).toBe(0)
    expect(asked.at(-1)).toEqual({
      path: '/api/v1/keeper/deeds',
      body: '{"deed":"ban","person":"b-1","hours":48,"report":3,"note":"So."}',
    })
    await admin(['dismiss', '3'])
    expect(asked.at(-1)?.body).toBe('{"deed":"dismiss","report":3}')
  })

  it('needs the token, the right one, and a server', async () => {
    expect(await admin(['reports'], { ADIT_KEEPER_TOKEN: 'wrong' })).toMatchObject({ code: 1 })
    expect(await runIn({}, 'admin', 'reports')).toMatchObject({ code: 2 })
    const variables = { ADIT_KEEPER_TOKEN: token }
    const nowhere = ['admin', 'reports', '--server', 'http://127.0.0.1:1']
    expect((await runIn({ variables }, ...nowhere)).err).toContain('No server answers')
  })
})
