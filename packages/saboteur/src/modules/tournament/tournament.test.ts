import { CHANCE } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { fresh, given, type Table } from '../../../trial/testing.ts'
import { kindOf } from '../../cards/order.ts'
import { printCell } from '../../maze/cells.ts'
import { faceOf } from '../../maze/faces.ts'
import { faceAt } from '../../maze/maze.ts'
import { roleOf } from '../../roles.ts'
import { MIDDLE_AT } from './middle.ts'

const LINE = 'laid: LR 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'

function finished(choices: object, text: string): Table {
  const table = given(choices, `${LINE}\nhand 0: LR\nhand 1: TB\n${text}`)
  table.play(0, 'lay LR 7,0')
  return table
}

describe('the tournament', () => {
  const five = { seats: 5, modules: ['tournament'] } as const

  it.each([
    [5, 1, 3, 1],
    [6, 2, 3, 1],
    [7, 2, 3, 2],
    [8, 3, 3, 2],
    [9, 3, 4, 2],
  ])(
    '[VAR-21] %i players: %i saboteurs, %i diggers, %i greedy; none set aside',
    (seats, s, d, g) => {
      const table = fresh({ seats, modules: ['tournament'], first: 0 })
      const { pot } = table.rules
      const count = (role: number): number => pot.filter(other => other === role).length
      expect([count(roleOf.saboteur), count(roleOf.digger), count(roleOf.greedy)]).toEqual([
        s,
        d,
        g,
      ])
      expect(pot).toHaveLength(seats)
      expect(table.state.goldPile).toEqual([])
    },
  )

  it('[VAR-22, VAR-31] one random tunnel card, either way up, lies face up at (4,0)', () => {
    const table = fresh({ ...five, first: 0 })
    table.chance('roles digger digger digger saboteur greedy')
    table.chance('goals gold stone-left stone-right')
    expect(() => table.chance('middle map')).toThrow()
    for (const lots of [[], [-1], [faceOf(kindOf.TBR, 0), 0], [faceOf(kindOf.TBLR, 1)]]) {
      const move = [table.state.chance, ...lots]
      expect(table.game.refuse(table.state, CHANCE, move)?.key).toBe('chance-impossible')
    }
    table.chance('middle TBL')
    expect(printCell(MIDDLE_AT)).toBe('4,0')
    expect(faceAt(table.state.maze, MIDDLE_AT)).toBeGreaterThan(0)
    expect(table.state.deck).toHaveLength(66)
  })

  it.each([
    [5, 6],
    [6, 5],
    [7, 5],
    [8, 4],
    [9, 4],
  ])('[VAR-22] %i players get %i cards', (seats, hand) => {
    expect(fresh({ seats, modules: ['tournament'] }).rules.handSize).toBe(hand)
  })

  it('[VAR-31] until linked it cannot be built on, but must be fitted; rock fall may take it', () => {
    const table = given(five, 'laid: LR 4,0\nhand 0: LR TBLR rock-fall\nhand 1: TB')
    expect(table.ruleAgainst(0, 'lay LR 5,0')).toBe('SAB-25')
    expect(table.moves(0, 'rock-fall')).toEqual(['rock-fall 4,0'])
    const near = given(five, 'laid: LR 1,0 LR 2,0 LR 4,0\nhand 0: LR TL\nhand 1: LR')
    expect(near.ruleAgainst(0, 'lay TL 3,0')).toBe('SAB-22')
    near.play(0, 'lay LR 3,0')
    expect(near.refusal(1, 'lay LR 5,0')).toBeUndefined()
  })

  it('[VAR-23] 3 nuggets to the digger who completed it, 2 to the other diggers', () => {
    const table = finished(five, 'roles: digger digger greedy saboteur digger')
    expect(table.state.gold).toEqual([3, 2, 0, 0, 2])
  })

  it('[VAR-23] a greedy gnome who completes it gets 4, all others nothing', () => {
    const table = finished(five, 'roles: greedy digger digger saboteur digger')
    expect(table.state.gold).toEqual([4, 0, 0, 0, 0])
  })

  it('[VAR-23] saboteurs get 3 each; the only one of five players 4', () => {
    const pay = (seats: number, roles: string): number[] => {
      const table = given({ seats, modules: ['tournament'] }, `deck:\nroles: ${roles}`)
      table.play(0, 'pass')
      return table.state.gold
    }
    expect(pay(5, 'digger digger saboteur greedy digger')).toEqual([0, 0, 4, 0, 0])
    expect(pay(6, 'digger digger saboteur greedy digger saboteur')).toEqual([0, 0, 3, 0, 0, 3])
  })

  it('[VAR-33] a saboteur completes it: diggers 2 each, the saboteur nothing', () => {
    const table = finished(five, 'roles: saboteur digger digger greedy digger')
    expect(table.state.gold).toEqual([0, 2, 2, 0, 2])
  })

  it('[MIN-83] the party goes with it', () => {
    const table = given(
      { seats: 5, modules: ['tournament', 'party'] },
      `laid: LR 1,0 LR 2,0 LR 3,0 TL 4,0\nhand 0: TB\nhand 1: TB\nspare roles:
      roles: digger digger saboteur greedy digger`,
    )
    table.play(0, 'lay TB 4,-1')
    table.chance('party greedy saboteur digger digger digger')
    expect(table.state.roles[0]).toBe(roleOf.greedy)
  })
})
