import { cards } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import * as ledger from '../../../../../packages/saboteur/src/shapes.ts'
import { parseShape, type Side, sides, throughSide } from './shape.ts'

const bit = (side: Side): number => 1 << sides.indexOf(side)
const bits = (list: readonly Side[]): number => list.reduce((set, side) => set | bit(side), 0)

const notations = [
  ...new Set(cards.flatMap(card => ('shape' in card && card.shape ? [card.shape] : []))),
]

describe('parseShape', () => {
  it.each(notations)('reads %s as the rules do', notation => {
    const ways = parseShape(notation)
    const shape = ledger.parseShape(notation)
    const passages = ways.filter(way => !way.stub).map(way => bits(way.sides))
    const stubs = ways.filter(way => way.stub).flatMap(way => way.sides)
    expect(passages).toEqual(shape.tunnels)
    expect(bits(stubs)).toBe(shape.stubs)
    expect(bits(ways.flatMap(way => way.sides))).toBe(shape.open)
  })

  it('refuses what is no side', () => {
    expect(() => parseShape('T-Q')).toThrow('no side: Q')
  })
})

describe('throughSide', () => {
  it('finds the side with another straight across', () => {
    expect(throughSide({ sides: ['T', 'R'], stub: false })).toBeUndefined()
    expect(throughSide({ sides: ['L', 'R', 'T'], stub: false })).toBe('L')
  })
})
