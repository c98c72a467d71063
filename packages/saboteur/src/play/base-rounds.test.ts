import { describe, expect, it } from 'vitest'
import * as moves from '../moves.ts'
import { roleOf } from '../roles.ts'
import { OVER, ROUND_OVER, TURN_DUE } from '../state.ts'
import { fresh, given, type Table, those } from '../testing.ts'

const LINE = 'laid: LR 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'
const PILE = 'gold pile: 3 2 2 1 1 1 1 1'

/** Seat 0 completes the tunnel to gold. */
function finished(choices: object, text: string): Table {
  const table = given(choices, `${LINE}\nhand 0: LR\nhand 1: TB\n${text}`)
  table.play(0, 'lay LR 7,0')
  return table
}

/** The cards are spent without gold. */
function spent(choices: object, text: string): Table {
  const table = given(choices, `deck:\n${text}`)
  table.play(0, 'pass')
  return table
}

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

describe('gold for diggers', () => {
  it('[SAB-53] 2009 and 2011: as many cards as players', () => {
    for (const edition of ['2009', '2011']) {
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
    for (const edition of ['2009', '2011']) {
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
