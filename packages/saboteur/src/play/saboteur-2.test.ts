import { describe, expect, it } from 'vitest'
import { cards, kindOf } from '../cards/order.ts'
import { printCell } from '../maze/cells.ts'
import { roleOf } from '../roles.ts'
import { holderOfKnown, kindOfKnown } from '../sight/knowledge.ts'
import { ROUND_OVER, THIEF, TRAP, TURN_DUE } from '../state.ts'
import { fresh, given, type Table, those } from '../testing.ts'

const LINE = 'laid: LR 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'
const ROLES = 'roles: green blue boss\nspare roles: geologist saboteur'

function at2(text: string, choices: object = {}): Table {
  return given({ seats: 3, modules: ['saboteur-2'], ...choices }, `${ROLES}\n${text}`)
}

describe('set-up', () => {
  it('[SB2-01] all fifteen roles, whatever the number of players; gold is counted in nuggets', () => {
    for (const seats of [2, 7, 12]) {
      const { rules, state } = fresh({ seats, modules: ['saboteur-2'] })
      expect(rules.pot.map(role => role)).toHaveLength(15)
      const count = (role: number): number => rules.pot.filter(other => other === role).length
      expect([roleOf.green, roleOf.blue, roleOf.boss, roleOf.profiteer].map(count)).toEqual([
        4, 4, 1, 1,
      ])
      expect([roleOf.geologist, roleOf.saboteur, roleOf.digger].map(count)).toEqual([2, 3, 0])
      expect(state.goldPile).toEqual([])
    }
  })

  it('[SB2-02] 117 cards, ten set aside unseen, six to each', () => {
    const table = fresh({ seats: 12, modules: ['saboteur-2'], first: 0 })
    expect(table.rules.deck).toHaveLength(117)
    table.chance(`roles ${table.rules.pot.map(role => roleNames[role]).join(' ')}`)
    table.chance('goals gold stone-left stone-right')
    table.chance(`deal ${table.rules.deck.map(kind => cards[kind].name).join(' ')}`)
    expect(table.state.held).toEqual(Array(12).fill(6))
    expect(table.state.aside).toHaveLength(10)
    expect(table.state.deck).toHaveLength(117 - 72 - 10)
    expect(table.view(0).aside.every(kind => kind === -1)).toBe(true)
  })

  it('[SB2-40] the ten set aside go back for the next round', () => {
    const table = at2('deck:\nhand 0: TB\naside: TB TB', { first: 0 })
    table.play(0, 'pass TB')
    table.chance(`roles ${table.rules.pot.map(role => roleNames[role]).join(' ')}`)
    expect(table.state.aside).toEqual([])
    expect(table.state.deck).toHaveLength(117)
    expect(table.state.first).toBe(1)
    expect(table.state.round).toBe(2)
  })
})

const roleNames = Object.keys(roleOf)

describe('the turn', () => {
  it('[SB2-03] a pass discards one to three and draws as many', () => {
    const table = at2('hand 0: TB LR TL map\nhand 1: TB\ndeck: TBLR TBLR TBLR TBLR')
    expect(table.moves(0, 'pass')).toHaveLength(4 + 6 + 4)
    table.play(0, 'pass LR TL map')
    expect(table.hand(0)).toBe('TB TBLR TBLR TBLR')
    expect(table.view(1).pile).toEqual([-1, -1, -1])
  })

  it('[SB2-03] equal cards are listed once', () => {
    expect(at2('hand 0: TB TB TB').moves(0, 'pass')).toEqual([
      'pass TB',
      'pass TB TB',
      'pass TB TB TB',
    ])
  })

  it('[SB2-03] each set of cards once, whichever of equal cards are in it', () => {
    expect(at2('hand 0: TB TB LR LR').moves(0, 'pass')).toEqual([
      'pass TB',
      'pass TB TB',
      'pass TB TB LR',
      'pass TB LR',
      'pass TB LR LR',
      'pass LR',
      'pass LR LR',
    ])
    const three = at2('hand 0: TB LR LR LR\nfront: pick - -')
    expect(three.moves(0, 'ransom')).toEqual(['ransom pick TB LR', 'ransom pick LR LR'])
  })

  it('[SB2-03, SB2-56] two cards remove a broken tool or a trap, not the own thief', () => {
    const table = at2('hand 0: TB LR TL\nhand 1: TB\nfront: pick+trap+thief - -\nthieves: 0')
    expect(table.ruleAgainst(0, 'ransom lamp TB LR')).toBe('SB2-56')
    expect(table.moves(0, 'ransom')).toEqual([
      'ransom pick TB LR',
      'ransom pick TB TL',
      'ransom pick LR TL',
      'ransom trap TB LR',
      'ransom trap TB TL',
      'ransom trap LR TL',
    ])
    table.play(0, 'ransom trap TB LR')
    expect(table.state.front[0]).toBe(1 | THIEF)
    // One drawn for two: the hand is one smaller.
    expect(table.state.held[0]).toBe(2)
    expect(table.state.lap).toBe(0)
  })

  it('[SB2-03] what was bought off goes to the discard openly, the two cards face down', () => {
    const table = at2('hand 0: TB LR LR\nhand 1: TB\nfront: lamp+trap - -')
    const [event] = those(table.play(0, 'ransom trap TB LR'), 'ransomed')
    expect(event).toMatchObject({ seat: 0, removed: 3, cards: [kindOf.TB, kindOf.LR] })
    expect(table.state.front[0]).toBe(2)
    expect(table.view(1).pile).toEqual([-1, -1, kindOf.trap])
    const lamp = at2('hand 0: TB LR LR\nhand 1: TB\nfront: lamp+trap - -')
    lamp.play(0, 'ransom lamp LR LR')
    expect(lamp.view(1).pile).toEqual([-1, -1, kindOf['broken-lamp']])
    expect(lamp.view(0).pile.map(entry => entry & 127)).toEqual([
      kindOf.LR,
      kindOf.LR,
      kindOf['broken-lamp'],
    ])
  })

  it('[SB2-04] with the deck empty play goes on; an empty hand passes', () => {
    const table = at2('deck:\nhand 1: TB TB')
    table.play(0, 'pass')
    table.play(1, 'lay TB 0,1')
    expect(table.state.held[1]).toBe(1)
  })

  it('[SB2-04] a table of empty hands draws from the deck, one card each', () => {
    const table = at2('deck: TB LR map TB')
    for (const seat of [0, 1, 2]) table.play(seat, 'pass')
    expect(table.state.held).toEqual([1, 1, 1])
    expect(table.hand(1)).toBe('LR')
    expect(table.state.lap).toBe(0)
  })

  it('[SB2-05] no two identical cards in front of one player', () => {
    const table = at2('hand 0: broken-pick trap thief\nfront: thief pick+trap -\nthieves: 0')
    expect(table.ruleAgainst(0, 'break pick 1')).toBe('SAB-41')
    expect(table.ruleAgainst(0, 'trap 1')).toBe('SB2-05')
    expect(table.ruleAgainst(0, 'thief')).toBe('SB2-05')
  })

  it('[SB2-06] gold ends the round whether or not doors stand in the way', () => {
    const doors = 'laid: LR:g 1,0  LR:b 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'
    const table = at2(`${doors}\nhand 0: LR\nhand 1: TB`)
    table.play(0, 'lay LR 7,0')
    expect(table.state.stage).toBe(ROUND_OVER)
  })
})

describe('tunnel cards', () => {
  it('[SB2-10, SB2-52] a bridge continues a linked tunnel, in 2011 too; no turning on it', () => {
    const table = at2('laid: lr 1,0\nhand 0: TB|LR LR\nhand 1: TB', { edition: '2011' })
    expect(table.ruleAgainst(0, 'lay TB|LR 2,0')).toBe('SB2-52')
    expect(table.refusal(0, 'lay LR 2,0')).toBeUndefined()
    const across = at2('laid: TB|LR 1,0\nhand 0: TB LR', { edition: 'jubilee' })
    expect(across.refusal(0, 'lay LR 2,0')).toBeUndefined()
    expect(across.ruleAgainst(0, 'lay TB 1,1')).toBe('SAB-25')
    const hanging = at2('laid: TB|LR 1,0\nhand 0: TB LR', { edition: '2011' })
    expect(hanging.refusal(0, 'lay LR 2,0')).toBeUndefined()
    expect(hanging.ruleAgainst(0, 'lay TB 1,1')).toBe('SAB-25')
  })

  it('[SB2-11] a double curve: its two curves do not meet', () => {
    const table = at2('laid: TL|BR 1,0\nhand 0: TB LR')
    expect(table.refusal(0, 'lay TB 1,-1')).toBeUndefined()
    expect(table.ruleAgainst(0, 'lay LR 2,0')).toBe('SAB-25')
  })

  it('[SB2-12] a ladder needs a joint only, and is linked past gaps', () => {
    const laid = 'laid: LR 1,0  LR 3,0'
    const table = at2(`${laid}\nhand 0: R^ TB\nhand 1: LR`)
    expect(table.moves(0, 'lay')).toContain('lay L^ 4,0')
    table.play(0, 'lay L^ 4,0')
    // (2,0) is still empty: the part beyond it is linked by the ladder alone.
    expect(table.refusal(1, 'lay LR 2,0')).toBeUndefined()
    const alone = at2('hand 0: R^')
    expect(alone.ruleAgainst(0, 'lay R^ 2,2')).toBe('SAB-21')
  })

  it('[SB2-12, SB2-51] never next to a goal, face down or up', () => {
    const table = at2(`${LINE}\nhand 0: R^`)
    expect(table.ruleAgainst(0, 'lay L^ 7,0')).toBe('SB2-12')
  })

  it('[SB2-51] the start counts as a ladder', () => {
    const gap = 'laid: TB 5,0 TR^ 5,1\nhand 0: LR TB'
    const table = at2(gap)
    expect(table.moves(0, 'lay')).toEqual(expect.arrayContaining(['lay LR 6,1', 'lay TB 5,-1']))
  })

  it('[SB2-13] anyone may lay a door, and it does not hinder laying or turning goals', () => {
    const table = at2(`${LINE}\nhand 0: LR:b\nhand 1: TB\ngoals: gold stone-left stone-right`)
    const events = table.play(0, 'lay LR:b 7,0')
    expect(those(events, 'goal-turned').map(({ at }) => printCell(at))).toEqual(['8,0'])
  })

  it('[SB2-14] crystals do not matter for laying', () => {
    const table = at2('hand 0: TBLR* TBLR')
    const places = (name: string): string[] =>
      table
        .moves(0, 'lay')
        .filter(move => move.split(' ')[1] === name)
        .map(move => move.split(' ')[2])
    expect(places('TBLR*')).toEqual(places('TBLR'))
  })

  it('[SB2-15] SAB-24 holds for the other cards of the expansion in 2011', () => {
    const position = 'laid: lr 1,0\nhand 0: LRb* TLr'
    expect(at2(position, { edition: '2011' }).refusal(0, 'lay LRb* 2,0')).toBeUndefined()
    expect(at2(position, { edition: 'jubilee' }).ruleAgainst(0, 'lay LRb* 2,0')).toBe('SAB-23')
  })
})

describe('action cards', () => {
  it('[SB2-20] a thief waits in front of its owner', () => {
    const table = at2('hand 0: thief TB\nhand 1: TB')
    table.play(0, 'thief')
    expect(table.state.front[0]).toBe(THIEF)
    expect(table.state.thieves).toEqual([0])
    expect(table.state.pile).toEqual([])
  })

  it('[SB2-22] hands off removes a thief in front of anyone', () => {
    const table = at2('hand 0: hands-off TB\nhand 1: TB\nfront: - thief -\nthieves: 1')
    expect(table.ruleAgainst(0, 'hands-off 2')).toBe('SB2-22')
    table.play(0, 'hands-off 1')
    expect(table.state.front[1]).toBe(0)
    expect(table.state.thieves).toEqual([])
    expect(table.state.pile).toHaveLength(2)
  })

  it('[SB2-23] hands are traded; the other player draws, the mover does not', () => {
    for (const edition of ['2011', 'jubilee'] as const) {
      const table = at2('hand 0: swap-hands TB\nhand 1: LR LR LR\ndeck: map TBLR', { edition })
      expect(table.ruleAgainst(0, 'swap-hands 0')).toBe('SB2-23')
      table.play(0, 'swap-hands 1')
      expect(table.hand(0)).toBe('LR LR LR')
      expect(table.hand(1)).toBe('TB map')
    }
  })

  it('[SB2-23] both know what the other got, until it is played', () => {
    const table = at2('hand 0: swap-hands TB\nhand 1: LR TL\nhand 2: TB\ndeck: map TBLR')
    table.play(0, 'swap-hands 1')
    const known = (seat: number): string[] =>
      table.view(seat).known.map(e => `${holderOfKnown(e)} ${cards[kindOfKnown(e)].name}`)
    expect(known(0)).toEqual(['1 TB'])
    expect(known(1)).toEqual(['0 LR', '0 TL'])
    expect(known(2)).toEqual([])
    table.play(1, 'lay TB 0,1')
    expect(known(0)).toEqual([])
  })

  it('[SB2-57] swap hands works with an empty hand; cards in front stay', () => {
    const table = at2('hand 0: swap-hands\nhand 1: LR\nfront: pick - -\ndeck: TB')
    table.play(0, 'swap-hands 1')
    expect(table.hand(0)).toBe('LR')
    expect(table.hand(1)).toBe('TB')
    expect(table.state.front[0]).toBe(1)
    const other = at2('hand 0: swap-hands LR\ndeck: TB')
    other.play(0, 'swap-hands 2')
    expect(other.hand(2)).toBe('TB LR')
  })

  it('[SB2-24] an inspection shows another player’s role to its player only', () => {
    const table = at2('hand 0: inspection TB\nhand 1: TB')
    expect(table.ruleAgainst(0, 'inspection 0')).toBe('SB2-24')
    const [seen] = those(table.play(0, 'inspection 2'), 'inspected')
    expect(table.game.redact(seen, 0)).toMatchObject({ role: roleOf.boss })
    expect(table.game.redact(seen, 2)).toMatchObject({ role: -1 })
    expect(table.view(0).sawRoles).toHaveLength(1)
    expect(table.view(2).sawRoles).toEqual([])
  })

  it('[SB2-25, SB2-58] swap hats takes the top of those left; the old role is out', () => {
    const table = at2('hand 0: swap-hats TB\nhand 1: TB\ndeck: TB')
    const [swapped] = those(table.play(0, 'swap-hats 1'), 'hats-swapped')
    expect(table.state.roles).toEqual([roleOf.green, roleOf.geologist, roleOf.boss])
    expect(table.state.spare).toEqual([roleOf.saboteur])
    expect(table.state.given).toEqual([roleOf.blue])
    expect(table.game.redact(swapped, 0)).toMatchObject({ role: -1 })
    expect(table.view(1).given).toEqual([roleOf.blue])
    expect(table.view(0).given).toEqual([-1])
  })

  it('[SB2-25] on oneself too, but not when none is left over', () => {
    const table = at2('hand 0: swap-hats TB\nspare roles:')
    expect(table.moves(0, 'swap-hats')).toEqual([])
    expect(table.ruleAgainst(0, 'swap-hats 0')).toBe('SB2-25')
    expect(at2('hand 0: swap-hats').moves(0, 'swap-hats')).toContain('swap-hats 0')
  })

  it('[SAB-75] a role seen is not corrected when it changes later', () => {
    const table = at2('hand 0: inspection TB\nhand 1: swap-hats\nhand 2: TB')
    table.play(0, 'inspection 2')
    const before = table.view(0).sawRoles
    table.play(1, 'swap-hats 2')
    const [after] = table.view(0).sawRoles
    expect(after & 15).toBe(roleOf.boss)
    expect(after).not.toBe(before[0])
    expect(table.state.roles[2]).toBe(roleOf.geologist)
    // Who inspected the boss knows that the boss is out.
    expect(table.view(0).given).toEqual([roleOf.boss])
  })

  it('[SB2-26] the trapped lay no tunnel cards; never on oneself', () => {
    const table = at2('hand 0: trap TB\nhand 1: TB map')
    expect(table.ruleAgainst(0, 'trap 0')).toBe('SB2-26')
    table.play(0, 'trap 1')
    expect(table.state.front[1]).toBe(TRAP)
    expect(table.ruleAgainst(1, 'lay TB 0,1')).toBe('SB2-26')
    expect(table.state.stage).toBe(TURN_DUE)
  })

  it('[SB2-59] a trap stops laying from the hand only', () => {
    const table = at2('hand 0: TB map inspection\nfront: trap - -')
    expect(table.moves(0, 'map')).toHaveLength(3)
    expect(table.moves(0, 'inspection')).toHaveLength(2)
    expect(table.moves(0, 'lay')).toEqual([])
  })

  it('[SB2-22, SB2-27] free and hands off work on oneself too', () => {
    const table = at2('hand 0: free hands-off\nfront: trap+thief trap thief\nthieves: 0 2')
    expect(table.moves(0, 'free')).toEqual(['free 0', 'free 1'])
    expect(table.moves(0, 'hands-off')).toEqual(['hands-off 0', 'hands-off 2'])
  })

  it('[SB2-27] free removes a trap from anyone', () => {
    const table = at2('hand 0: free TB\nhand 1: TB\nfront: trap trap -')
    expect(table.ruleAgainst(0, 'free 2')).toBe('SB2-27')
    table.play(0, 'free 1')
    expect(table.state.front).toEqual([TRAP, 0, 0])
    expect([...table.state.pile].sort()).toEqual([kindOf.free, kindOf.trap].sort())
  })
})
