import { nth } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { rulerOf, signsOf } from './ruler.ts'

const stretches = [
  { round: 1, from: 0, length: 21, isOver: true },
  { round: 2, from: 21, length: 51, isOver: true },
  { round: 3, from: 72, length: 11, isOver: true },
]

describe('a ruler', () => {
  it('gives most of its width to the round that is looked at', () => {
    const { bands } = rulerOf(stretches, 30, 0.62)
    expect(bands.map(band => band.round)).toEqual([1, 2, 3])
    expect(nth(bands, 1).width).toBeCloseTo(0.62)
    expect(bands.reduce((sum, band) => sum + band.width, 0)).toBeCloseTo(1)
    expect(nth(rulerOf(stretches, 3, 0.62).bands, 0).width).toBeCloseTo(0.62)
    expect(rulerOf(stretches.slice(0, 1), 3, 0.62).bands[0]).toMatchObject({ left: 0, width: 1 })
  })

  it('finds every stop again at its place', () => {
    const ruler = rulerOf(stretches, 30, 0.62)
    for (let stop = 0; stop < 83; stop++) {
      // A round's last stop and the next one's first are almost at one place.
      const found = ruler.stopAt(ruler.place(stop) - (stop === 20 || stop === 71 ? 1e-6 : 0))
      expect(found).toBe(stop)
    }
    expect([ruler.stopAt(0), ruler.stopAt(1), ruler.stopAt(7)]).toEqual([0, 82, 82])
  })
})

describe('signs', () => {
  it('leave the room to the most telling', () => {
    const ruler = rulerOf(stretches, 30, 0.62)
    const marks = [
      { stop: 30, kind: 'map' },
      { stop: 31, kind: 'goal' },
      { stop: 60, kind: 'mend' },
    ] as const
    const signs = signsOf(marks, ruler, 0.03)
    expect(signs.map(sign => [sign.stop, sign.isPin])).toEqual([
      [30, true],
      [31, false],
      [60, false],
    ])
  })
})
