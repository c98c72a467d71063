import { describe, expect, it } from 'vitest'
import { fresh, given, type Table, those } from '../../../trial/testing.ts'
import { cards, kindOf } from '../../cards/order.ts'
import { printCell } from '../../maze/cells.ts'
import { GOLD_LOST, GOLD_REACHED, ROUND_OVER, TURN_DUE } from '../../state.ts'

const LINE = 'laid: LR 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'

/** Seat 0 reaches the middle goal of five. */
function reached(middle: string, text = '', choices: object = {}): Table {
  const others = ['stone-left', 'stone-right', 'stone-cross', 'bag-1', 'gold']
  const [a, b, c, d] = others.filter(name => name !== middle)
  const goals = `goals: ${a} ${b} ${middle} ${c} ${d}`
  const table = given(
    { modules: ['goals'], ...choices },
    `${LINE}\nhand 0: LR\nhand 1: TB\n${goals}\n${text}`,
  )
  table.play(0, 'lay LR 7,0')
  return table
}

describe('new goals', () => {
  it('[MIN-41] gold and four of the other seven lie in five places', () => {
    const table = fresh({ modules: ['goals'], first: 0 })
    expect(table.rules.goalKinds).toHaveLength(8)
    expect(table.rules.goalCells.map(printCell)).toEqual(['8,-4', '8,-2', '8,0', '8,2', '8,4'])
    table.chance('roles digger saboteur digger digger')
    expect(() => table.chance('goals bag-1 bag-2 dragon spider stone-left')).toThrow('refused')
    table.chance('goals bag-1 bag-2 dragon spider gold')
    const left = table.state.spareGoals.map(kind => cards[kind].name)
    expect(left.toSorted()).toEqual(['stone-cross', 'stone-left', 'stone-right'])
    expect(table.view(0).goals).toEqual([-1, -1, -1, -1, -1])
    expect(table.view(0).spareGoals).toEqual([-1, -1, -1])
  })

  it('[MIN-41] nature always lays the gold', () => {
    for (let seed = 0; seed < 20; seed++) {
      const table = fresh({ modules: ['goals'], first: 0 })
      table.chance('roles digger saboteur digger digger')
      let next = seed
      const drawn = table.game.nature(table.state, { below: limit => next++ % limit })
      expect(drawn).toContain(kindOf.gold)
      expect(table.game.refuse(table.state, 30, drawn)).toBeUndefined()
    }
  })

  it('[MIN-42] a bag gives one or two nuggets to who reached it', () => {
    expect(reached('bag-1').state.gold).toEqual([1, 0, 0])
    expect(reached('bag-2').state.gold).toEqual([2, 0, 0])
  })

  it('[MIN-42] the dragon takes one if there is one', () => {
    expect(reached('dragon').state.gold).toEqual([0, 0, 0])
    expect(reached('dragon', 'gold: 3 1 0').state.gold).toEqual([2, 1, 0])
  })

  it('[MIN-42, MIN-85] the spider ends the round and the saboteurs win', () => {
    const table = reached('spider', 'roles: digger saboteur digger\ngold pile: 1 1 1 1')
    expect(table.state.ending).toBe(GOLD_LOST)
    expect(table.state.gold).toEqual([0, 4, 0])
    expect(table.state.stage).toBe(ROUND_OVER)
  })

  it('[MIN-85] in Saboteur 2 whatever the doors; geologists and thieves get theirs', () => {
    const table = reached(
      'spider',
      'roles: green saboteur geologist profiteer\nlaid: BLR* 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0\nfront: thief - - -\nthieves: 0',
      { seats: 4, modules: ['goals', 'saboteur-2'] },
    )
    expect(table.state.gold).toEqual([0, 4, 1, 2])
    table.play(0, 'rob 1')
    expect(table.state.gold).toEqual([1, 3, 1, 2])
  })

  it('[MIN-85] in the tournament the pay for saboteurs', () => {
    const table = reached('spider', 'roles: digger saboteur digger digger greedy', {
      seats: 5,
      modules: ['goals', 'tournament'],
    })
    expect(table.state.gold).toEqual([0, 4, 0, 0, 0])
  })

  it('[MIN-42] black stones do nothing, gold ends the round for the diggers', () => {
    const stone = reached('stone-cross')
    expect(stone.state.stage).toBe(TURN_DUE)
    expect(stone.state.gold).toEqual([0, 0, 0])
    expect(reached('gold').state.ending).toBe(GOLD_REACHED)
  })

  it('[MIN-86] what a bag gave stays, whoever wins the round', () => {
    const table = given(
      { modules: ['goals'] },
      `${LINE}
      hand 0: LR
      deck:
      roles: digger saboteur digger
      goals: gold stone-left bag-2 stone-right spider
      gold pile: 1 1 1 1`,
    )
    table.play(0, 'lay LR 7,0')
    expect(table.state.gold).toEqual([2, 4, 0])
  })

  const BOTH = `laid: LR 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  TB 6,1  TR 6,2  LR 7,2  LR 7,0
    hand 0: TBLR
    hand 1: TB`

  it('[MIN-43] two reached at once: in the player’s order; the second stays closed after gold', () => {
    const table = given(
      { modules: ['goals'] },
      `${BOTH}\ngoals: stone-left stone-right gold bag-2 spider\ngold pile: 1 1 1`,
    )
    table.play(0, 'lay TBLR 6,0')
    expect(table.moves(0)).toEqual(['choose 8,0', 'choose 8,2'])
    const events = table.play(0, 'choose 8,0')
    expect(those(events, 'goal-turned')).toHaveLength(1)
    expect(table.state.ending).toBe(GOLD_REACHED)
    expect(table.state.gold[0]).toBe(0)
  })

  it('[MIN-43] the other way round both are turned', () => {
    const table = given(
      { modules: ['goals'] },
      `${BOTH}\ngoals: stone-left stone-right gold bag-2 spider\ngold pile: 1 1 1`,
    )
    table.play(0, 'lay TBLR 6,0')
    const events = table.play(0, 'choose 8,2')
    expect(those(events, 'goal-turned').map(({ at }) => printCell(at))).toEqual(['8,2', '8,0'])
    expect(table.state.gold[0]).toBe(2)
  })

  it('[MIN-44] a new round mixes all eight again', () => {
    const table = reached(
      'spider',
      'roles: digger saboteur digger\nspare roles: digger\ngold pile: 1 1 1 1',
    )
    table.chance('roles digger saboteur digger digger')
    expect(table.state.spareGoals).toHaveLength(8)
    expect(() => table.chance('goals spider bag-1 bag-2 dragon gold')).not.toThrow()
  })
})
