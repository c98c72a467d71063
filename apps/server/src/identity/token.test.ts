import { expect, it } from 'vitest'
import { openToken, sealToken } from './token.ts'

const ann = { of: 'session', id: 'ann' } as const

it('opens with the secret it was sealed with, and no other', () => {
  const token = sealToken(ann, 'secret')
  expect(openToken(token, 'secret')).toEqual(ann)
  expect(openToken(token, 'other')).toBeUndefined()
})

it('does not open when a character of it is changed', () => {
  const token = sealToken(ann, 'secret')
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

it('of the first kind names the person, and is no session', () => {
  const first = { of: 'person', id: 'ann' } as const
  const token = sealToken(first, 'secret')
  expect(token).toMatch(/^adit1\.ann\./)
  expect(openToken(token, 'secret')).toEqual(first)
  expect(openToken(token.replace('adit1', 'adit2'), 'secret')).toBeUndefined()
})
