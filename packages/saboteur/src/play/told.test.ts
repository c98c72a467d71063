import { describe, expect, it } from 'vitest'
import { cellNamed as at, fresh, given, type Table, those } from '../../trial/testing.ts'
import { kindOf } from '../cards/order.ts'
import type { Event } from '../events.ts'
import { chestOf } from '../modules/chests/contents.ts'
import { kindOfFigure } from '../modules/gathering/figures.ts'

const ROLES = 'roles: green blue boss\nspare roles: geologist saboteur'

function two(text: string): Table {
  return given({ modules: ['saboteur-2'] }, `${ROLES}\n${text}`)
}

/** The tunnel ends below the chest place at (2,-2). */
function chest(effect: string, text = '', choices: object = {}): Table {
  return given(
    { modules: ['chests'], ...choices },
    `laid: LR 1,0 TL 2,0
    hand 0: TB
    hand 1: TB
    chest fates: closed closed closed closed
    chests known: - - - -
    chest tunnels: TB$ LR$ TBLR$ TL$
    chests: ${effect} extra-draw no-draw burn-deck
    spare chest tunnels:
    spare chests:
    ${text}`,
  )
}

/** [SAB-76] What is played, on whom, and what was taken, paid or lost is public. */
describe('what is told', () => {
  it.each<[move: string, table: () => Table, event: Event]>([
    [
      'hands-off 2',
      () => two('hand 0: hands-off\nhand 1: TB\nfront: - - thief\nthieves: 2'),
      { type: 'thief-caught', seat: 0, target: 2 },
    ],
    ['thief', () => two('hand 0: thief\nhand 1: TB'), { type: 'thief-sent', seat: 0 }],
    [
      'free 2',
      () => two('hand 0: free\nhand 1: TB\nfront: - - trap'),
      { type: 'freed', seat: 0, target: 2 },
    ],
    ['trap 2', () => two('hand 0: trap\nhand 1: TB'), { type: 'trapped', seat: 0, target: 2 }],
    [
      'swap-hands 1',
      () => two('hand 0: swap-hands LR\nhand 1: TB TL'),
      {
        type: 'hands-swapped',
        seat: 0,
        target: 1,
        got: [kindOf.TB, kindOf.TL],
        gave: [kindOf.LR],
      },
    ],
    [
      'pass TB TB TB',
      () => two('hand 0: TB TB TB\nhand 1: TB\ndeck: LR map TL'),
      { type: 'drew', seat: 0, cards: [kindOf.LR, kindOf.TL, kindOf.map] },
    ],
    [
      'break pick 1',
      () => given({}, 'hand 0: broken-pick\nhand 1: TB'),
      { type: 'broke', seat: 0, target: 1, tool: 0 },
    ],
    [
      'repair lamp 1',
      () => given({}, 'hand 0: repair-lamp\nhand 1: TB\nfront: - lamp -'),
      { type: 'repaired', seat: 0, target: 1, tool: 1 },
    ],
    [
      'turn-about',
      () => given({ championship: ['turn-about'] }, 'hand 0: turn-about\nhand 1: TB'),
      { type: 'turned-about', seat: 0, heading: -1 },
    ],
    [
      'treasury',
      () => given({ championship: ['treasury'] }, 'hand 0: treasury\nhand 1: TB\npile: LR TB'),
      { type: 'looked', seat: 0, from: 'pile', cards: [kindOf.TB, kindOf.LR] },
    ],
    [
      'lay TB 2,-1',
      () => chest('nugget', 'roles: green blue boss', { modules: ['chests', 'saboteur-2'] }),
      { type: 'nuggets-found', seat: 0, nuggets: 1 },
    ],
    [
      'lay TB 2,-1',
      () => chest('nugget', 'gold pile: 3 1'),
      { type: 'gold-found', seat: 0, value: 3 },
    ],
    [
      'lay TB 2,-1',
      () => chest('burn-deck', 'deck: TB TB'),
      { type: 'deck-burned', seat: 0, count: 2 },
    ],
    [
      'lay TB 2,-1',
      () => chest('no-maps'),
      { type: 'chest-opened', seat: 0, at: at('2,-2'), chest: chestOf['no-maps'] },
    ],
  ])('[SAB-76] of %s', (move, table, event) => {
    expect(table().play(0, move)).toContainEqual(event)
  })

  it('[MIN-42] what a bag gave and a dragon took', () => {
    const line = 'laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0\nhand 0: LR\nhand 1: TB'
    const meet = (goal: string, gold: number): readonly Event[] =>
      given(
        { modules: ['goals'] },
        `${line}\ngold: ${gold} 0 0\ngoals: gold stone-left ${goal} stone-right stone-cross`,
      ).play(0, 'lay LR 7,0')
    expect(meet('bag-2', 0)).toContainEqual({ type: 'nuggets-found', seat: 0, nuggets: 2 })
    expect(meet('dragon', 2)).toContainEqual({ type: 'dragon-met', seat: 0, nuggets: 1 })
    expect(meet('dragon', 0)).toContainEqual({ type: 'dragon-met', seat: 0, nuggets: 0 })
  })

  it('[SAB-54] to whom the gold is offered first', () => {
    const table = given(
      {},
      'laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0\nhand 0: LR\nhand 1: TB\ngold pile: 1 3 2',
    )
    const events = table.play(0, 'lay LR 7,0')
    expect(events).toContainEqual({ type: 'gold-offered', seat: 0, cards: [1, 2, 3] })
  })

  it('[SB2-55] a thief who takes nothing', () => {
    const table = two('deck:\nfront: thief - -\nthieves: 0\ngold: 0 1 0')
    table.play(0, 'pass')
    expect(table.play(0, 'decline')).toContainEqual({ type: 'stole-nothing', seat: 0 })
  })

  it('[MIN-65] which goal moved, and where to', () => {
    const table = chest('move-goal')
    table.play(0, 'lay TB 2,-1')
    expect(table.play(0, 'shift 8,2')).toContainEqual({
      type: 'goal-moved',
      seat: 0,
      at: at('8,2'),
      to: at('9,2'),
    })
  })

  it('[MIN-69] that the discard was stirred', () => {
    const table = chest('search-discard', 'pile: LR TB')
    table.play(0, 'lay TB 2,-1')
    expect(table.chance('stir LR TB')).toContainEqual({ type: 'pile-stirred', seat: 0 })
  })

  it('[MIN-51] where the chests lie', () => {
    const table = fresh({ modules: ['chests'], first: 0 })
    table.chance('roles digger saboteur digger digger')
    table.chance('goals gold stone-left stone-right')
    const laid = table.chance('chests TB$ LR$ TL$ TR$ nugget no-maps no-draw extra-draw')
    expect(laid).toContainEqual({
      type: 'chests-laid',
      places: ['2,-2', '2,2', '6,-1', '6,1'].map(at),
    })
  })

  it('[MIN-14] who was asked to pay, and the answer', () => {
    const table = given(
      { modules: ['gathering'] },
      'hand 0: LR TB\nhand 1: TB\nhand 2: TB TB\nmover: 2\ndrawer: 2',
    )
    table.play(2, 'figure TB 1,0 left')
    const [asked] = those(table.play(0, 'lay LR 1,0 asking 2'), 'help-asked')
    expect([asked.seat, asked.target]).toEqual([0, 2])
    expect(table.play(2, 'decline')).toContainEqual({ type: 'help-declined', seat: 2 })
    table.play(0, 'lay LR 1,0 asking 1')
    const paid = table.play(1, 'pay')
    expect(paid).toContainEqual({ type: 'help-given', seat: 1, owner: 2 })
    expect(paid).toContainEqual({ type: 'toll-paid', seat: 1, target: 2 })
  })

  it('[CHM-191] that somebody answered, and not what', () => {
    const table = given({ championship: ['veto'] }, 'hand 0: LR\nhand 1: veto\nhand 2: TB')
    table.play(0, 'lay LR 1,0')
    expect(table.play(1, 'veto')).toEqual([{ type: 'answered', seat: 1 }])
    expect(table.play(2, 'allow')[0]).toEqual({ type: 'answered', seat: 2 })
  })

  it('[MIN-12] not which card went for a figure, wherever it stands', () => {
    for (const end of ['1,0 left', '-1,0 right', '0,1 top', '0,-1 bottom']) {
      const table = given({ modules: ['gathering'] }, 'hand 0: TL\nhand 1: TB')
      table.play(0, `figure TL ${end}`)
      expect(kindOfFigure(table.view(1).latest)).toBe(0)
    }
  })
})
