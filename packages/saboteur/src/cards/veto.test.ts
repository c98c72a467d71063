import { describe, expect, it } from 'vitest'
import { cellNamed, given, LINE, those, withCard } from '../../trial/testing.ts'
import { ROUND_OVER, TURN_DUE } from '../state.ts'
import { kindOf } from './order.ts'
import { veto } from './veto.ts'

describe('the veto', () => {
  const HANDS = 'hand 1: veto TB\nhand 2: TB\ndeck: TL TBR TBLR'

  it('[CHM-19, CHM-33] the card has no effect; its player draws, then the vetoer', () => {
    const table = withCard('veto', `hand 0: LR map\n${HANDS}`)
    table.play(0, 'lay LR 1,0')
    table.play(2, 'allow')
    const events = table.play(1, 'veto')
    expect(those(events, 'vetoed')[0]).toMatchObject({ seat: 1, victim: 0, kind: kindOf.LR })
    expect(those(events, 'drew').map(({ seat, cards: [kind] }) => [seat, kind])).toEqual([
      [0, kindOf.TL],
      [1, kindOf.TBR],
    ])
    expect(table.hand(0)).toBe('TL map')
    expect(table.hand(1)).toBe('TB TBR')
    expect(table.state.pile).toEqual([kindOf.LR, kindOf.veto])
  })

  it('[CHM-33] whoever stopped it draws, the first seat too', () => {
    const table = withCard(
      'veto',
      'hand 0: veto TB\nhand 1: LR map\nmover: 1\ndrawer: 1\ndeck: TL TBR',
    )
    table.play(1, 'lay LR 1,0')
    table.play(0, 'veto')
    expect([table.hand(0), table.hand(1)]).toEqual(['TB TBR', 'TL map'])
  })

  it('[CHM-31] is an answer, and never takes effect in a turn', () => {
    const { rules, state, ruleAgainst } = withCard('veto', 'hand 0: veto TB\nhand 1: TB')
    expect(ruleAgainst(0, 'pass veto')).toBeUndefined()
    expect(() => veto.play(rules, state, 0)).toThrow('a veto is an answer')
  })

  it('[CHM-33] who stopped a card draws for it once, and nobody for a card that was let pass', () => {
    const table = withCard('veto', `hand 0: LR LR\nhand 1: veto TB\nhand 2: LR LR`)
    table.play(0, 'lay LR 1,0')
    table.play(2, 'allow')
    table.play(1, 'veto')
    table.play(1, 'pass TB')
    const before = table.state.deck.length
    table.play(2, 'lay LR 1,0')
    expect(table.state.deck).toHaveLength(before - 1)
    const passing = withCard('veto', `hand 0: LR LR\nhand 1: veto TB\nhand 2: LR LR`)
    const all = passing.state.deck.length
    passing.play(0, 'lay LR 1,0')
    passing.allow()
    expect(passing.state.deck).toHaveLength(all - 1)
  })

  it('[CHM-19] a veto that others knew of is known to be gone', () => {
    const table = withCard('veto', `hand 0: LR\n${HANDS}\nknown: 1/veto/0+2 1/TB/2`)
    table.play(0, 'lay LR 1,0')
    table.play(2, 'allow')
    table.play(1, 'veto')
    expect(table.view(0).known).toEqual([])
    expect(table.view(2).known).toHaveLength(1)
  })

  it('[CHM-191] guards against what is aimed at oneself, where one holds it', () => {
    const guardOf = (hand: string, seat: number, aim: number) => {
      const table = withCard('veto', `hand 0: broken-lamp LR\nhand 1: ${hand}\nhand 2: TB LR`)
      table.play(0, `break lamp ${aim}`)
      const move = table.game.guard?.(table.state, seat)
      return move === undefined ? undefined : table.game.notation.printMove(move)
    }
    expect(guardOf('veto TB', 1, 1)).toBe('veto')
    expect(guardOf('veto TB', 1, 2)).toBeUndefined()
    expect(guardOf('TL TB', 1, 1)).toBeUndefined()
  })

  it('[CHM-191] a sealed answer is not noted as the last open move', () => {
    const table = withCard('veto', `hand 0: LR\n${HANDS}`)
    table.play(0, 'lay LR 1,0')
    const { latest } = table.state
    table.play(1, 'veto')
    expect([table.state.latest, table.state.latestBy]).toEqual([latest, 0])
    const calm = withCard('veto', `hand 0: LR\n${HANDS}`)
    calm.play(0, 'lay LR 1,0')
    calm.allow()
    expect([calm.state.latest, calm.state.latestBy]).toEqual([latest, 0])
  })

  it('[CHM-33] with one card left the victim gets it', () => {
    const table = withCard('veto', 'hand 0: LR map\nhand 1: veto TB\ndeck: TL')
    table.play(0, 'lay LR 1,0')
    table.play(1, 'veto')
    expect([table.hand(0), table.hand(1)]).toEqual(['TL map', 'TB'])
  })

  it('[CHM-33] after a vetoed swap of hands its player draws, not the other', () => {
    const table = given(
      { modules: ['saboteur-2'], championship: ['veto'] },
      'hand 0: swap-hands LR\nhand 1: veto TB\nhand 2: TB\nroles: green blue boss\ndeck: map TBLR TBR',
    )
    table.play(0, 'swap-hands 2')
    table.play(1, 'veto')
    table.play(2, 'allow')
    expect([table.hand(0), table.hand(1), table.hand(2)]).toEqual(['LR map', 'TB TBLR', 'TB'])
  })

  it('[CHM-191] all others with cards are asked, whoever holds it, and answers stay sealed', () => {
    const table = withCard('veto', `hand 0: map TB\n${HANDS}\nhand 3:`, { seats: 4 })
    const events = table.play(0, 'map 8,0')
    expect([table.asks(1), table.asks(2), table.asks(3)]).toEqual([true, true, false])
    expect(table.moves(2)).toEqual(['allow'])
    // Nothing secret is shown before the window closes.
    expect(those(events, 'peeked')).toEqual([])
    expect(table.view(0).goals).toEqual([-1, -1, -1])
    table.play(1, 'veto')
    expect(table.view(2).windows[1]).toBe(-2)
    expect(table.view(1).windows[1]).toBe(1)
    expect(table.view(2).held).toEqual(table.state.held)
  })

  it('[CHM-191] nobody is asked once it was played openly, until something leaves the discard', () => {
    const table = given(
      { championship: ['veto', 'treasury'] },
      'hand 0: LR LR LR\nhand 1: veto TB\nhand 2: treasury TB\ndeck:',
    )
    table.play(0, 'lay LR 1,0')
    table.play(1, 'veto')
    table.play(2, 'allow')
    table.play(1, 'lay TB 0,1')
    expect(table.state.mover).toBe(2)
    table.play(2, 'treasury')
    table.play(2, 'keep veto')
    table.play(0, 'lay LR 1,0')
    expect(table.asks(2)).toBe(true)
  })

  it('[CHM-191] nobody is asked when all other hands are empty', () => {
    const table = withCard('veto', 'hand 0: LR map\ndeck: TB')
    table.play(0, 'lay LR 1,0')
    expect(table.state.mover).toBe(1)
  })

  it('[CHM-31] not against a pass, a discard of two or a figure', () => {
    const table = given(
      { modules: ['saboteur-2', 'gathering'], championship: ['veto'] },
      'hand 0: LR LR LR\nhand 1: veto TB\nfront: pick - -\nroles: green blue boss',
    )
    const moves = ['pass LR', 'ransom pick LR LR', 'figure LR 1,0 left']
    for (const move of moves) {
      const { game, state } = table
      const next = game.clone(state)
      const read = game.notation.parseMove(move)
      if (!read.ok) throw new Error(move)
      expect(game.refuse(next, 0, read.value)).toBeUndefined()
      game.step(next, 0, read.value)
      expect(next.mover).toBe(1)
      expect(next.windows).toEqual([])
    }
  })

  it('[CHM-19, CHM-31] in one’s own turn it can only be discarded; a broken player may use it', () => {
    const own = withCard('veto', 'hand 0: veto\nhand 1: TB')
    expect(own.moves(0)).toEqual(['pass veto'])
    const broken = withCard('veto', `hand 0: LR\nhand 1: veto\nfront: - pick -`)
    broken.play(0, 'lay LR 1,0')
    expect(broken.moves(1)).toEqual(['allow', 'veto'])
  })

  it('[CHM-32] a vetoed lay never happened: no goal, and the card before counts as last', () => {
    const table = withCard('veto', `${LINE}\nlast laid: 6,0\nhand 0: LR\n${HANDS}`)
    table.play(0, 'lay LR 7,0')
    table.play(2, 'allow')
    const events = table.play(1, 'veto')
    expect(those(events, 'goal-turned')).toEqual([])
    expect(those(events, 'laid')).toEqual([])
    expect(table.state.lastLaid).toBe(cellNamed('6,0'))
    expect(table.state.stage).toBe(TURN_DUE)
  })

  it('[CHM-32] no toll is paid, and the figure stays', () => {
    const table = given(
      { modules: ['gathering'], championship: ['veto'] },
      'hand 0: TB LR\nhand 1: veto LR\nhand 2: TB TB\nmover: 2\ndrawer: 2\ndeck: TB TB',
    )
    table.play(2, 'figure TB 1,0 left')
    table.play(0, 'lay LR 1,0')
    table.play(2, 'allow')
    table.play(1, 'veto')
    expect(table.state.gold).toEqual([1, 1, 1])
    expect(table.state.maze.barriers[0]).toBeGreaterThanOrEqual(0)
  })

  it('[CHM-34] on the pathfinder’s second card: as many are drawn as tunnel cards left the hand', () => {
    const table = given(
      { championship: ['veto', 'pathfinder'] },
      'hand 0: pathfinder LR LR map\nhand 1: veto\ndeck: TB TB TB TB',
    )
    table.play(0, 'pathfinder')
    table.allow()
    table.play(0, 'lay LR 1,0')
    table.allow()
    table.play(0, 'lay LR 2,0')
    table.play(1, 'veto')
    expect(table.hand(0)).toBe('TB TB map')
    expect(table.hand(1)).toBe('TB')
    expect(table.state.mover).toBe(1)
  })

  it('[CHM-34] on the pathfinder itself, or on its first card: one is drawn', () => {
    for (const first of [false, true]) {
      const table = given(
        { championship: ['veto', 'pathfinder'] },
        'hand 0: pathfinder LR LR map\nhand 1: veto\ndeck: TB TB TB TB',
      )
      table.play(0, 'pathfinder')
      if (first) {
        table.allow()
        table.play(0, 'lay LR 1,0')
      }
      table.play(1, 'veto')
      expect(table.hand(0)).toBe(first ? 'TB LR map' : 'TB LR LR map')
      expect(table.state.mover).toBe(1)
    }
  })

  it('[CHM-35] play goes on from the vetoed player, who counts as the last with a card', () => {
    const table = withCard('veto', 'hand 0: LR\nhand 2: veto\ndeck:')
    table.play(0, 'lay LR 1,0')
    table.play(2, 'veto')
    expect(table.state.stage).toBe(ROUND_OVER)
    table.chance('roles digger digger digger saboteur')
    expect(table.state.first).toBe(1)
  })

  it('[SAB-73] a vetoed card is no pass and breaks the lap', () => {
    const table = withCard('veto', 'hand 0: LR\nhand 1: veto TB\nhand 2: TB\ndeck:\nlap: 2\ndry: 1')
    table.play(0, 'lay LR 1,0')
    table.play(2, 'allow')
    table.play(1, 'veto')
    expect(table.state.lap).toBe(0)
    expect(table.state.stage).toBe(TURN_DUE)
  })
})
