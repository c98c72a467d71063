import { describe, expect, it } from 'vitest'
import { kindOf } from '../cards/order.ts'
import { isCell } from './cells.ts'
import { faceCount, faceOf, isFace, kindOfFace, looksAlike, shapeOf, turnOfFace } from './faces.ts'

describe('a face', () => {
  it('is a card with a shape, and which way up it lies', () => {
    for (const turn of [0, 1] as const) {
      const face = faceOf(kindOf.TBR, turn)
      expect([kindOfFace(face), turnOfFace(face)]).toEqual([kindOf.TBR, turn])
    }
    expect(shapeOf(faceOf(kindOf.TR, 1))).not.toEqual(shapeOf(faceOf(kindOf.TR, 0)))
    expect([looksAlike[kindOf.TB], looksAlike[kindOf.TR]]).toEqual([1, 0])
  })

  it('is a whole number from nothing up to how many there are, and a cell one of its own', () => {
    expect([0, faceCount - 1, -1, faceCount, 0.5, Number.NaN, '1', null].filter(isFace)).toEqual([
      0,
      faceCount - 1,
    ])
    expect([0, 65535, -1, 65536, 0.5, Number.NaN, '1', null].filter(isCell)).toEqual([0, 65535])
  })
})
