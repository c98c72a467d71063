import { expect, it } from 'vitest'
import { openToken, sealToken } from './token.ts'

it('opens with the secret it was sealed with, and no other', () => {
  const token = sealToken('ann', 'secret')
  expect(openToken(token, 'secret')).toBe('ann')
  expect(openToken(token, 'other')).toBeUndefined()
})

it('does not open when a character of it is changed', () => {
  const token = sealToken('ann', 'secret')
  for (let at = 0; at < token.length - 1; at++) {
    const other = token[at] === 'A' ? 'B' : 'A'
    const forged = token.slice(0, at) + other + token.slice(at + 1)
    expect([forged, openToken(forged, 'secret')]).toEqual([forged, undefined])
  }
})

it.each(['', '.', '..', '...', 'adit1', 'adit1.ann', 'adit1.ann.', 'adit1..', 'ä.ö.ü'])(
  'is not %j',
  text => {
    expect(openToken(text, 'secret')).toBeUndefined()
  },
)
