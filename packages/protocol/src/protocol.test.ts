import { readFileSync } from 'node:fs'
import { quickRandom } from '@adit/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { check, decodeCommand, decodeMessage, encode, protocolRefusals } from './codec.ts'
import { command, tableCommand } from './commands.ts'
import { item } from './item.ts'
import { limits } from './limits.ts'
import { message } from './messages.ts'
import * as parts from './parts.ts'
import { phrases } from './words.ts'

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/```json (client|server)\n([\s\S]*?)```/g)].map(
  ([, side, text]) => ({ side, text, type: String(JSON.parse(text).type) }),
)
const fromClient = examples.filter(example => example.side === 'client')
const fromServer = examples.filter(example => example.side === 'server')

const typesOf = (schema: {
  readonly options: readonly { readonly entries: { readonly type: { readonly literal: string } } }[]
}) => schema.options.map(option => option.entries.type.literal).sort()

describe('every example on the page', () => {
  it.each(fromClient)('$type is a command', ({ text }) => {
    expect(decodeCommand(text)).toEqual({ ok: true, value: JSON.parse(text) })
  })

  it.each(fromServer)('$type is a message', ({ text }) => {
    expect(decodeMessage(text)).toEqual({ ok: true, value: JSON.parse(text) })
  })

  it('belongs to a page without other code', () => {
    expect(page.match(/```/g)).toHaveLength(2 * examples.length)
  })

  it('shows each command, message and item at least once', () => {
    const kinds = (of: typeof examples) => [...new Set(of.map(example => example.type))].sort()
    expect(kinds(fromClient)).toEqual(typesOf(command))
    expect(kinds(fromServer)).toEqual(typesOf(message))
    const items = fromServer.flatMap(({ text }) => JSON.parse(text).items ?? [])
    expect([...new Set(items.map(({ type }) => String(type)))].sort()).toEqual(typesOf(item))
  })
})

describe('the door for commands', () => {
  const why = (text: string) => {
    const read = decodeCommand(text)
    return read.ok ? 'accepted' : read.why
  }

  it.each([
    ['', { key: 'message-not-json' }],
    ['{', { key: 'message-not-json' }],
    ['null', { key: 'message-bad-field', slots: { field: 'type' } }],
    ['[]', { key: 'message-bad-field', slots: { field: 'type' } }],
    ['{"id":"a","type":"fly"}', { key: 'message-bad-field', slots: { field: 'type' } }],
    ['{"type":"mine"}', { key: 'message-bad-field', slots: { field: 'id' } }],
    ['{"id":"a b","type":"mine"}', { key: 'message-bad-field', slots: { field: 'id' } }],
    ['{"id":"a","type":"mine","x":1}', { key: 'message-bad-field', slots: { field: 'x' } }],
    [
      '{"id":"a","type":"sit","table":"t","seat":1.5}',
      { key: 'message-bad-field', slots: { field: 'seat' } },
    ],
    [
      '{"id":"a","type":"sit","table":"t","__proto__":{}}',
      { key: 'message-bad-field', slots: { field: '__proto__' } },
    ],
    [
      `"${'x'.repeat(limits.command)}"`,
      { key: 'message-too-long', slots: { most: limits.command } },
    ],
  ])('refuses %.50s', (text, reason) => {
    expect(why(text)).toEqual(reason)
    expect(protocolRefusals).toContain(reason.key)
  })

  it.each([
    ['a line', { type: 'chat', text: 'x'.repeat(limits.chat + 1) }],
    ['no line', { type: 'chat', text: '' }],
    ['a name', { type: 'rename', name: 'x'.repeat(limits.name + 1), avatar: 'x' }],
    ['a move', { type: 'move', since: 0, move: 'x'.repeat(limits.move + 1) }],
    ['a seed', { type: 'seed', seed: 'x'.repeat(65) }],
    ['a seat', { type: 'sit', seat: 16 }],
    ['a past', { type: 'move', since: -1, move: 'x' }],
  ])('refuses %s beyond its limit', (_what, wish) => {
    expect(check(tableCommand, { id: 'a', table: 't', ...wish }).ok).toBe(false)
  })

  it('takes a phrase with its own gaps, all of them, and no others', () => {
    const filled = { seat: 1, card: 'map', goal: 2 }
    for (const [phrase, wanted] of Object.entries(phrases)) {
      for (const given of [
        [],
        ['seat'],
        ['card'],
        ['goal'],
        ['seat', 'goal'],
        ['seat', 'card', 'goal'],
      ]) {
        const slots = Object.fromEntries(
          Object.entries(filled).filter(([slot]) => given.includes(slot)),
        )
        const sent = { id: 'a', table: 't', type: 'phrase', said: { phrase, slots } }
        const fits = given.join() === wanted.join()
        expect([sent, check(tableCommand, sent).ok]).toEqual([sent, fits])
      }
    }
    const odd = { id: 'a', table: 't', type: 'phrase', said: { phrase: 'toString', slots: {} } }
    expect(check(tableCommand, odd).ok).toBe(false)
  })

  it('lets gnomes say their own lines, and people not', () => {
    const said = { phrase: 'digs-straight', slots: { seat: 1 } }
    expect(check(tableCommand, { id: 'a', table: 't', type: 'phrase', said }).ok).toBe(false)
    expect(check(parts.saying, said).ok).toBe(true)
    expect(check(parts.saying, { ...said, slots: {} }).ok).toBe(false)
  })

  it('never throws, and lets nothing pass that it would not print again', () => {
    const texts = fromClient.map(example => example.text)
    fc.assert(
      fc.property(fc.nat(), fc.string(), (seed, noise) => {
        const random = quickRandom(seed)
        const text = texts[random.below(texts.length)]
        const at = random.below(text.length)
        const cut = random.below(4)
        const garbled = text.slice(0, at) + noise.slice(0, 3) + text.slice(at + cut)
        const read = decodeCommand(garbled)
        if (read.ok) expect(decodeCommand(encode(read.value))).toEqual(read)
        else expect(protocolRefusals).toContain(read.why.key)
      }),
      { numRuns: 3_000, seed: 1 },
    )
  })
})
