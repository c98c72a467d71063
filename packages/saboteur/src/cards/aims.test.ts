import { describe, expect, it } from 'vitest'
import { given } from '../../trial/testing.ts'
import { printCell } from '../maze/cells.ts'
import { type Aim, atCell, atGoals, atNothing, atPlacement, atSeat, atTool } from './aims.ts'

const TOO_FAR = 1 << 30

describe('what a card is aimed at', () => {
  it.each<readonly [name: string, aim: Aim, text: string, cells: string, seat: number | undefined]>(
    [
      ['nothing', atNothing, '', '', undefined],
      ['a seat', atSeat, '11', '', 11],
      ['a tool', atTool, 'lamp 4', '', 4],
      ['a cell', atCell, '-3,2', '-3,2', undefined],
      ['two goals', atGoals, '8,-2 8,0', '8,-2 8,0', undefined],
      ['a placement', atPlacement, 'TBR 3,-1', '3,-1', undefined],
    ],
  )('%s reads back as it was written, and says which cells and whom it is about', (...row) => {
    const [name, aim, text, cells, seat] = row
    const target = aim.parse(text.split(' ')) ?? -1
    expect(target).toBeGreaterThanOrEqual(0)
    expect(aim.fits(target)).toBe(true)
    expect(aim.print(target).join(' ')).toBe(text)
    expect(aim.cells(target).map(printCell).join(' ')).toBe(cells)
    expect(aim.seat(target)).toBe(seat)
    expect(`a ${aim.at}`).toContain(name.split(' ').at(-1)?.slice(0, 4))
  })

  it.each<readonly [name: string, aim: Aim, text: string]>([
    ['a seat that is none', atSeat, 'nobody'],
    ['a tool that is none', atTool, 'spoon 1'],
    ['a tool of nobody', atTool, 'lamp'],
    ['no cell', atCell, 'there'],
    ['one goal', atGoals, '8,-2'],
    ['a second goal that is none', atGoals, '8,-2 there'],
    ['a first goal that is none', atGoals, 'there 8,0'],
    ['a card that is none', atPlacement, 'XX 3,-1'],
    ['a card nowhere', atPlacement, 'TBR'],
  ])('%s is not read', (_name, aim, text) => {
    expect(aim.parse(text.split(' '))).toBeUndefined()
  })

  it('a number that stands for nobody and nothing does not fit', () => {
    expect([atNothing.fits(0), atNothing.fits(1)]).toEqual([true, false])
    expect([atSeat.fits(15), atSeat.fits(16)]).toEqual([true, false])
    expect([atTool.fits(3 * 16 - 1), atTool.fits(3 * 16)]).toEqual([true, false])
    // The upper goal comes first.
    expect([atGoals.fits(0x0102), atGoals.fits(0x0201)]).toEqual([true, false])
    expect(atGoals.fits(0x0101)).toBe(true)
    for (const aim of [atCell, atPlacement]) expect(aim.fits(TOO_FAR)).toBe(true)
  })

  it('two goals are the same two in either order', () => {
    expect(atGoals.parse(['8,0', '8,-2'])).toBe(atGoals.parse(['8,-2', '8,0']))
  })

  it('every laid card, goal and chest is a cell to aim at, once', () => {
    const { rules, state } = given({ modules: ['chests'] }, 'laid: LR 1,0 LR 2,0\nhand 0: TB')
    const cells = Array.from({ length: atCell.size(rules, state) }, (_, number) =>
      printCell(atCell.nth(rules, state, number)),
    )
    expect(cells.toSorted()).toEqual(
      ['1,0', '2,0', '8,-2', '8,0', '8,2', '2,-2', '2,2', '6,-1', '6,1'].sort(),
    )
  })

  it('counts through everything that could be aimed at, each once', () => {
    const { rules, state } = given({ seats: 4 }, 'laid: LR 1,0\nhand 0: TB')
    const all = (aim: Aim): readonly number[] =>
      Array.from({ length: aim.size(rules, state) }, (_, number) => aim.nth(rules, state, number))
    const said = (aim: Aim): readonly string[] =>
      all(aim)
        .filter(target => target >= 0)
        .map(target => aim.print(target).join(' '))
    expect(said(atNothing)).toEqual([''])
    expect(said(atSeat)).toEqual(['0', '1', '2', '3'])
    expect(said(atTool)).toHaveLength(12)
    expect(new Set(said(atTool)).size).toBe(12)
    expect(said(atCell)).toEqual(expect.arrayContaining(['1,0', '8,-2', '8,0', '8,2']))
    expect(said(atGoals)).toEqual(['8,-2 8,0', '8,-2 8,2', '8,0 8,2'])
    expect(all(atPlacement)).toEqual([])
    expect(atPlacement.nth(rules, state, 0)).toBe(-1)
  })
})
