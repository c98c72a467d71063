import { describe, expect, it } from 'vitest'
import { fresh, LINE, those, withCard } from '../../../trial/testing.ts'
import { roleOf } from '../../roles.ts'

describe('the greedy gnome', () => {
  it('[CHM-16] replaces one digger in the pot', () => {
    const { pot } = fresh({ seats: 5, championship: ['greedy-gnome'] }).rules
    expect(pot.filter(role => role === roleOf.greedy)).toHaveLength(1)
    expect(pot.filter(role => role === roleOf.digger)).toHaveLength(3)
    expect(pot).toHaveLength(6)
  })

  it('[CHM-16, CHM-30] completing the tunnel alone pays it, 4 nuggets in gold cards', () => {
    const table = withCard(
      'greedy-gnome',
      `${LINE}\nhand 0: LR\nhand 1: TB\nroles: greedy digger digger\ngold pile: 3 3 1 1`,
    )
    const [ended] = those(table.play(0, 'lay LR 7,0'), 'round-ended')
    expect(ended.winners).toEqual([roleOf.greedy])
    expect(table.state.gold).toEqual([4, 0, 0])
    expect(table.state.goldHeld).toEqual([2, 0, 0])
  })

  it('[CHM-16, CHM-30] otherwise it gets nothing and is no digger', () => {
    const table = withCard(
      'greedy-gnome',
      `${LINE}\nhand 0: LR\nhand 1: TB\nroles: digger greedy saboteur\ngold pile: 3 2 1`,
    )
    table.play(0, 'lay LR 7,0')
    // The Jubilee draws a card for each digger: one.
    expect(table.state.gold).toEqual([3, 0, 0])
  })

  it('[CHM-16, SAB-56] when the cards run out it has won nothing, wherever it sits', () => {
    for (const roles of ['greedy saboteur digger', 'digger saboteur greedy']) {
      const table = withCard(
        'greedy-gnome',
        `hand 0: TB\nhand 1:\nhand 2:\ndeck:\nroles: ${roles}\ngold pile: 3 1 1`,
      )
      const [ended] = those(table.play(0, 'pass TB'), 'round-ended')
      expect(ended.winners).toEqual([roleOf.saboteur])
      expect(table.state.gold).toEqual([0, 4, 0])
    }
  })

  it('[CHM-30] the role held at the end decides who it is', () => {
    const table = withCard(
      'greedy-gnome',
      `${LINE}\nhand 0: LR\nhand 1: TB\nroles: digger digger saboteur\nspare roles: greedy\ngold pile: 3 2 1`,
    )
    expect(table.state.spare).toEqual([roleOf.greedy])
    table.state.roles[0] = roleOf.greedy
    table.play(0, 'lay LR 7,0')
    expect(table.state.gold[1]).toBe(0)
    expect(table.state.gold[0]).toBe(4)
  })
})
