import { describe, expect, it } from 'vitest'
import { deedOf, placeOf } from './keys.ts'

const key = (
  code: string,
  held: Partial<Record<'shiftKey' | 'ctrlKey' | 'altKey', true>> = {},
) => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})

describe('keys', () => {
  it('mean the same on every layout: the place of the key counts', () => {
    expect(deedOf(key('KeyR'))).toBe('turn')
    expect(deedOf(key('KeyN'))).toBe('next-target')
    expect(deedOf(key('KeyN', { shiftKey: true }))).toBe('previous-target')
    expect(deedOf(key('KeyZ'))).toBeUndefined()
  })

  it('leave the shortcuts of the browser alone', () => {
    expect(deedOf(key('KeyR', { ctrlKey: true }))).toBeUndefined()
    expect(placeOf(key('Digit1', { altKey: true }))).toBeUndefined()
  })

  it('choose cards by digits, the tenth with 0', () => {
    expect(
      ['Digit1', 'Digit9', 'Digit0', 'Numpad2', 'KeyA'].map(code => placeOf(key(code))),
    ).toEqual([0, 8, 9, 1, undefined])
  })
})
