import { describe, expect, it } from 'vitest'
import { printMovingCode, readMovingCode } from './moving-code.ts'

describe('the code for another device', () => {
  it.each(['ABCDE23456', 'abcde 23456', ' abcde-23456 '])(
    'is read as people write it: %s',
    text => {
      expect(readMovingCode(text)).toEqual({ code: 'ABCDE23456' })
      expect(readMovingCode(printMovingCode('ABCDE23456'))).toEqual({ code: 'ABCDE23456' })
    },
  )

  it('is counted where it is none', () => {
    expect(readMovingCode('ABC 12')).toEqual({ count: 5 })
    expect(readMovingCode('')).toEqual({ count: 0 })
    expect(readMovingCode('ВСДЕФ23456')).toEqual({ count: 10 })
  })
})
