import { describe, expect, it } from 'vitest'
import { fresh, given, type Table, those } from '../../../trial/testing.ts'
import { printCell } from '../../maze/cells.ts'
import { roleOf } from '../../roles.ts'
import { TURN_DUE } from '../../state.ts'

/** The last card before the postcard at (4,-2) is (4,-1). */
const UP = 'laid: LR 1,0 LR 2,0 LR 3,0 TL 4,0'

function beside(module: 'dressing-room' | 'party', text: string, choices: object = {}): Table {
  return given({ modules: [module], ...choices }, `${UP}\nhand 0: TB\nhand 1: TB\n${text}`)
}

describe('the postcard', () => {
  it('[MIN-82] lies in the maze from the start; cards next to it must fit its cross', () => {
    const table = fresh({ modules: ['party'] })
    expect(printCell(table.state.maze.landmark)).toBe('4,-2')
    const near = given({ modules: ['party'] }, `${UP}\nhand 0: LR TB`)
    expect(near.refusal(0, 'lay TB 4,-1')).toBeUndefined()
    expect(near.ruleAgainst(0, 'lay LR 4,-1')).toBe('SAB-22')
  })

  it.each([
    ['BR 0,-1 LR 1,-1 LR 2,-1 LR 3,-1', 'LR 4,-1', 'TLR 4,-1'],
    ['TB 0,-1 BR 0,-2 LR 1,-2 LR 2,-2', 'TL 3,-2', 'LR 3,-2'],
    ['TB 0,-1 TB 0,-2 BR 0,-3 LR 1,-3 LR 2,-3 LR 3,-3', 'LR 4,-3', 'BLR 4,-3'],
    ['LR 1,0 LR 2,0 LR 3,0 LR 4,0 TL 5,0 TB 5,-1', 'BR 5,-2', 'BL 5,-2'],
  ])('[MIN-82] from every side: after %s not %s, but %s', (laid, clashing, fitting) => {
    const hand = 'hand 0: LR TLR TL TR'
    const table = given({ modules: ['party'] }, `laid: ${laid}\n${hand}\nhand 1: TB`)
    expect(table.ruleAgainst(0, `lay ${clashing}`)).toBe('SAB-22')
    expect(those(table.play(0, `lay ${fitting}`), 'postcard-linked')).toHaveLength(1)
  })

  it.each(['4,-1', '3,-2', '5,-2'])(
    '[MIN-82, SAB-44] what fell beside it, at %s, leaves its demand behind',
    cell => {
      const side = cell === '4,-1' ? 'tb' : 'lr'
      const table = given(
        { modules: ['party'] },
        `${UP} ${side} ${cell}\nhand 0: rock-fall\nhand 1: TB LR`,
      )
      table.play(0, `rock-fall ${cell}`)
      const { maze } = given({ modules: ['party'] }, `${UP}\nhand 0: TB`).state
      expect(table.state.maze).toEqual(maze)
    },
  )

  it('[MIN-82] until it is linked it holds no card, in any edition', () => {
    for (const edition of ['2009', '2011', 'jubilee'] as const) {
      const table = given({ edition, modules: ['party'] }, 'hand 0: LR')
      expect(table.ruleAgainst(0, 'lay LR 5,-2')).toBe('MIN-82')
    }
  })

  it('[MIN-82] a dead end does not link it; once linked it is an ordinary part', () => {
    const dead = given({ modules: ['dressing-room'] }, `${UP}\nhand 0: tb\nhand 1: LR`)
    expect(those(dead.play(0, 'lay tb 4,-1'), 'postcard-linked')).toEqual([])
    const table = beside('dressing-room', 'hand 1: LR rock-fall')
    expect(those(table.play(0, 'lay TB 4,-1'), 'postcard-linked')).toHaveLength(1)
    expect(table.refusal(1, 'lay LR 5,-2')).toBeUndefined()
    // Rock fall never takes it.
    expect(table.ruleAgainst(1, 'rock-fall 4,-2')).toBe('SAB-44')
  })

  it('[MIN-21, MIN-90] with no role left over nothing is swapped', () => {
    const table = beside('dressing-room', 'roles: green blue boss\nspare roles:', {
      modules: ['saboteur-2', 'dressing-room'],
    })
    const events = table.play(0, 'lay TB 4,-1')
    expect(those(events, 'postcard-linked')).toHaveLength(1)
    expect(those(events, 'role-changed')).toEqual([])
    expect(table.state.roles[0]).toBe(roleOf.green)
  })

  it('[MIN-82] it takes effect once per round', () => {
    const table = beside('dressing-room', 'hand 0: TB TB\nhand 1: rock-fall\nhand 2: TB')
    table.play(0, 'lay TB 4,-1')
    table.play(1, 'rock-fall 4,-1')
    expect(those(table.play(2, 'lay TB 4,-1'), 'postcard-linked')).toEqual([])
  })

  it('[MIN-21, MIN-83] dressing room: the mover swaps with the role set aside', () => {
    const table = beside('dressing-room', 'roles: digger digger saboteur\nspare roles: saboteur')
    const [changed] = those(table.play(0, 'lay TB 4,-1'), 'role-changed')
    expect(table.state.roles).toEqual([roleOf.saboteur, roleOf.digger, roleOf.saboteur])
    expect(table.state.spare).toEqual([roleOf.digger])
    expect(table.game.redact(changed, 1)).toMatchObject({ role: -1 })
    // Who gave the role up knows what lies aside now.
    expect(table.view(0).spare).toEqual([roleOf.digger])
    expect(table.view(1).spare).toEqual([-1])
  })

  it('[MIN-21] Saboteur 2: the top of those left, the own one goes under them', () => {
    const table = beside(
      'dressing-room',
      'roles: green blue boss\nspare roles: blue geologist saboteur',
      { modules: ['dressing-room', 'saboteur-2'] },
    )
    table.play(0, 'lay TB 4,-1')
    expect(table.state.roles[0]).toBe(roleOf.blue)
    expect(table.state.spare).toEqual([roleOf.green, roleOf.saboteur, roleOf.geologist])
  })

  it('[MIN-31, MIN-84] party: all players’ roles are dealt anew, those set aside stay', () => {
    const table = beside(
      'party',
      'roles: digger saboteur digger\nspare roles: saboteur\nfront: - pick -',
    )
    table.play(0, 'lay TB 4,-1')
    expect(table.view(1).roles).toEqual([-1, roleOf.saboteur, -1])
    expect(() => table.chance('party saboteur saboteur digger')).toThrow('refused')
    const [held] = those(table.chance('party saboteur digger digger'), 'party-held')
    expect(table.state.roles).toEqual([1, 0, 0])
    expect(table.state.spare).toEqual([1])
    expect(table.state.front[1]).toBe(1)
    expect(table.game.redact(held, 1)).toMatchObject({ roles: [-1, 0, -1] })
    expect(table.state.stage).toBe(TURN_DUE)
  })

  it('[MIN-84] the trapped take part in the party', () => {
    const table = beside('party', 'roles: green blue boss\nfront: - trap+pick -', {
      modules: ['party', 'saboteur-2'],
    })
    table.play(0, 'lay TB 4,-1')
    table.chance('party blue boss green')
    expect(table.state.roles).toEqual([roleOf.blue, roleOf.boss, roleOf.green])
    expect(table.state.front[1]).toBe(9)
  })

  it('[CHM-30] the greedy gnome may come from the dressing room', () => {
    const table = beside('dressing-room', 'roles: digger digger saboteur\nspare roles: greedy', {
      championship: ['greedy-gnome'],
    })
    table.play(0, 'lay TB 4,-1')
    expect(table.state.roles[0]).toBe(roleOf.greedy)
  })

  it('[SAB-70] goals first, then the postcard, then chests', () => {
    const table = given(
      { modules: ['dressing-room', 'chests'] },
      `laid: LR 1,0 TB 2,-1 LR 3,0 TLR 4,0 TB 4,-1 LR 5,0 LR 6,0 LR 7,0
      hand 0: TLR
      hand 1: TB
      goals: gold stone-left stone-right
      chest tunnels: TBLR$ LR$ TB$ TL$
      chests: no-maps no-draw extra-draw nugget
      chest fates: closed closed closed closed
      chests known: - - - -
      spare chest tunnels:
      spare chests:`,
    )
    const types = table.play(0, 'lay TLR 2,0').map(event => event.type)
    const order = types.filter(type =>
      ['goal-turned', 'postcard-linked', 'chest-opened'].includes(type),
    )
    expect(order).toEqual(['goal-turned', 'postcard-linked', 'chest-opened'])
  })
})
