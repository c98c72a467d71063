import { nth } from '@adit/kernel'
import { cellAt, faceOf, kindOf, type PlayerMove, saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import {
  asking,
  canTurn,
  discardFor,
  isPlayerMove,
  laying,
  laysTurned,
  mostDiscarded,
  playsOf,
  ransoms,
  spentBy,
  unasked,
} from './plays.ts'

const game = saboteur.open({ ...nth(saboteur.presets, 0).config, seats: 3 })

function moves(...texts: readonly string[]): readonly PlayerMove[] {
  return texts.map(text => {
    const move = game.notation.parseMove(text)
    if (!move.ok || !isPlayerMove(move.value)) throw new Error(`no move: ${text}`)
    return move.value
  })
}

describe('legal moves by what is pointed at', () => {
  const legal = moves(
    'lay TR 1,0',
    'lay BL 1,0',
    'lay TR 0,1',
    'lay LR 1,0',
    'break lamp 1',
    'break lamp 2',
    'map 8,0',
    'thief',
    'pass TR',
  )

  it('sorts a tunnel card by cells, and says where it can be turned', () => {
    const { cells, seats, plain } = playsOf(legal, kindOf.TR)
    expect([...cells.keys()]).toEqual([cellAt(1, 0), cellAt(0, 1)])
    expect([seats.size, plain.length]).toEqual([0, 0])
    expect(canTurn(cells.get(cellAt(1, 0)) ?? [])).toBe(true)
    expect(canTurn(cells.get(cellAt(0, 1)) ?? [])).toBe(false)
  })

  it('turns a card by itself where only one way fits', () => {
    const both = playsOf(legal, kindOf.TR).cells.get(cellAt(1, 0)) ?? []
    const one = moves('lay TR 0,1')
    expect(laying(both, true).map(laysTurned)).toEqual([true])
    expect(laying(one, true)).toEqual(one)
  })

  it('sorts actions by seats and cells, and those without a target apart', () => {
    expect([...playsOf(legal, kindOf['broken-lamp']).seats.keys()]).toEqual([1, 2])
    expect([...playsOf(legal, kindOf.map).cells.keys()]).toEqual([cellAt(8, 0)])
    expect(playsOf(legal, kindOf.thief).plain).toEqual(moves('thief'))
  })

  it('points a vein swap at both of its goals', () => {
    const { cells } = playsOf(moves('vein-swap 8,0 8,2'), kindOf['vein-swap'])
    expect([...cells.keys()]).toEqual([cellAt(8, 0), cellAt(8, 2)])
  })

  it('parts laying at one’s own cost from asking others to pay', () => {
    const tolled = moves('lay LR 1,0', 'lay LR 1,0 asking 1', 'lay LR 1,0 asking 2')
    expect(unasked(tolled)).toEqual(moves('lay LR 1,0'))
    expect([...asking(tolled)]).toEqual([
      [1, tolled[1]],
      [2, tolled[2]],
    ])
  })
})

describe('discards', () => {
  const legal = moves(
    'pass TR',
    'pass TR map',
    'pass TR map veto',
    'ransom trap TR map',
    'ransom lamp TR map',
  )

  it('are found in whatever order the cards were taken up', () => {
    expect(discardFor(legal, [kindOf.map, kindOf.TR])).toBe(legal[1])
    expect(discardFor(legal, [kindOf.map])).toBeUndefined()
    expect(mostDiscarded(legal)).toBe(3)
  })

  it('buy off what lies in front of one', () => {
    expect(ransoms(legal)).toEqual([3, 1])
    expect(discardFor(legal, [kindOf.TR, kindOf.map], 1)).toBe(legal[4])
  })
})

it('what the reader lays or discards is no longer in their hand, what others do stays out of it', () => {
  const { LR, map } = kindOf
  const laid = (seat: number) =>
    ({ type: 'laid', seat, at: cellAt(1, 0), face: faceOf(LR, 1) }) as const
  expect(spentBy(0, [laid(0), { type: 'passed', seat: 0, cards: [map, map] }])).toEqual([
    LR,
    map,
    map,
  ])
  expect(spentBy(0, [laid(1)])).toEqual([])
  expect(spentBy(undefined, [laid(0)])).toEqual([])
})
