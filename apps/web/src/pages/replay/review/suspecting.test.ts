import { nth } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { clearSince, heaviest, peakOf, percent, tenths, weighed } from './suspecting.ts'

describe('suspicion', () => {
  it('dots moves that weighed something, with how much', () => {
    const found = weighed([0.4, 0.42, 0.8, 0.8, 0.5])
    expect(found.map(one => one.stop)).toEqual([2, 4])
    expect(nth(found, 0).weight).toBeCloseTo(Math.log(4) - Math.log(0.42 / 0.58))
    expect(found[1]).toMatchObject({ before: 0.8, after: 0.5 })
    expect(heaviest([0.4, 0.42, 0.8, 0.8, 0.5], 1).map(one => one.stop)).toEqual([2])
  })

  it('says from when on one could be sure', () => {
    expect(clearSince([0.4, 0.9, 0.5, 0.8, 0.95])).toBe(3)
    expect(clearSince([0.4, 0.9, 0.5])).toBeUndefined()
    expect(peakOf([0.4, 0.9, 0.5])).toEqual({ stop: 1, value: 0.9 })
  })

  it('never shows certainty', () => {
    expect([0, 0.04, 0.37, 0.95, 1].map(percent)).toEqual([
      '< 5 %',
      '< 5 %',
      '37 %',
      '> 95 %',
      '> 95 %',
    ])
  })

  it('writes tenths as a reader of the language does', () => {
    expect([tenths(1.25, 'en'), tenths(-3, 'de'), tenths(0.5, 'ru')]).toEqual([
      '1.3',
      '-3,0',
      '0,5',
    ])
  })
})
