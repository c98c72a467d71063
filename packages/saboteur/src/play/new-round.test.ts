import { describe, expect, it } from 'vitest'
import { fresh, given, those } from '../../trial/testing.ts'
import { HOLE } from '../state.ts'

const everything = {
  modules: ['saboteur-2', 'gathering', 'dressing-room', 'goals', 'chests'],
  championship: ['veto', 'turn-about'],
  first: 0,
} as const

const LEFT =
  'boss profiteer geologist geologist saboteur saboteur saboteur green blue blue blue blue'

describe('a new round', () => {
  it('[SAB-61] all but the gold and the turn is as at the start', () => {
    const table = given(
      everything,
      `stage: round-over
      chance: roles
      last: 1
      heading: right
      lap: 2
      ending: gold
      finisher: 2
      laid: LR 1,0
      roles: blue blue boss
      spare roles: green geologist
      given roles: saboteur
      given roles known: 1
      saw roles: 0/2/boss
      goals known: 0 1 - - -
      chest tunnels: TB$ LR$ TBLR$ TL$
      chests: nugget no-maps no-draw burn-deck
      chests known: 1 - - -
      chest fates: opened gone closed closed
      no maps: 1
      deck: TB LR
      aside: map map
      pile: LR/1 TR
      hand 0: LR LR LR LR LR LR LR LR
      hand 1: TB
      known: 0/LR/1
      front: pick trap+thief lamp
      thieves: 1
      veto spent: 1
      figures used: 2
      figure owners: 1 2
      last laid: 1,0
      chooser: 2
      gold: 3 0 5`,
    )
    table.chance(`roles green green green ${LEFT}`)
    const anew = fresh(everything)
    anew.chance(`roles green green green ${LEFT}`)
    const { state } = table
    expect([state.round, state.first, state.mover, state.gold]).toEqual([2, 2, 2, [3, 0, 5]])
    const { round, first, mover, gold, last } = anew.state
    expect({ ...state, round, first, mover, gold, last }).toEqual(anew.state)
  })

  it('[SAB-61] no card of the old hands is left behind', () => {
    const table = given({}, 'deck:\nhand 0: TB TB\nhand 1: TB TB TB TB TB TB TB\nlap: 2\ndry: 1')
    table.play(0, 'pass TB')
    table.chance('roles digger saboteur digger digger')
    expect(table.state.held).toEqual([0, 0, 0])
    expect(table.state.hands.every(kind => kind === HOLE)).toBe(true)
    expect(table.state.deck).toHaveLength(67)
  })

  it('before the first deal every card is in its box', () => {
    const { state, rules } = fresh({})
    expect(state.spare).toEqual(rules.pot)
    expect(state.spareGoals).toEqual(rules.goalKinds)
    expect(state.deck).toEqual(rules.deck)
    expect(state).toMatchObject({
      given: [],
      givenSeen: [],
      sawRoles: [],
      aside: [],
      pile: [],
      known: [],
      thieves: [],
      looked: [],
      offer: [],
      windows: [],
    })
    expect(state.figures.owners).toEqual([-1, -1])
    expect([
      state.finisher,
      state.latest,
      state.figures.payer,
      state.veto.by,
      state.chooser,
    ]).toEqual([-1, -1, -1, -1, -1])
  })

  it('[SAB-63] the last round tells what everybody has', () => {
    const table = given({}, 'round: 3\ndeck:\nroles: digger saboteur digger\ngold pile: 1 3 1 1 1')
    const [ended] = those(table.play(0, 'pass'), 'game-ended')
    expect(ended.gold).toEqual([0, 4, 0])
  })
})
