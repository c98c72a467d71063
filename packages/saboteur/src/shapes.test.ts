import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ALL_SIDES,
  BOTTOM,
  joinedTo,
  LEFT,
  parseShape,
  printShape,
  RIGHT,
  sameShape,
  TOP,
  turnShape,
} from './shapes.ts'

describe('a shape', () => {
  it('is read from the ledger notation', () => {
    expect(parseShape('T-B-R')).toEqual({
      open: TOP | BOTTOM | RIGHT,
      tunnels: [TOP | BOTTOM | RIGHT],
      stubs: 0,
    })
    expect(parseShape('Tx|Rx')).toEqual({ open: TOP | RIGHT, tunnels: [], stubs: TOP | RIGHT })
    expect(parseShape('T-B|Rx')).toEqual({
      open: TOP | BOTTOM | RIGHT,
      tunnels: [TOP | BOTTOM],
      stubs: RIGHT,
    })
    expect(parseShape('B')).toEqual({ open: BOTTOM, tunnels: [BOTTOM], stubs: 0 })
  })

  it('is refused if a side comes twice or is no side', () => {
    for (const wrong of ['T-T', 'T-B|Tx', 'X', 'T-', '', 'Txx', 'T B']) {
      expect(() => parseShape(wrong), wrong).toThrow(`no shape: ${wrong}`)
    }
  })

  it('[SAB-20] turns by half a turn only: top and bottom trade places, left and right too', () => {
    expect(turnShape(parseShape('T-R'))).toEqual(parseShape('B-L'))
    expect(turnShape(parseShape('L-R|Bx'))).toEqual(parseShape('R-L|Tx'))
    expect(sameShape(turnShape(parseShape('T-B')), parseShape('T-B'))).toBe(true)
    expect(sameShape(turnShape(parseShape('T-B')), parseShape('L-R'))).toBe(false)
  })

  it('[SB2-10][SB2-11] keeps tunnels apart that do not meet', () => {
    const bridge = parseShape('T-B|L-R')
    expect(joinedTo(bridge, TOP)).toBe(TOP | BOTTOM)
    expect(joinedTo(bridge, LEFT)).toBe(LEFT | RIGHT)
    const curves = parseShape('T-L|R-B')
    expect(joinedTo(curves, TOP)).toBe(TOP | LEFT)
    expect(joinedTo(curves, RIGHT)).toBe(RIGHT | BOTTOM)
    expect(joinedTo(curves, TOP | RIGHT)).toBe(ALL_SIDES)
    expect(sameShape(curves, turnShape(curves))).toBe(true)
    expect(sameShape(curves, parseShape('T-R|L-B'))).toBe(false)
    expect(sameShape(bridge, parseShape('T-B-L-R'))).toBe(false)
  })

  it('[SAB-36] leads nowhere from a stub', () => {
    expect(joinedTo(parseShape('T-B|Rx'), RIGHT)).toBe(0)
    expect(joinedTo(parseShape('Tx|Rx|Bx|Lx'), ALL_SIDES)).toBe(0)
  })

  it('is written short', () => {
    expect(printShape(parseShape('L-R-T'))).toBe('TLR')
    expect(printShape(parseShape('R-B|T-L'))).toBe('TL|BR')
    expect(printShape(parseShape('Lx|T-B|Rx'))).toBe('TBlr')
  })

  it('is itself again after two half turns', () => {
    const letters: readonly string[] = ['T', 'R', 'B', 'L']
    const anyShape = fc
      .tuple(fc.shuffledSubarray([...letters], { minLength: 1 }), fc.array(fc.boolean()))
      .map(([sides, cuts]) => sides.reduce((text, side, i) => text + (cuts[i] ? '|' : '-') + side))
    fc.assert(
      fc.property(anyShape, notation => {
        const shape = parseShape(notation)
        expect(sameShape(turnShape(turnShape(shape)), shape)).toBe(true)
        expect(printShape(turnShape(turnShape(shape)))).toBe(printShape(shape))
      }),
    )
  })
})
