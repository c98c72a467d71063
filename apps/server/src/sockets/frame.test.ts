import { expect, it } from 'vitest'
import { frameOf } from './frame.ts'

it('is what RFC 6455 shows for a greeting', () => {
  expect([...frameOf('Hello')]).toEqual([0x81, 0x05, 0x48, 0x65, 0x6c, 0x6c, 0x6f])
})

it.each([
  [0, [0]],
  [125, [125]],
  [126, [126, 0, 126]],
  [65_535, [126, 0xff, 0xff]],
  [65_536, [127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('says how long a text of %i bytes is', (length, head) => {
  const frame = frameOf('x'.repeat(length))
  expect([...frame.subarray(0, 1 + head.length)]).toEqual([0x81, ...head])
  expect(frame.subarray(1 + head.length).toString()).toBe('x'.repeat(length))
})

it('counts bytes and not letters', () => {
  const text = 'гном '.repeat(20)
  const frame = frameOf(text)
  expect([...frame.subarray(0, 4)]).toEqual([0x81, 126, 0, 180])
  expect(frame.subarray(4).toString()).toBe(text)
})
