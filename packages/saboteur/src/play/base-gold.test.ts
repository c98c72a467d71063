import { describe, expect, it } from 'vitest'
import { finished, given, PILE, spent, those } from '../../trial/testing.ts'
import * as moves from '../moves.ts'
import { OVER, ROUND_OVER } from '../state.ts'

describe('gold for diggers', () => {
  it('[SAB-53] 2009 and 2011: as many cards as players', () => {
    for (const edition of ['2009', '2011'] as const) {
      const table = finished({ edition }, `roles: digger saboteur digger\n${PILE}`)
      expect(table.state.offer).toEqual([2, 2, 3])
    }
  })

  it('[SAB-53] nine with ten players; the Jubilee counts the diggers', () => {
    const roles = `roles: ${'digger '.repeat(7)}saboteur saboteur saboteur`
    const pile = `gold pile: ${'3 '.repeat(4)}${'2 '.repeat(8)}${'1 '.repeat(15)}1`
    expect(finished({ edition: '2009', seats: 10 }, `${roles}\n${pile}`).state.offer).toHaveLength(
      9,
    )
    expect(
      finished({ edition: 'jubilee', seats: 10 }, `${roles}\n${pile}`).state.offer,
    ).toHaveLength(7)
  })

  it('[SAB-54] who completed it chooses first, then the next digger to the right', () => {
    const table = finished(
      { edition: '2009', seats: 4 },
      `roles: digger digger saboteur digger\ngold pile: 3 2 1 1`,
    )
    expect(table.moves(0)).toEqual(['take 1', 'take 2', 'take 3'])
    expect(table.view(3).offer).toEqual([-1, -1, -1, -1])
    const [taken] = those(table.play(0, 'take 3'), 'gold-taken')
    expect(table.game.redact(taken, 3)).toMatchObject({ value: -1 })
    expect(table.asks(3)).toBe(true)
    table.play(3, 'take 2')
    expect(table.asks(1)).toBe(true)
    table.play(1, 'take 1')
    // Four cards, three diggers: the first gets a second one.
    expect(table.state.gold).toEqual([4, 1, 0, 2])
  })

  it('[SAB-54] in whatever order they were drawn, and nobody sees what was chosen', () => {
    const table = finished({}, 'roles: digger digger digger\ngold pile: 2 3 1 1')
    expect(table.moves(0)).toEqual(['take 1', 'take 2', 'take 3'])
    expect(table.state.offer).toEqual([1, 2, 3])
    table.play(0, 'take 2')
    expect(table.view(1).latest).toBe(moves.pack(moves.TAKE))
  })

  it('[SAB-55] a saboteur who completed it passes the choice to the right', () => {
    const table = finished(
      { edition: '2011', seats: 4 },
      `roles: saboteur digger digger saboteur\ngold pile: 3 2 1 1`,
    )
    expect(table.asks(2)).toBe(true)
  })

  it('[SAB-59] gold is secret until the game ends, and one sees the own sum', () => {
    const table = finished({}, `roles: digger digger saboteur\n${PILE}\nround: 3`)
    table.play(0, 'take 3')
    expect(table.state.stage).toBe(OVER)
    expect(table.view(2).gold).toEqual([3, 2, 0])
    const before = given({}, 'gold: 3 2 0\ngold cards: 1 1 0\npurse 0: 0 0 1\npurse 1: 0 1 0')
    expect(before.view(1).gold).toEqual([-1, 2, 0])
    expect(before.view(1).purse.slice(0, 3)).toEqual([-1, -1, -1])
  })

  it('[SAB-54] a digger with broken tools gets gold like the others', () => {
    for (const edition of ['2009', '2011'] as const) {
      const text = 'roles: digger saboteur digger\nfront: - - cart\ngold pile: 3 2 1'
      const table = finished({ edition }, text)
      table.play(0, 'take 3')
      expect(table.moves(2)).toEqual(['take 1', 'take 2'])
    }
  })

  it('[SAB-60] `no-gold-for-broken`: the broken are left out of the passing', () => {
    const choices = { edition: '2011', 'no-gold-for-broken': true } as const
    const table = finished(
      choices,
      `roles: digger digger digger\nfront: - cart -\ngold pile: 3 2 2 1 1 1`,
    )
    expect(table.state.offer).toHaveLength(3)
    table.play(0, 'take 3')
    table.play(2, 'take 2')
    expect(table.state.gold).toEqual([5, 0, 2])
  })

  it('[SAB-60] it does not touch saboteurs', () => {
    const choices = { edition: '2011', 'no-gold-for-broken': true } as const
    const table = spent(choices, `roles: digger saboteur digger\nfront: - cart -\n${PILE}`)
    expect(table.state.gold).toEqual([0, 4, 0])
  })

  it('[SAB-78] when fewer gold cards are left than are due, those are drawn', () => {
    const table = finished({ edition: '2009' }, 'roles: digger digger saboteur\ngold pile: 2 1')
    expect(table.state.offer).toEqual([1, 2])
    const none = finished({ edition: '2009' }, 'roles: digger digger saboteur\ngold pile:')
    expect(none.state.gold).toEqual([0, 0, 0])
    expect(none.state.stage).toBe(ROUND_OVER)
  })
})

describe('gold for saboteurs', () => {
  it('[SAB-56] one gets 4, two or three 3 each, four 2 each; the role set aside does not count', () => {
    const pile = `gold pile: ${'1 '.repeat(16)}`
    const pay = (seats: number, roles: string): number[] =>
      spent({ seats }, `roles: ${roles}\n${pile}`).state.gold
    expect(pay(4, 'digger saboteur digger digger')).toEqual([0, 4, 0, 0])
    expect(pay(5, 'digger saboteur digger saboteur digger')).toEqual([0, 3, 0, 3, 0])
    expect(pay(7, 'digger saboteur digger saboteur digger saboteur digger')).toEqual([
      0, 3, 0, 3, 0, 3, 0,
    ])
    expect(
      pay(10, `saboteur saboteur saboteur saboteur ${'digger '.repeat(6)}`).slice(0, 5),
    ).toEqual([2, 2, 2, 2, 0])
  })

  it('[SAB-57] cards are drawn until the sum is exact; what overshoots goes under the pile', () => {
    const table = spent({}, 'roles: digger saboteur digger\ngold pile: 2 3 2 1')
    // From the top: 2, then 3 overshoots, then 2 makes it exact.
    expect(table.state.gold).toEqual([0, 4, 0])
    expect(table.state.goldHeld).toEqual([0, 2, 0])
    expect(table.state.goldPile).toEqual([3, 1])
  })

  it('[SAB-57] exactly whenever the pile can: a card that leaves no exact sum goes under it', () => {
    const saboteurs = `roles: ${'saboteur '.repeat(4)}${'digger '.repeat(6)}`
    const table = spent({ seats: 10 }, `${saboteurs}\ngold pile: 2 2 2 1 2 2 2 3`)
    expect(table.state.gold.slice(0, 5)).toEqual([2, 2, 2, 2, 0])
    // 3 and 1 fit under 4, and so do 2 and 2; the first card decides.
    const first = spent({}, 'roles: digger saboteur digger\ngold pile: 3 2 2 1')
    expect(first.state.goldHeld).toEqual([0, 2, 0])
    expect(first.state.purse.slice(3, 6)).toEqual([1, 0, 1])
    const greedy = spent({}, 'roles: digger saboteur digger\ngold pile: 3 2 2')
    expect(greedy.state.purse.slice(3, 6)).toEqual([0, 2, 0])
    expect(greedy.state.goldPile).toEqual([3])
  })

  it('[SAB-57] without an exact sum the largest below it', () => {
    const table = given({}, 'deck:\nroles: digger saboteur digger\ngold pile: 2 3 3')
    const [paid] = those(table.play(0, 'pass'), 'paid')
    expect(paid).toMatchObject({ seat: 1, nuggets: 3, cards: 1 })
    expect(table.state.goldPile).toEqual([2, 3])
    expect(spent({}, 'roles: digger saboteur digger\ngold pile: 1 2').state.gold[1]).toBe(3)
    expect(spent({}, 'roles: digger saboteur digger\ngold pile:').state.gold[1]).toBe(0)
  })

  it('[SAB-57, SAB-59] all see how many cards were drawn, their owner what they add up to', () => {
    const table = given({}, 'deck:\nroles: digger saboteur digger\ngold pile: 2 3 2 1')
    const [paid] = those(table.play(0, 'pass'), 'paid')
    expect(paid).toMatchObject({ seat: 1, nuggets: 4, cards: 2 })
    expect(table.game.redact(paid, 1)).toMatchObject({ nuggets: 4 })
    expect(table.game.redact(paid, 0)).toMatchObject({ nuggets: -1, cards: 2 })
  })

  it('[SAB-57] what is not drawn stays in the pile', () => {
    const table = spent({}, 'roles: digger saboteur digger\ngold pile: 3 3')
    expect(table.state.gold).toEqual([0, 3, 0])
    expect(table.state.goldPile).toEqual([3])
  })

  it('[SAB-57] clockwise from the first player of the round', () => {
    const table = spent(
      { seats: 5 },
      'first: 3\nroles: digger saboteur digger digger saboteur\ngold pile: 3 1 1',
    )
    expect(table.state.gold).toEqual([0, 2, 0, 0, 3])
  })

  it('[SAB-58] no saboteur among the players: nobody gets gold', () => {
    const table = spent({}, `roles: digger digger digger\n${PILE}`)
    expect(table.state.gold).toEqual([0, 0, 0])
    expect(table.state.goldPile).toHaveLength(8)
  })
})
