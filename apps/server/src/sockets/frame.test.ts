import { expect, it } from 'vitest'
import { BYTES, frameOf } from './frame.ts'

const sent = (text: string): Buffer => Buffer.from(frameOf(text), BYTES)

it('is what RFC 6455 shows for a greeting', () => {
  expect([...sent('Hello')]).toEqual([0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f])
})

it.each([
  [0, [0]],
  [125, [125]],
  [126, [126, 0, 126]],
  [65_535, [126, 0xff, 0xff]],
  [65_536, [127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('says how long a text of %i bytes is', (length, head) => {
  const frame = sent('x'.repeat(length))
  expect([...frame.subarray(0, 1 + head.length)]).toEqual([0x81, ...head])
  expect(frame.subarray(1 + head.length).toString()).toBe('x'.repeat(length))
})

it.each(['гном '.repeat(20), 'Zwölf Gänge ', 'é', '🪨'])(
  'counts bytes and not letters: %s',
  text => {
    const frame = sent(text)
    const head = Buffer.byteLength(text) < 126 ? 2 : 4
    expect(frame.length - head).toBe(Buffer.byteLength(text))
    expect(frame.subarray(head).toString()).toBe(text)
  },
)

it('says in bytes how long the letters of others are', () => {
  expect([...sent('гном '.repeat(20)).subarray(0, 4)]).toEqual([0x81, 126, 0, 180])
})
