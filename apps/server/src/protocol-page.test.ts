import { readFileSync } from 'node:fs'
import { command, decodeCommand, decodeMessage, item, message } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { ask } from '../trial/http.ts'
import { testServers } from '../trial/server.ts'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/```json (client|server)\n([\s\S]*?)```/g)]
const start = testServers()

describe('docs/protocol.md', () => {
  it.each(examples.map(([, side, text]) => [side, text] as const))('%s: %s', (side, text) => {
    const read = side === 'client' ? decodeCommand(text) : decodeMessage(text)
    expect(read).toEqual({ ok: true, value: JSON.parse(text) })
  })

  it('shows every command, every message and every item', () => {
    const shown = (side: string): unknown[] =>
      examples.filter(one => one[1] === side).map(one => JSON.parse(one[2]))
    const typesOf = (list: readonly unknown[]): Set<unknown> =>
      new Set(list.map(one => Object(one).type))
    const all = (schema: { options: readonly { entries: { type: { literal: string } } }[] }) =>
      new Set(schema.options.map(one => one.entries.type.literal))
    expect(typesOf(shown('client'))).toEqual(all(command))
    expect(typesOf(shown('server'))).toEqual(all(message))
    expect(typesOf(shown('server').flatMap(one => Object(one).items ?? []))).toEqual(all(item))
  })

  it('names every request that programs can make, and no other', async () => {
    const { port } = await start()
    const { body } = await ask(port, '/api/v1/openapi.json')
    const document = Object.entries(Object(Reflect.get(Object(body), 'paths')))
    const there = document.flatMap(([path, methods]) =>
      Object.keys(Object(methods)).map(method => `${method.toUpperCase()} ${path}`),
    )
    const commands = /^POST \/tables\/\{table\}\/[a-z-]+$/
    const wanted = new Set(there.map(one => (commands.test(one) ? commandRow : one)))
    const named = page.matchAll(/`((?:GET|POST|PUT) \/[^\s`]*)`/g)
    const rows = [...named].map(([, row]) => row).filter(row => !row.startsWith('POST /api'))
    expect(rows.toSorted()).toEqual([...wanted].toSorted())
  })
})

const commandRow = 'POST /tables/{table}/{command}'
