import { describe, expect, it } from 'vitest'
import { at, given, hanging, lay, linked, placements, START_ONLY } from '../../trial/maze-scene.ts'
import { kindOf, kindsOf } from '../cards/order.ts'
import { printFace } from '../text/face-text.ts'
import { printCell } from './cells.ts'
import { CONNECTED, HANGING, type Maze, removeCard } from './maze.ts'
import { atOfPlacement, faceOfPlacement, listPlacements } from './placements.ts'

describe('laying', () => {
  it('[SAB-21] needs a face-up card on a full side; a corner is not enough', () => {
    const maze = given(START_ONLY)
    expect(linked(maze, 'TBLR', '1,1')).toBe('SAB-21 lay-no-neighbour')
    expect(linked(maze, 'TBLR', '30,30')).toBe('SAB-21 lay-no-neighbour')
    expect(linked(maze, 'TBLR', '0,0')).toBe('lay-cell-taken')
    expect(linked(maze, 'TBLR', '8,0')).toBe('lay-cell-taken')
  })

  it('[SAB-22] needs tunnel against tunnel and rock against rock on every side', () => {
    const maze = given(`
      columns: 0 1 2 8
      row -1: . TLR . .
      row 0: start . . goal0?
      row 1: . TB . .`)
    expect(linked(maze, 'TL', '1,0')).toBe('SAB-22 lay-clash top')
    expect(linked(maze, 'LR', '1,0')).toBe('SAB-22 lay-clash bottom')
    expect(linked(maze, 'TR', '1,0')).toBe('SAB-22 lay-clash top')
    expect(linked(maze, 'BR', '1,0')).toBe('SAB-22 lay-clash left')
    expect(linked(maze, 'BLR', '1,0')).toBe('legal')
    expect(linked(maze, 'BL', '1,0')).toBe('legal')
  })

  const deadEnd = `
    columns: 0 1 2 3 8
    row 0: start lr . . goal0?
    row 1: TB . . . .`

  it('[SAB-23] wants a linked side: a dead end may be laid, but nothing on from behind it', () => {
    expect(linked(given(START_ONLY), 'lr', '1,0')).toBe('legal')
    expect(linked(given(deadEnd), 'LR', '2,0')).toBe('SAB-23 lay-behind-dead-end')
    expect(linked(given(deadEnd), 'BR', '1,1')).toBe('SAB-23 lay-no-joint')
  })

  it('[SAB-24] lets the far stub of a dead end be continued where cards only hang together', () => {
    expect(hanging(given(deadEnd), 'LR', '2,0')).toBe('legal')
    expect(hanging(given(deadEnd), 'BR', '1,1')).toBe('SAB-24 lay-no-joint')
    expect(placements(given(deadEnd), 'LR', CONNECTED)).toEqual(['LR -1,0'])
    expect(placements(given(deadEnd), 'LR', HANGING)).toEqual(['LR -1,0', 'LR 2,0'])
  })

  it('[SAB-24, SAB-32] nothing hangs on a side that clashes', () => {
    const beside = (card: string): Maze =>
      given(`
        columns: 0 1 2 8
        row 0: start . ${card} goal0?`)
    const clash = beside('TB')
    lay(clash, 'lr', '1,0')
    expect(hanging(clash, 'TB', '2,1')).toBe('SAB-25 lay-cut-off')
    const fits = beside('TBL')
    lay(fits, 'lr', '1,0')
    expect(hanging(fits, 'TB', '2,1')).toBe('legal')
  })

  it('[SAB-25] leaves a part that is cut off alone until a card joins it again', () => {
    const maze = given(`
      columns: 0 1 2 3 4 8
      row 0: start LR LR TBLR . goal0?`)
    removeCard(maze, at('1,0'))
    for (const rule of [linked, hanging]) {
      expect(rule(maze, 'LR', '4,0')).toBe('SAB-25 lay-cut-off')
      expect(rule(maze, 'TB', '3,1')).toBe('SAB-25 lay-cut-off')
      expect(rule(maze, 'TLR', '1,0')).toBe('legal')
    }
    lay(maze, 'TLR', '1,0')
    expect(linked(maze, 'LR', '4,0')).toBe('legal')
  })

  it('[SAB-25] counts a part behind a dead end as hanging, and as cut off once the card is gone', () => {
    const maze = given(`
      columns: 0 1 2 3 8
      row 0: start lr LR . goal0?`)
    expect(hanging(maze, 'LR', '3,0')).toBe('legal')
    expect(linked(maze, 'LR', '3,0')).toBe('SAB-23 lay-behind-dead-end')
    removeCard(maze, at('1,0'))
    expect(hanging(maze, 'LR', '3,0')).toBe('SAB-25 lay-cut-off')
  })

  it('[SAB-26] asks nothing of the side towards a face-down goal, and does not build from it', () => {
    const maze = given(`
      columns: 0 1 2 3
      row 0: start LR . goal0?`)
    expect(linked(maze, 'LR', '2,0')).toBe('legal')
    expect(linked(maze, 'TL', '2,0')).toBe('legal')
    expect(linked(maze, 'LR', '4,0')).toBe('SAB-26 lay-only-closed-neighbour')
    expect(hanging(maze, 'TB', '3,1')).toBe('SAB-26 lay-only-closed-neighbour')
  })

  it('[SAB-26] does not pass through a face-down goal', () => {
    const maze = given(`
      columns: 0 1 2 3
      row 0: start goal0? LR .`)
    expect(linked(maze, 'LR', '3,0')).toBe('SAB-25 lay-cut-off')
    expect(hanging(maze, 'LR', '3,0')).toBe('SAB-25 lay-cut-off')
  })

  it('[SAB-27] fills a gap with whatever fits there', () => {
    const maze = given(`
      columns: 0 1 2 8
      row 0: start TBLR LR goal0?
      row 1: TLR LR . .`)
    removeCard(maze, at('1,0'))
    expect(linked(maze, 'BLR', '1,0')).toBe('SAB-22 lay-clash bottom')
    expect(linked(maze, 'LR', '1,0')).toBe('legal')
    expect(linked(maze, 'TLR', '1,0')).toBe('legal')
    expect(linked(maze, 'lr', '1,0')).toBe('legal')
  })

  it('offers a hand of several cards at once, each kind once, and passes over the rest', () => {
    const out: number[] = []
    const hand = [kindOf.TB, kindOf.map, kindOf.TB, -1, kindOf.LR, kindOf.gold]
    const end = listPlacements(given(START_ONLY), CONNECTED, hand, out, 2, 1 << 24)
    const listed = out.slice(2, end).map(entry => {
      expect(entry >> 24).toBe(1)
      const placement = entry & 0xffffff
      return `${printFace(faceOfPlacement(placement))} ${printCell(atOfPlacement(placement))}`
    })
    expect(listed.sort()).toEqual(['LR -1,0', 'LR 1,0', 'TB 0,-1', 'TB 0,1'])
    const part = listPlacements(given(START_ONLY), CONNECTED, hand, out, 0, 0, 3, 5)
    expect(out.slice(0, part).map(atOfPlacement).map(printCell)).toEqual(['-1,0', '1,0'])
    expect(linked(given(START_ONLY), 'gold', '1,0')).toBe('lay-no-tunnel')
  })
})

describe('Saboteur 2', () => {
  it('[SB2-10] does not turn off on a bridge', () => {
    const maze = given(`
      columns: 0 1 2 8
      row 0: start TB|LR . goal0?`)
    expect(linked(maze, 'LR', '2,0')).toBe('legal')
    expect(linked(maze, 'TB', '1,1')).toBe('SAB-25 lay-cut-off')
  })

  it('[SB2-10] builds on no tunnel of a bridge that nothing leads into, where cards only hang', () => {
    const bridge = given(`
      columns: 0 1 2 8
      row 0: start TB|LR . goal0?`)
    expect(hanging(bridge, 'LR', '2,0')).toBe('legal')
    expect(hanging(bridge, 'TB', '1,1')).toBe('SAB-25 lay-cut-off')
    // A stub that hangs leads into it as well as a passage does.
    lay(bridge, 'br', '0,-1')
    lay(bridge, 'bl', '1,-1')
    expect(hanging(bridge, 'TB', '1,1')).toBe('legal')
    expect(linked(bridge, 'TB', '1,1')).toBe('SAB-23 lay-behind-dead-end')
    const curves = given(`
      columns: 0 1 2 8
      row 0: start TL|BR . goal0?`)
    expect(hanging(curves, 'TB', '1,-1')).toBe('legal')
    expect(hanging(curves, 'LR', '2,0')).toBe('SAB-25 lay-cut-off')
  })

  it('[SB2-11] keeps the two curves apart, and links both when a tunnel leads round', () => {
    const maze = given(`
      columns: 0 1 2 8
      row -1: . BR . .
      row 0: start TL|BR . goal0?`)
    expect(linked(maze, 'TB', '1,1')).toBe('SAB-25 lay-cut-off')
    lay(maze, 'BL', '2,-1')
    expect(lay(maze, 'TL', '2,0')).toBe(false)
    expect(linked(maze, 'TB', '1,1')).toBe('legal')
  })

  const ends = `
    columns: 0 1 2 3 8
    row 0: start lr . . goal0?`

  it('[SB2-52][SB2-15] lays bridge and double curve from a linked side only, even where cards hang', () => {
    expect(hanging(given(ends), 'TB|LR', '2,0')).toBe('SB2-52 lay-strict-behind-dead-end')
    expect(hanging(given(ends), 'TL|BR', '2,0')).toBe('SB2-52 lay-strict-behind-dead-end')
    expect(hanging(given(ends), 'TB|LR', '-1,0')).toBe('legal')
    expect(hanging(given(ends), 'TLr', '2,0')).toBe('legal')
  })

  it('[SB2-12] links a ladder to the start past a gap', () => {
    const maze = given(`
      columns: 0 1 2 3 4 8
      row 0: start . LR LR . goal0?`)
    expect(linked(maze, 'LR', '4,0')).toBe('SAB-25 lay-cut-off')
    expect(linked(maze, 'L^', '4,0')).toBe('legal')
    lay(maze, 'L^', '4,0')
    expect(linked(maze, 'LR', '1,0')).toBe('legal')
    removeCard(maze, at('4,0'))
    expect(linked(maze, 'LR', '4,0')).toBe('SAB-25 lay-cut-off')
    expect(hanging(maze, 'LR', '4,0')).toBe('SAB-25 lay-cut-off')
  })

  it('[SB2-12] wants a joint for a ladder, cut off or not, and rock on rock', () => {
    const maze = given(`
      columns: 0 1 2 3 8
      row 0: start lr . . goal0?
      row 1: . . . . .`)
    expect(linked(maze, 'L^', '2,0')).toBe('legal')
    expect(linked(maze, 'B^', '1,1')).toBe('SB2-12 lay-no-joint')
    expect(linked(maze, 'R^', '2,0')).toBe('SAB-22 lay-clash left')
    expect(linked(maze, 'R^', '5,5')).toBe('SAB-21 lay-no-neighbour')
  })

  it('[SB2-51] keeps ladders away from goals, face down and face up', () => {
    const maze = given(`
      columns: 0 1 2 3
      row -1: . . . .
      row 0: start LR . goal0?
      row 1: . . . .`)
    expect(linked(maze, 'BL^', '2,0')).toBe('SB2-12 lay-root-by-goal')
    expect(placements(maze, 'R^', CONNECTED)).toEqual(['R^ -1,0'])
    const turned = given(`
      columns: 0 1 2
      row 0: start LR goal0=stone-left`)
    expect(linked(turned, 'B^', '2,-1')).toBe('SB2-12 lay-root-by-goal')
    expect(linked(turned, 'TB', '2,-1')).toBe('legal')
  })

  it('[SB2-51] does not hang a ladder on the unlinked postcard or a closed chest place', () => {
    const maze = given(`
      columns: 0 1 2 3 4 8
      row 0: start . . postcard? . goal0?
      row 3: . . . chest0? . .
      chest places: 1`)
    expect(linked(maze, 'L^', '4,0')).toBe('MIN-82 lay-only-closed-neighbour')
    expect(linked(maze, 'L^', '4,3')).toBe('SAB-26 lay-only-closed-neighbour')
    lay(maze, 'TB', '4,1')
    expect(linked(maze, 'BL^', '4,0')).toBe('legal')
    expect(linked(maze, 'L^', '4,0')).toBe('SAB-22 lay-clash bottom')
  })

  it('[SAB-20] lists each kind of card once, whatever else is in the hand', () => {
    const maze = given(START_ONLY)
    const list = (hand: readonly number[]): number[] => {
      const out: number[] = []
      out.length = listPlacements(maze, CONNECTED, hand, out, 0, 0)
      return out
    }
    const tunnels = [...kindsOf('tunnel', 'base'), ...kindsOf('tunnel', 'saboteur-2')]
    const alone = tunnels.flatMap(kind => list([kind]))
    expect(list(tunnels).sort()).toEqual(alone.sort())
    const pairs = tunnels.flatMap(kind => [kind, kind])
    expect(list(pairs)).toEqual(list(tunnels))
  })
})
