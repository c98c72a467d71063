import { describe, expect, it } from 'vitest'
import { type Limb, treeOf } from './branch-tree.ts'

const lanesOf = (limbs: readonly Limb[]): Record<string, number> =>
  Object.fromEntries(limbs.map(({ table, lane }) => [table, lane]))

describe('the tree of a game and its branches', () => {
  it('is the game alone where nobody has branched off', () => {
    expect(treeOf(60, [])).toEqual({ limbs: [], width: 60, above: 0, below: 0 })
  })

  it('lays what leaves later nearer to the game, above and below in turn', () => {
    const tree = treeOf(60, [
      { table: 'early', from: 10, turns: 45 },
      { table: 'late', from: 40, turns: 12 },
      { table: 'middle', from: 20, turns: 30 },
    ])
    expect(lanesOf(tree.limbs)).toEqual({ late: 1, middle: -1, early: 2 })
    expect([tree.above, tree.below]).toEqual([2, 1])
    // In the order in which they were given: the list below has it too.
    expect(tree.limbs.map(({ table }) => table)).toEqual(['early', 'late', 'middle'])
  })

  it('uses a lane again behind which there is room', () => {
    const tree = treeOf(100, [
      { table: 'short', from: 10, turns: 20 },
      { table: 'late', from: 60, turns: 20 },
    ])
    expect(lanesOf(tree.limbs)).toEqual({ late: 1, short: 1 })
  })

  it('draws one that is being played as long as it must be to be seen, and none beyond the paper', () => {
    const tree = treeOf(100, [
      { table: 'going', from: 50, turns: undefined },
      { table: 'long', from: 90, turns: 40 },
    ])
    expect(tree.limbs.map(({ to }) => to)).toEqual([57, 130])
    expect(tree.width).toBe(130)
  })
})
