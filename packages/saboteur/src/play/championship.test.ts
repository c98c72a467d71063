import { describe, expect, it } from 'vitest'
import { cards, kindOf } from '../cards/order.ts'
import { parseCell } from '../maze/cells.ts'
import { championshipNames } from '../modules/index.ts'
import * as moves from '../moves.ts'
import { roleOf } from '../roles.ts'
import { GOLD_REACHED, PATH_DUE, ROUND_OVER, TURN_DUE } from '../state.ts'
import { fresh, given, type Table, those } from '../testing.ts'

const LINE = 'laid: LR 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'

function withCard(card: (typeof championshipNames)[number], text: string, choices = {}): Table {
  return given({ championship: [card], ...choices }, text)
}

function at(cell: string): number {
  const read = parseCell(cell)
  return read.ok ? read.value : -1
}

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

describe('single cards', () => {
  it('[CHM-24] each is one card of the deck, with the base game and with Saboteur 2', () => {
    for (const name of championshipNames) {
      if (name === 'greedy-gnome') continue
      const { rules } = fresh({ championship: [name] })
      expect(rules.deck).toHaveLength(68)
      expect(rules.copies[kindOf[name]]).toBe(1)
      expect(fresh({ championship: [name], modules: ['saboteur-2'] }).rules.deck).toHaveLength(118)
    }
  })

  it('[CHM-17] vein swap trades two face-down goals; what is known follows the card', () => {
    const table = withCard(
      'vein-swap',
      'hand 0: map TB\nhand 1: vein-swap\nhand 2: TB\ngoals: gold stone-left stone-right',
    )
    table.play(0, 'map 8,-2')
    expect(table.moves(1, 'vein-swap')).toHaveLength(3)
    const [swapped] = those(table.play(1, 'vein-swap 8,-2 8,2'), 'veins-swapped')
    expect([swapped.one, swapped.other]).toEqual([at('8,-2'), at('8,2')])
    // Slot 0 is the gold card: it now lies at (8,2), and seat 0 knows.
    expect(table.view(0).maze.goals[0]).toBe(at('8,2'))
    expect(table.view(0).goals).toEqual([kindOf.gold, -1, -1])
    expect(table.view(1).goals).toEqual([-1, -1, -1])
  })

  it('[CHM-17] not with fewer than two face down', () => {
    const table = withCard(
      'vein-swap',
      `${LINE} TB 8,-1 TB 8,1\nhand 0: LR\nhand 1: vein-swap\ngoals: stone-right stone-left gold`,
    )
    table.play(0, 'lay LR 7,0')
    expect(table.moves(1, 'vein-swap')).toEqual([])
    expect(table.ruleAgainst(1, 'vein-swap 8,0 8,2')).toBe('CHM-17')
  })

  it('[CHM-18, CHM-38] treasury: one of the top five of the discard, the rest back in order', () => {
    const table = withCard(
      'treasury',
      'hand 0: treasury TB\nhand 1: TB\npile: TBR/2 TBLR TR map TL/1 LR\ndeck: TB TB',
    )
    const [looked] = those(table.play(0, 'treasury'), 'looked')
    expect(looked.cards.map(kind => cards[kind].name)).toEqual(['TL', 'map', 'TR', 'TBLR', 'TBR'])
    expect(table.game.redact(looked, 1)).toMatchObject({ cards: [-1, -1, -1, -1, -1] })
    table.play(0, 'keep TR')
    expect(table.hand(0)).toBe('TB TR')
    expect(table.state.deck).toHaveLength(2)
    const names = table.view(0).pile.map(entry => cards[entry & 127].name)
    expect(names).toEqual(['LR', 'TL', 'map', 'TBLR', 'TBR', 'treasury'])
    expect(table.view(2).pile.slice(1, 5)).toEqual([-1, -1, -1, -1])
  })

  it('[CHM-18] which card was kept is not told by the last open move', () => {
    const table = withCard('treasury', 'hand 0: treasury TB\nhand 1: TB\npile: TBR/2 TBLR')
    const [looked] = those(table.play(0, 'treasury'), 'looked')
    table.play(0, 'keep TBR')
    expect(table.view(1).latest).toBe(moves.pack(moves.KEEP))
    expect(looked.cards).toHaveLength(2)
  })

  it('[CHM-17] a face-up goal is not swapped, whichever it is', () => {
    const swaps = (goals: string, laid: string): readonly string[] => {
      const table = withCard('vein-swap', `${laid}\nhand 0: LR TB\nhand 1: vein-swap\n${goals}`)
      table.play(0, laid.includes('7,2') ? 'lay TB 7,1' : 'lay LR 7,0')
      return table.moves(1, 'vein-swap')
    }
    expect(swaps('goals: gold stone-left stone-right', LINE)).toEqual(['vein-swap 8,-2 8,2'])
    const down = `${LINE} BL 7,0 TR 7,2`
    expect(swaps('goals: gold stone-right stone-left', down)).toEqual(['vein-swap 8,-2 8,0'])
  })

  it('[CHM-18] all if there are fewer; not on an empty discard', () => {
    expect(withCard('treasury', 'hand 0: treasury').ruleAgainst(0, 'treasury')).toBe('CHM-18')
    const table = withCard('treasury', 'hand 0: treasury\nhand 1: TB\npile: LR\ndeck:')
    table.play(0, 'treasury')
    table.play(0, 'keep LR')
    expect(table.hand(0)).toBe('LR')
    // CHM-38: the deck was empty, and the treasury itself could not be found.
    expect(table.state.pile).toEqual([kindOf.treasury])
  })

  it('[CHM-20, CHM-36] turn-about reverses play and the gold choice until the round ends', () => {
    const table = withCard(
      'turn-about',
      `${LINE}
      hand 0: turn-about
      hand 2: LR
      hand 3: TB
      roles: digger digger digger digger
      spare roles: saboteur
      gold pile: 3 2 1 1`,
      { seats: 4 },
    )
    table.play(0, 'turn-about')
    expect(table.state.mover).toBe(3)
    table.play(3, 'pass TB')
    table.play(2, 'lay LR 7,0')
    table.play(2, 'take 3')
    // Clockwise now: the left neighbour chooses next.
    expect(table.asks(3)).toBe(true)
    table.play(3, 'take 2')
    table.play(0, 'take 1')
    table.chance('roles digger saboteur digger digger digger')
    expect(table.state.heading).toBe(1)
    expect(table.state.first).toBe(3)
  })

  it('[CHM-36] thieves go clockwise all the same', () => {
    const table = given(
      { seats: 4, modules: ['saboteur-2'], championship: ['turn-about'] },
      `deck:
      heading: right
      roles: geologist green green blue
      gold: 0 1 1 0
      front: thief - thief thief
      thieves: 2 3 0`,
    )
    table.play(0, 'pass')
    table.play(0, 'decline')
    expect(table.asks(2)).toBe(true)
  })

  it('[CHM-21] the craftsman mends one broken tool of any kind, anyone’s', () => {
    const table = withCard('craftsman', 'hand 0: craftsman TB\nhand 1: TB\nfront: pick lamp+cart -')
    expect(table.moves(0, 'repair')).toEqual([
      'repair craftsman pick 0',
      'repair craftsman lamp 1',
      'repair craftsman cart 1',
    ])
    expect(table.ruleAgainst(0, 'repair craftsman pick 2')).toBe('CHM-21')
    table.play(0, 'repair craftsman cart 1')
    expect(table.state.front).toEqual([1, 2, 0])
  })
})

describe('the pathfinder', () => {
  it('[CHM-22] two tunnel cards in a row, then two are drawn', () => {
    const table = withCard('pathfinder', 'hand 0: pathfinder LR LR map\nhand 1: TB')
    table.play(0, 'pathfinder')
    expect(table.state.stage).toBe(PATH_DUE)
    expect(table.ruleAgainst(0, 'map 8,0')).toBe('CHM-22')
    table.play(0, 'lay LR 1,0')
    expect(table.state.mover).toBe(0)
    table.play(0, 'lay LR 2,0')
    // Three cards went, two came.
    expect(table.hand(0)).toBe('TB TB map')
    expect(table.state.mover).toBe(1)
  })

  it('[CHM-22] two and no more, whoever plays it', () => {
    const table = withCard(
      'pathfinder',
      'hand 0: TB\nhand 1: pathfinder LR LR LR\nmover: 1\ndrawer: 1',
    )
    table.play(1, 'pathfinder')
    table.play(1, 'lay LR 1,0')
    table.play(1, 'lay LR 2,0')
    expect(table.state.mover).toBe(2)
    expect(table.hand(1)).toBe('TB TB LR')
  })

  it('[CHM-22, CHM-39] a place that costs a toll is a place for who can pay', () => {
    const walled = (gold: string): Table => {
      const table = given(
        { modules: ['gathering'], championship: ['pathfinder'] },
        `laid: r -1,0 t 0,1 b 0,-1
        hand 0: pathfinder LR LR
        hand 2: TB TB
        mover: 2
        drawer: 2
        gold: ${gold}`,
      )
      table.play(2, 'figure TB 1,0 left')
      return table
    }
    expect(walled('0 1 1').ruleAgainst(0, 'pathfinder')).toBe('CHM-22')
    const table = walled('1 1 1')
    table.play(0, 'pathfinder')
    table.play(0, 'lay LR 1,0')
    expect(table.state.gold).toEqual([0, 1, 2])
    expect(table.moves(0)).toEqual(['lay LR 2,0'])
  })

  it('[CHM-22, SAB-73] a place that costs a toll does not oblige the second card', () => {
    const tolled = (gold: string): Table => {
      const table = given(
        { modules: ['gathering'], championship: ['pathfinder'] },
        `laid: r -1,0 t 0,1 LR 1,0
        hand 0: pathfinder t LR
        hand 1: TB
        hand 2: TB TB
        mover: 2
        drawer: 2
        gold: ${gold}`,
      )
      table.play(2, 'figure TB 2,0 left')
      table.play(0, 'pathfinder')
      expect(table.ruleAgainst(0, 'pass')).toBe('CHM-22')
      // The dead end takes the only place that costs nothing.
      table.play(0, 'lay b 0,-1')
      return table
    }
    const paying = tolled('1 1 1')
    expect(paying.moves(0).filter(move => !move.includes('asking'))).toEqual(['lay LR 2,0', 'pass'])
    const events = paying.play(0, 'pass')
    expect(those(events, 'path-left')).toEqual([{ type: 'path-left', seat: 0 }])
    expect(those(events, 'passed')).toEqual([])
    expect(paying.hand(0)).toBe('TB LR')
    expect(paying.state.mover).toBe(1)
    expect(paying.state.passed).toBe(0)
    expect(paying.state.gold).toEqual([1, 1, 1])
    // MIN-14: who has no gold may ask, and need not.
    const poor = tolled('0 1 1')
    expect(poor.moves(0)).toHaveLength(3)
    poor.play(0, poor.moves(0)[0])
    poor.play(1, 'decline')
    expect(poor.moves(0)).toContain('pass')
  })

  it('[CHM-22] one who placed the figure lays there free of charge, and must', () => {
    const table = given(
      { modules: ['gathering'], championship: ['pathfinder'] },
      `laid: r -1,0 t 0,1 LR 1,0
      hand 0: pathfinder t LR TB
      hand 1: TB
      hand 2: TB`,
    )
    table.play(0, 'figure TB 2,0 left')
    table.play(1, 'pass TB')
    table.play(2, 'pass TB')
    table.play(0, 'pathfinder')
    table.play(0, 'lay b 0,-1')
    expect(table.moves(0)).toEqual(['lay LR 2,0'])
  })

  it('[CHM-22] needs two tunnel cards and a place for the first', () => {
    expect(withCard('pathfinder', 'hand 0: pathfinder LR map').ruleAgainst(0, 'pathfinder')).toBe(
      'CHM-22',
    )
    const other = withCard(
      'pathfinder',
      'hand 0: LR LR LR\nhand 1: pathfinder LR map\nmover: 1\ndrawer: 1',
    )
    expect(other.moves(1, 'pathfinder')).toEqual([])
    const walled = 'laid: l 1,0 r -1,0 t 0,1 b 0,-1\nhand 0: pathfinder LR LR'
    expect(withCard('pathfinder', walled).ruleAgainst(0, 'pathfinder')).toBe('CHM-22')
  })

  it('[CHM-22] if no second card can be laid the turn ends and one is drawn', () => {
    // The dead end takes the only open side left.
    const table = withCard(
      'pathfinder',
      'laid: t 0,1 b 0,-1 r -1,0\nhand 0: pathfinder r TB map\nhand 1: TB',
    )
    table.play(0, 'pathfinder')
    table.play(0, 'lay l 1,0')
    expect(table.state.mover).toBe(1)
    expect(table.hand(0)).toBe('TB TB map')
  })

  it('[CHM-39] not for a broken or trapped player', () => {
    const broken = withCard('pathfinder', 'hand 0: pathfinder LR LR\nfront: pick - -')
    expect(broken.ruleAgainst(0, 'pathfinder')).toBe('CHM-39')
    const trapped = given(
      { modules: ['saboteur-2'], championship: ['pathfinder'] },
      'hand 0: pathfinder LR LR\nfront: trap - -\nroles: green blue boss',
    )
    expect(trapped.ruleAgainst(0, 'pathfinder')).toBe('CHM-39')
  })

  it('[CHM-39] the first card is settled wholly before the second', () => {
    const table = withCard(
      'pathfinder',
      `${LINE}\nhand 0: pathfinder LR TB map\nhand 1: TB\ngoals: gold stone-left stone-right`,
    )
    table.play(0, 'pathfinder')
    expect(those(table.play(0, 'lay LR 7,0'), 'goal-turned')).toHaveLength(1)
    // The stone just turned is built on: T-L opens upwards.
    expect(those(table.play(0, 'lay TB 8,-1'), 'goal-turned')).toHaveLength(1)
    expect(table.state.ending).toBe(GOLD_REACHED)
  })

  it('[SAB-71] gold reached by the first card leaves the second unlaid', () => {
    const table = withCard('pathfinder', `${LINE}\nhand 0: pathfinder LR LR\nhand 1: TB`)
    table.play(0, 'pathfinder')
    table.play(0, 'lay LR 7,0')
    expect(table.hand(0)).toBe('LR')
    expect(table.state.stage).not.toBe(PATH_DUE)
  })
})

describe('the diversion', () => {
  it('[CHM-23, CHM-37] moves the card laid last to another fitting cell, either way up', () => {
    const table = withCard('diversion', 'hand 0: TBR LR\nhand 1: diversion TB')
    table.play(0, 'lay TBL 1,0')
    expect(table.moves(1, 'divert')).toEqual(
      expect.arrayContaining(['divert TBR 0,1', 'divert TBL 0,1', 'divert TBR -1,0']),
    )
    expect(table.ruleAgainst(1, 'divert TBL 1,0')).toBe('CHM-37')
    const [moved] = those(table.play(1, 'divert TBR -1,0'), 'diverted')
    expect([moved.from, moved.at]).toEqual([at('1,0'), at('-1,0')])
    expect(table.state.lastLaid).toBe(at('-1,0'))
    expect(table.state.pile).toEqual([kindOf.diversion])
    expect(table.hand(1)).toBe('TB TB')
  })

  it('[CHM-23] only if it is still in the maze', () => {
    const table = withCard('diversion', 'hand 0: LR\nhand 1: rock-fall\nhand 2: diversion')
    table.play(0, 'lay LR 1,0')
    table.play(1, 'rock-fall 1,0')
    expect(table.ruleAgainst(2, 'divert LR 1,0')).toBe('CHM-23')
    expect(table.moves(2, 'divert')).toEqual([])
  })

  it('[CHM-23] a rock fall elsewhere leaves it the card laid last', () => {
    const table = withCard(
      'diversion',
      'laid: LR -1,0\nhand 0: LR\nhand 1: rock-fall\nhand 2: diversion',
    )
    table.play(0, 'lay LR 1,0')
    table.play(1, 'rock-fall -1,0')
    expect(table.moves(2, 'divert')).toEqual(['divert LR -1,0'])
  })

  it('[CHM-37] for a broken player too; set-up cards are never diverted', () => {
    const table = withCard('diversion', 'hand 0: LR\nhand 1: diversion\nfront: - pick -')
    table.play(0, 'lay LR 1,0')
    expect(table.moves(1, 'divert')).toEqual(['divert LR -1,0'])
    const start = given(
      { seats: 5, modules: ['tournament'], championship: ['diversion'] },
      'laid: LR 4,0\nhand 0: diversion',
    )
    expect(start.moves(0, 'divert')).toEqual([])
  })

  it('[CHM-23, SAB-35] its player completes a tunnel made so', () => {
    const table = withCard(
      'diversion',
      `laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0
      hand 0: LR TB
      hand 1: diversion TB
      hand 2: TB
      roles: digger digger saboteur
      gold pile: 1 1 1`,
    )
    table.play(0, 'lay LR -1,0')
    const events = table.play(1, 'divert LR 7,0')
    expect(those(events, 'round-ended')[0]).toMatchObject({ ending: GOLD_REACHED, seat: 1 })
    expect(table.asks(1)).toBe(true)
  })

  it('[CHM-37] a figure standing on it is out, what it had caused stays', () => {
    const table = given(
      { modules: ['gathering'], championship: ['diversion'] },
      'hand 0: LR\nhand 1: TB TB\nhand 2: diversion TB',
    )
    table.play(0, 'lay LR 1,0')
    table.play(1, 'figure TB 2,0 left')
    const events = table.play(2, 'divert LR -1,0')
    expect(those(events, 'figure-left')).toHaveLength(1)
    expect(table.state.maze.barriers).toEqual([-1, -1])
  })
})

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

  it('[CHM-19] a veto that others knew of is known to be gone', () => {
    const table = withCard('veto', `hand 0: LR\n${HANDS}\nknown: 1/veto/0+2 1/TB/2`)
    table.play(0, 'lay LR 1,0')
    table.play(2, 'allow')
    table.play(1, 'veto')
    expect(table.view(0).known).toEqual([])
    expect(table.view(2).known).toHaveLength(1)
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
    expect(table.state.lastLaid).toBe(at('6,0'))
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
