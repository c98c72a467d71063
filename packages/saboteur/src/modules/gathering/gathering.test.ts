import { describe, expect, it } from 'vitest'
import { fresh, given, type Table, those } from '../../../trial/testing.ts'
import { kindOf } from '../../cards/order.ts'
import { printCell } from '../../maze/cells.ts'
import { codeOf, LAY_ASKING } from '../../moves.ts'

function gathered(text: string, choices: object = {}): Table {
  return given({ modules: ['gathering'], ...choices }, text)
}

/** Seat 2 has blocked (1,0); seat 0 is to move. */
function blocked(text: string, choices: object = {}): Table {
  const table = gathered(`hand 2: TB TB\nmover: 2\ndrawer: 2\n${text}`, choices)
  table.play(2, 'figure TB 1,0 left')
  return table
}

describe('tunnel gathering', () => {
  it('[MIN-11] each starts with one nugget, and two figures are in reserve', () => {
    const { state } = fresh({ modules: ['gathering'] })
    expect(state.gold).toEqual([1, 1, 1])
    const table = gathered('hand 0: LR TB TL\nhand 1: TB\nhand 2: TB')
    table.play(0, 'figure LR 1,0 left')
    table.play(1, 'figure TB 0,1 top')
    expect(table.refusal(2, 'figure TB 0,-1 bottom')?.key).toBe('figure-none-left')
  })

  it('[MIN-12] a card away, a figure on an open end, no draw', () => {
    const table = gathered('hand 0: LR TB\nhand 1: TB\nlaid: lr 1,0')
    // The far stub of the dead end cannot be built on (SAB-23).
    expect(table.ruleAgainst(0, 'figure LR 2,0 left')).toBe('MIN-12')
    expect(table.ruleAgainst(0, 'figure LR 1,1 top')).toBe('MIN-12')
    const [placed] = those(table.play(0, 'figure LR 0,1 top'), 'figure-placed')
    expect(table.game.redact(placed, 1)).toMatchObject({ card: -1 })
    expect(table.hand(0)).toBe('TB')
    expect(table.state.deck).toHaveLength(6)
    expect(table.state.mover).toBe(1)
  })

  it('[MIN-12] no figure on a cell that is taken', () => {
    const table = gathered('hand 0: TB\nlaid: LR 1,0')
    expect(table.ruleAgainst(0, 'figure TB 1,0 left')).toBe('MIN-12')
  })

  it('[MIN-12] 2011: the far stub may be built on, so a figure may stand there', () => {
    const table = gathered('hand 0: LR TB\nlaid: lr 1,0', { edition: '2011' })
    expect(table.refusal(0, 'figure LR 2,0 left')).toBeUndefined()
  })

  it('[MIN-12] each figure once per round', () => {
    const table = gathered('hand 0: TB TB\nhand 1: TB\nhand 2: TB')
    table.play(0, 'figure TB 1,0 left')
    table.play(1, 'figure TB -1,0 right')
    expect(table.moves(2, 'figure')).toEqual([])
    expect(table.ruleAgainst(2, 'figure TB 0,1 top')).toBe('MIN-12')
  })

  it('[MIN-13] who lays there pays one nugget to its owner; then the figure is out', () => {
    const table = blocked('hand 0: LR TB\nhand 1: TB')
    expect(table.refusal(0, 'lay LR 1,0')).toBeUndefined()
    const events = table.play(0, 'lay LR 1,0')
    expect(those(events, 'toll-paid')[0]).toMatchObject({ seat: 0, target: 2 })
    expect(table.state.gold).toEqual([0, 1, 2])
    expect(table.state.maze.barriers).toEqual([-1, -1])
    expect(table.state.figures.used).toBe(1)
  })

  it('[MIN-13] without a nugget nothing is laid there', () => {
    const table = blocked('hand 0: LR TB\nhand 1: TB\ngold: 0 1 1')
    expect(table.ruleAgainst(0, 'lay LR 1,0')).toBe('MIN-13')
  })

  it('[MIN-14] another may agree to pay', () => {
    const table = blocked('hand 0: LR TB\nhand 1: TB\ngold: 0 1 1')
    table.play(0, 'lay LR 1,0 asking 1')
    expect(table.moves(1)).toEqual(['decline', 'pay'])
    table.play(1, 'pay')
    expect(table.state.gold).toEqual([0, 0, 2])
    expect(table.state.mover).toBe(1)
  })

  it('[MIN-14] the owner lays there free of charge, and the figure leaves', () => {
    const table = blocked('hand 0: TB\nhand 1: TB\nhand 2: LR TB')
    table.play(0, 'pass TB')
    table.play(1, 'pass TB')
    expect(table.ruleAgainst(2, 'lay LR 1,0 asking 0')).toBe('MIN-14')
    const events = table.play(2, 'lay LR 1,0')
    expect(those(events, 'toll-paid')).toEqual([])
    expect(table.state.gold).toEqual([1, 1, 1])
    expect(table.state.maze.barriers).toEqual([-1, -1])
  })

  it('[MIN-81] all are asked without regard to gold, the owner too, who waives the toll', () => {
    const table = blocked('hand 0: LR TB\nhand 1: TB\ngold: 0 0 1')
    expect(table.moves(0, 'lay').filter(move => move.includes('asking'))).toEqual([
      'lay LR 1,0 asking 1',
      'lay LR 1,0 asking 2',
    ])
    table.play(0, 'lay LR 1,0 asking 1')
    expect(table.moves(1)).toEqual(['decline'])
    table.play(1, 'decline')
    // After a refusal the mover chooses anew.
    expect(table.state.mover).toBe(0)
    expect(table.hand(0)).toBe('TB LR')
    expect(table.ruleAgainst(0, 'lay LR 1,0 asking 1')).toBe('MIN-81')
    table.play(0, 'lay LR 1,0 asking 2')
    table.play(2, 'pay')
    expect(table.state.gold).toEqual([0, 0, 1])
  })

  it('[MIN-14] the owner needs no nugget, to lay there or to waive the toll', () => {
    const table = blocked('hand 0: LR TB\nhand 1: TB\nhand 2: LR TB\ngold: 0 0 0')
    table.play(0, 'lay LR 1,0 asking 2')
    expect(table.moves(2)).toEqual(['decline', 'pay'])
    table.play(2, 'decline')
    table.play(0, 'pass TB')
    table.play(1, 'pass TB')
    expect(table.refusal(2, 'lay LR 1,0')).toBeUndefined()
    table.play(2, 'lay LR 1,0')
    expect(table.state.gold).toEqual([0, 0, 0])
  })

  it('[MIN-14] whoever agreed pays, the first seat too, and for that one card only', () => {
    const table = gathered('hand 0: TB\nhand 1: TB TB\nhand 2: pathfinder TB LR TL', {
      championship: ['pathfinder'],
    })
    table.play(0, 'figure TB 0,1 top')
    table.play(1, 'figure TB 1,0 left')
    table.play(2, 'pathfinder')
    table.play(2, 'lay LR 1,0 asking 0')
    table.play(0, 'pay')
    expect(table.state.gold).toEqual([0, 2, 1])
    // For the second card everybody may be asked anew.
    expect(table.refusal(2, 'lay TB 0,1 asking 1')).toBeUndefined()
    expect(table.refusal(2, 'lay TB 0,1 asking 0')).toBeUndefined()
    table.play(2, 'lay TB 0,1')
    expect(table.state.gold).toEqual([1, 2, 0])
  })

  it('[MIN-12] what others knew of the hand is lost with a card that went unseen', () => {
    const table = gathered('hand 0: TB LR\nhand 1: TB\nknown: 0/LR/1 1/TB/2')
    table.play(0, 'figure TB 1,0 left')
    expect(table.view(1).known).toEqual([])
    expect(table.view(2).known).toHaveLength(1)
  })

  it('[MIN-15] only the figure that stood on the fallen card leaves', () => {
    const table = gathered(
      'laid: LR -1,0\nhand 0: TB TB\nhand 1: TB TB\nhand 2: rock-fall\ngold: 1 1 1',
    )
    table.play(0, 'figure TB 1,0 left')
    table.play(1, 'figure TB -2,0 right')
    const left = those(table.play(2, 'rock-fall -1,0'), 'figure-left')
    expect(left.map(({ seat, at }) => [seat, printCell(at)])).toEqual([[1, '-2,0']])
    expect(table.state.maze.barriers.map(end => end >= 0)).toEqual([true, false])
  })

  it('[MIN-81] who is asked for which card is seen by all', () => {
    const table = gathered('hand 1: LR TB\nhand 2: TB TB\nmover: 2\ndrawer: 2\nhand 0: TB')
    table.play(2, 'figure TB 1,0 left')
    table.play(0, 'pass TB')
    table.play(1, 'lay LR 1,0 asking 0')
    const { latest, pending } = table.view('spectator')
    expect([codeOf(latest), latest]).toEqual([LAY_ASKING, pending])
  })

  it('[MIN-81] the toll is due when the card stands, after any veto', () => {
    const table = blocked('hand 0: LR TB\nhand 1: veto', { championship: ['veto'] })
    table.play(0, 'lay LR 1,0')
    expect(table.state.gold).toEqual([1, 1, 1])
    table.play(2, 'allow')
    table.play(1, 'allow')
    expect(table.state.gold).toEqual([0, 1, 2])
  })

  it('[MIN-81, SB2-59] placing a figure is no laying: broken and trapped players may', () => {
    const table = given(
      { modules: ['gathering', 'saboteur-2'] },
      'hand 0: TB TB\nfront: pick+trap - -\nroles: green blue boss',
    )
    expect(table.moves(0, 'figure')).not.toEqual([])
  })

  it('[MIN-15] the figures return in a new round', () => {
    const table = blocked('hand 2: TB\ndeck:\nroles: digger digger digger\nfirst: 0')
    expect(table.state.chance).not.toBe(0)
    table.chance('roles digger saboteur digger digger')
    expect(table.state.figures.used).toBe(0)
    expect(table.state.maze.barriers).toEqual([-1, -1])
  })

  it('[MIN-15, MIN-80] if the card it stands on leaves the maze, the figure is out, unpaid', () => {
    const table = gathered('laid: LR 1,0\nhand 0: TB TB\nhand 1: rock-fall\nhand 2: LR')
    table.play(0, 'figure TB 2,0 left')
    const events = table.play(1, 'rock-fall 1,0')
    expect(those(events, 'figure-left')).toHaveLength(1)
    expect(table.state.gold).toEqual([1, 1, 1])
    expect(table.state.maze.barriers).toEqual([-1, -1])
    expect(table.state.figures.used).toBe(1)
  })

  it('[MIN-80] it blocks its cell from every side, one figure to a cell, and stays when cut off', () => {
    const table = gathered(
      'laid: TBLR 1,0 TBLR 0,1 LR 2,0\nhand 0: TB TB\nhand 1: TB TBLR\nhand 2: rock-fall TB',
    )
    table.play(0, 'figure TB 1,1 top')
    expect(table.ruleAgainst(1, 'figure TB 1,1 left')).toBe('MIN-80')
    table.state.gold[1] = 0
    expect(table.ruleAgainst(1, 'lay TBLR 1,1')).toBe('MIN-13')
    table.play(1, 'figure TB 3,0 left')
    table.play(2, 'rock-fall 1,0')
    // The figure on (1,0) left with it; the one beyond the gap stays.
    expect(table.state.maze.barriers.filter(end => end >= 0)).toHaveLength(1)
  })

  it('[MIN-80] a diverted card pays too', () => {
    const table = gathered('hand 0: LR\nhand 1: TB TB\nhand 2: diversion TB', {
      championship: ['diversion'],
    })
    table.play(0, 'lay LR 1,0')
    table.play(1, 'figure TB -1,0 right')
    expect(table.moves(2, 'divert')).toEqual([
      'divert LR -1,0',
      'divert LR -1,0 asking 0',
      'divert LR -1,0 asking 1',
    ])
    table.play(2, 'divert LR -1,0')
    expect(table.state.gold).toEqual([1, 2, 0])
  })

  it('[SAB-77] a payment needs a fortune of one; gold cards do not go back to the pile', () => {
    const table = blocked(
      'hand 0: LR TB\nhand 1: TB\ngold: 3 1 1\ngold cards: 1 0 0\npurse 0: 0 0 1\ngold pile: 1',
    )
    table.play(0, 'lay LR 1,0')
    expect(table.state.gold).toEqual([2, 1, 2])
    expect(table.state.purse.slice(0, 3)).toEqual([0, 0, 1])
    expect(table.state.goldPile).toEqual([1])
  })

  it('[SAB-73] placing a figure breaks the lap of passes', () => {
    const table = gathered('deck:\nhand 0: TB\nhand 1: TB\nhand 2: TB\nlap: 2\ndry: 1')
    table.play(0, 'figure TB 1,0 left')
    expect(table.state.lap).toBe(0)
    expect(table.state.mover).toBe(1)
    expect(table.state.pile[0] & 127).toBe(kindOf.TB)
  })
})
