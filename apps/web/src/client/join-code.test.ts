import { describe, expect, it } from 'vitest'
import { printCode, readCode } from './join-code.ts'

describe('a code that was typed', () => {
  it.each(['384127', ' 384 127 ', '384-127', '3 8 4 1 2 7'])('is read as written: %s', text => {
    expect(readCode(text)).toEqual({ is: 'code', code: '384127' })
  })

  it('says what is wrong with it', () => {
    expect(readCode('3841')).toEqual({ is: 'short', count: 4 })
    expect(readCode('')).toEqual({ is: 'short', count: 0 })
    expect(readCode('38412799')).toEqual({ is: 'long', count: 8 })
    expect(readCode('384/127')).toEqual({ is: 'letters', text: '384/127' })
    expect(readCode('привет')).toEqual({ is: 'letters', text: 'привет' })
  })

  it('is shown in two groups and read back', () => {
    expect(printCode('384127')).toBe('384 127')
    expect(readCode(printCode('004127'))).toEqual({ is: 'code', code: '004127' })
    expect(printCode('ABCDEFGHJKMN')).toBe('ABC DEF GHJ KMN')
    expect(readCode('abc def ghj kmn')).toEqual({ is: 'code', code: 'ABCDEFGHJKMN' })
  })
})
