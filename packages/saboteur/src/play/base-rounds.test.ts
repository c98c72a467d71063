import { describe, expect, it } from 'vitest'
import { finished, fresh, given, LINE, PILE, spent, those } from '../../trial/testing.ts'
import { roleOf } from '../roles.ts'
import { OVER, ROUND_OVER, TURN_DUE } from '../state.ts'

describe('the end of a round', () => {
  it('[SAB-50] with the deck empty a whole lap of passes ends it, cards in hand or not', () => {
    const table = given({}, 'deck:\nhand 0: TB TB\nhand 1: TB TB\nhand 2: TB TB')
    table.play(0, 'pass TB')
    table.play(1, 'lay TB 0,1')
    table.play(2, 'pass TB')
    table.play(0, 'pass TB')
    expect(table.state.stage).toBe(TURN_DUE)
    table.play(1, 'pass TB')
    expect(table.state.stage).toBe(ROUND_OVER)
    expect(table.hand(2)).toBe('TB')
  })

  it('[SAB-50] passes begun with cards in the deck do not count', () => {
    const table = given({}, 'deck: TB\nhand 0: TB TB\nhand 1: TB TB\nhand 2: TB TB')
    table.play(0, 'pass TB')
    table.play(1, 'pass TB')
    table.play(2, 'pass TB')
    expect(table.state.stage).toBe(TURN_DUE)
    table.play(0, 'pass TB')
    expect(table.state.stage).toBe(ROUND_OVER)
  })

  it('[SAB-50] nor does a pass that takes the last card', () => {
    const table = given({}, 'deck: TB TB\nhand 0: TB TB\nhand 1: TB TB\nhand 2: TB TB')
    for (const seat of [0, 1, 2, 0]) table.play(seat, 'pass TB')
    expect(table.state.stage).toBe(TURN_DUE)
    table.play(1, 'pass TB')
    expect(table.state.stage).toBe(ROUND_OVER)
  })

  it('[SAB-50] it ends as soon as every hand is empty', () => {
    const table = given({}, 'deck:\nhand 0: TB')
    table.play(0, 'lay TB 0,1')
    expect(table.state.stage).toBe(ROUND_OVER)
  })

  it('[SAB-50] empty hands do not end it while there is a deck', () => {
    const table = given({ modules: ['chests'] }, 'changed draws: no-draw\nhand 0: TB\ndeck: TB')
    table.play(0, 'pass TB')
    expect(table.state.held).toEqual([0, 0, 0])
    expect(table.state.stage).toBe(TURN_DUE)
  })

  it('[SAB-50] a game that nobody wants to win ends all the same', () => {
    const table = fresh({ seats: 3, first: 0 })
    const { game, state, rules } = table
    let moves = 0
    while (game.toAct(state) !== 0 && moves <= game.bound) {
      if (state.chance !== 0) game.step(state, 30, game.nature(state, { below: () => 0 }))
      else game.step(state, state.mover, game.legal(state, state.mover, []).at(-1) ?? [])
      moves++
    }
    expect(rules.seats).toBe(3)
    expect(state.stage).toBe(OVER)
  })

  it('[SAB-51] all roles are shown, and stay shown until the next deal', () => {
    const table = spent({}, 'roles: digger saboteur digger\ngold pile: 1 1 1 1')
    expect(table.view(0).roles).toEqual([0, 1, 0])
    expect(table.view('spectator').spare).toEqual([1])
  })

  it('[SAB-52] diggers win with gold even if a saboteur laid the last card', () => {
    const table = finished({}, `roles: saboteur digger digger\n${PILE}`)
    expect(table.state.chooser).toBe(2)
    table.play(2, 'take 3')
    expect(table.state.gold).toEqual([0, 2, 3])
  })

  it('[SAB-52] without gold the saboteurs win', () => {
    const table = spent({}, `roles: digger saboteur digger\n${PILE}`)
    expect(table.state.gold).toEqual([0, 4, 0])
  })

  it('[SAB-52] who won is told when the roles are shown', () => {
    const roles = `roles: saboteur digger digger\n${PILE}`
    const reached = given({}, `${LINE}\nhand 0: LR\nhand 1: TB\n${roles}`)
    const [gold] = those(reached.play(0, 'lay LR 7,0'), 'round-ended')
    expect(gold.winners).toEqual([roleOf.digger])
    const [nothing] = those(given({}, `deck:\n${roles}`).play(0, 'pass'), 'round-ended')
    expect(nothing.winners).toEqual([roleOf.saboteur])
  })
})

describe('three rounds', () => {
  it('[SAB-61] gold stays, all else is gathered; the left neighbour of the last player begins', () => {
    const table = given(
      {},
      `deck:\nhand 0: TB\nroles: digger saboteur digger\nspare roles: digger\n${PILE}`,
    )
    table.play(0, 'pass TB')
    const events = table.chance('roles saboteur digger digger digger')
    expect(those(events, 'round-begun')[0]).toMatchObject({ round: 2, seat: 1, deck: 67 })
    expect(table.state.gold).toEqual([0, 4, 0])
    expect(table.state.goldPile).toHaveLength(8 - table.state.goldHeld[1])
    expect(table.state.held).toEqual([0, 0, 0])
    expect(table.state.roles).toEqual([1, 0, 0])
    expect(() => table.chance('roles digger digger digger digger')).toThrow('refused')
  })

  it('[SAB-61] after round three the game is over', () => {
    const table = spent({}, `round: 3\nroles: digger saboteur digger\n${PILE}`)
    expect(table.state.stage).toBe(OVER)
    expect(table.game.toAct(table.state)).toBe(0)
  })

  it('[SAB-62] a pass with an empty hand is no turn with a card', () => {
    const table = given({}, `deck:\nhand 1: TB\nroles: digger digger digger\n${PILE}`)
    table.play(0, 'pass')
    table.play(1, 'pass TB')
    expect(table.state.stage).toBe(ROUND_OVER)
    table.chance('roles saboteur digger digger digger')
    expect(table.state.first).toBe(2)
  })

  it('[SAB-62] not even if it is the one that ends the round', () => {
    const table = given({}, 'deck:\nhand 1: TB\nlast: 1\nlap: 2\ndry: 1')
    table.play(0, 'pass')
    expect(table.state.stage).toBe(ROUND_OVER)
    table.chance('roles saboteur digger digger digger')
    expect(table.state.first).toBe(2)
  })

  it('[SAB-63] most nuggets win, equal sums share the win', () => {
    const table = spent(
      {},
      `round: 3\nroles: digger digger digger\ngold: 5 2 5\ngold cards: 2 1 2\n${PILE}`,
    )
    expect(table.game.outcome(table.state)).toEqual({ winners: [0, 2], scores: [5, 2, 5] })
  })

  it('[SAB-77] the gold pile left over is shuffled anew each round', () => {
    const table = spent(
      {},
      'roles: digger saboteur digger\nspare roles: digger\ngold pile: 1 2 1 3 1',
    )
    table.chance('roles saboteur digger digger digger')
    table.chance('goals gold stone-left stone-right')
    expect(table.state.goldPile).toEqual([1, 3])
    expect(() => table.chance('gold 1 2')).toThrow('refused')
    table.chance('gold 1 3')
    expect(table.state.goldPile).toEqual([3, 1])
  })

  it('[SAB-72] a draw takes what the deck still has; there is no hand limit', () => {
    const table = given(
      { modules: ['saboteur-2'] },
      'deck: TB\nhand 0: LR LR LR TL\nhand 1: TB\nroles: green blue boss\nspare roles: saboteur',
    )
    table.play(0, 'pass LR LR LR')
    expect(table.hand(0)).toBe('TB TL')
  })

  it('[SAB-73] only a pass keeps the lap of passes going', () => {
    const table = given(
      { modules: ['saboteur-2'] },
      `deck:
      hand 0: TB TB TB
      hand 1: TB TB TB
      hand 2: TB TB TB TB
      front: - - pick
      lap: 2
      mover: 2
      dry: 1
      roles: green blue boss
      spare roles: saboteur`,
    )
    table.play(2, 'ransom pick TB TB')
    expect(table.state.lap).toBe(0)
    expect(table.state.stage).toBe(TURN_DUE)
  })
})
