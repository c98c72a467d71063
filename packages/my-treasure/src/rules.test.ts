import { CHANCE, only } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { cardName, FACES, HOLE, KINDS, NONE, ORC, wholeDeck } from './cards.ts'
import { fresh, given, shuffleOf } from './testing.ts'
import { myTreasure } from './title.ts'

const game = myTreasure.open({ seats: 3, first: 'random' })

describe('the box', () => {
  it('[TRE-01] 30 treasures and 6 orcs are shuffled; six tokens lie treasure side up', () => {
    expect(wholeDeck()).toHaveLength(36)
    expect(wholeDeck().filter(card => card === ORC)).toHaveLength(6)
    const { state } = fresh({ seats: 2, first: 0 }).play(shuffleOf())
    expect(state.deck).toHaveLength(36)
    expect(state.tokens).toBe(0b111111)
    const short = fresh({ seats: 2, first: 0 }).refusal('* shuffle ring-a orc')
    expect(short).toEqual({ rule: 'TRE-01', key: 'not-the-deck' })
  })

  it('[TRE-01] each kind is on the cards 16 times, and there are 6 mice', () => {
    for (const kind of KINDS.keys()) {
      expect(FACES.reduce((sum, face) => sum + face.treasures[kind], 0)).toBe(16)
    }
    expect(FACES.reduce((sum, face) => sum + face.mice, 0)).toBe(6)
    expect(FACES.map(face => face.name)).toHaveLength(new Set(FACES.map(face => face.name)).size)
  })

  it('[TRE-041] there are four places for two players as for four', () => {
    for (const seats of [2, 3, 4]) {
      const table = fresh({ seats, first: 0 }).play(shuffleOf('ring-a'), '0 draw')
      expect(table.legal(0)).toEqual(['place 0', 'place 1', 'place 2', 'place 3'])
    }
  })
})

describe('who is to move', () => {
  it('[TRE-02] chance draws the first player, or the host names one', () => {
    const drawn = fresh({ seats: 3, first: 'random' }).play('* first 2', shuffleOf())
    expect(drawn.state.mover).toBe(2)
    expect(drawn.events[0]).toEqual({ type: 'began', first: 2 })
    const named = fresh({ seats: 3, first: 1 }).play(shuffleOf())
    expect(named.state.mover).toBe(1)
    expect(fresh({ seats: 3, first: 'random' }).refusal('* first 3')?.key).toBe('no-such-seat')
  })

  it('[TRE-02] then clockwise, and nobody out of turn', () => {
    const table = given({ 'place 0': 'gem-b' })
    const after = table.play('0 draw', '0 place 1')
    expect(after.state.mover).toBe(1)
    expect(after.refusal('0 draw')).toEqual({ rule: 'TRE-02', key: 'not-your-turn' })
    expect(after.play('1 draw', '1 place 1', '2 draw', '2 place 2').state.mover).toBe(0)
  })

  it('[TRE-02] a gnome who is out is passed over', () => {
    const table = given({ held: '- ring -', closed: '0', 'stack 1': 'gem-b', tokens: 'gem' })
    expect(table.play('0 draw', '0 place 1').state.mover).toBe(2)
  })
})

describe('drawing', () => {
  it('[TRE-03] a turn is a draw or a take', () => {
    const table = given({ 'place 1': 'gem-b', tokens: 'ring gem' })
    expect(table.legal(0)).toEqual(['draw', 'take ring 1', 'take gem 1'])
    expect(table.refusal('0 place 1')).toEqual({ rule: 'TRE-03', key: 'draw-or-take' })
  })

  it('[TRE-04] a drawn treasure is shown to all, then laid on top of any open place', () => {
    const drawn = given({ 'place 1': 'gem-b' }).play('0 draw')
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(cardName(game.view(drawn.state, viewer).drawn)).toBe('ring-a')
    }
    const laid = drawn.play('0 place 1')
    expect(laid.state.places[1].map(cardName)).toEqual(['gem-b', 'ring-a'])
  })

  it('[TRE-04] a covered card is in no view, no told event and no legal move, for anyone', () => {
    const before = given({ 'place 1': 'gem-b' }).play('0 draw')
    const laid = before.play('0 place 1')
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(game.view(laid.state, viewer).places[1]).toEqual([HOLE, laid.state.places[1][1]])
      for (const event of [...before.events, ...laid.events]) {
        expect(game.redact(event, viewer)).toMatchObject({ card: HOLE })
      }
    }
  })

  it('[TRE-04] the judge, who writes the record, keeps the card', () => {
    const laid = given({}).play('0 draw', '0 place 1')
    expect(laid.events.map(event => game.redact(event, 'judge'))).toEqual(laid.events)
    expect(laid.events).toContainEqual({ type: 'placed', seat: 0, place: 1, card: 0 })
  })

  it('[TRE-05] an orc is counted in public and ends the turn', () => {
    const table = given({ deck: 'orc ring-a orc orc orc', orcs: '2' }).play('0 draw')
    expect(table.events).toEqual([{ type: 'met-orc', seat: 0, orcs: 3 }])
    expect(game.view(table.state, 'spectator').orcs).toBe(3)
    expect(table.state.mover).toBe(1)
    expect(table.state.phase).toBe('turn')
  })

  it('[TRE-17] while no treasure lies anywhere a player must draw', () => {
    const table = given({})
    expect(table.legal(0)).toEqual(['draw'])
    expect(table.refusal('0 take ring 0')).toEqual({ rule: 'TRE-17', key: 'no-treasure-yet' })
  })

  it('[TRE-17] after seeing the drawn card one must place it, and taking is no addition', () => {
    const table = given({ 'place 0': 'gem-b' }).play('0 draw')
    expect(table.refusal('0 take gem 0')).toEqual({ rule: 'TRE-17', key: 'place-first' })
    expect(table.refusal('0 draw')?.key).toBe('place-first')
    expect(table.play('0 place 0').state.mover).toBe(1)
  })
})

describe('taking', () => {
  it('[TRE-06] one token left and one stack go to the player, who is out', () => {
    const table = given({ 'place 2': 'gem-b ring-a', tokens: 'gem coin' }).play('0 take gem 2')
    expect(KINDS[table.state.held[0]]).toBe('gem')
    expect(table.state.stacks[0].map(cardName)).toEqual(['gem-b', 'ring-a'])
    expect(table.events).toEqual([{ type: 'took', seat: 0, token: 1, place: 2 }])
    expect(table.state.mover).toBe(1)
    expect(table.refusal('1 take gem 2')).toMatchObject({ rule: 'TRE-17' })
  })

  it('[TRE-06] not a token that is gone, nor an empty place', () => {
    const table = given({ 'place 2': 'gem-b', tokens: 'coin' })
    expect(table.refusal('0 take gem 2')).toEqual({ rule: 'TRE-06', key: 'token-gone' })
    expect(table.refusal('0 take coin 1')).toEqual({ rule: 'TRE-06', key: 'place-empty' })
  })

  it('[TRE-06] its owner may not look into the stack', () => {
    const { state } = given({ 'place 2': 'gem-b ring-a' }).play('0 take gem 2')
    expect(game.view(state, 0).stacks[0]).toEqual([HOLE, state.stacks[0][1]])
  })

  it('[TRE-041] a place whose stack was taken is closed until the next round', () => {
    const taken = given({ 'place 2': 'gem-b', 'place 3': 'gem-c' }).play('0 take gem 2', '1 draw')
    expect(taken.refusal('1 place 2')).toEqual({ rule: 'TRE-041', key: 'place-closed' })
    expect(taken.legal(1)).toEqual(['place 0', 'place 1', 'place 3'])
    const again = taken.play('1 place 0', '2 take coin 0', '1 take ring 3')
    expect(again.state.phase).toBe('shuffle')
    expect(again.play(shuffleOf('ring-a')).state.closed).toBe(0)
  })

  it('[TRE-041] [TRE-06] a closed place cannot be taken again', () => {
    const table = given({ 'place 2': 'gem-b', 'place 3': 'gem-c' }).play('0 take gem 2')
    expect(table.refusal('1 take coin 2')).toEqual({ rule: 'TRE-041', key: 'place-closed' })
  })
})

describe('the last gnome', () => {
  const alone = {
    held: 'ring gem -',
    mover: '2',
    closed: '0 1',
    'stack 0': 'gem-b',
    'stack 1': 'gem-c',
    tokens: 'sword coin',
  }

  it('[TRE-07] draws as often as wished, one card at a time, an orc before the sixth not ending it', () => {
    const table = given({ ...alone, deck: 'ring-a orc sword-a orc orc', orcs: '3' })
    const later = table.play('2 draw', '2 place 3', '2 draw', '2 draw')
    expect(later.state.mover).toBe(2)
    expect(later.state.orcs).toBe(4)
    expect(later.legal(2)).toEqual(['place 2', 'place 3'])
  })

  it('[TRE-07] [TRE-20] takes, and the round is scored at once', () => {
    const table = given({ ...alone, 'place 3': 'sword-a' }).play('2 take sword 3')
    expect(table.events.map(event => event.type)).toEqual(['took', 'scored'])
    expect(table.state.phase).toBe('shuffle')
  })

  it('[TRE-23] may take without drawing first', () => {
    expect(given({ ...alone, 'place 3': 'sword-a' }).legal(2)).toContain('take sword 3')
  })

  it('[TRE-23] when the sixth orc comes takes a blind token and a stack of choice', () => {
    const table = given({ ...alone, deck: 'orc gem-a', orcs: '5', 'place 3': 'sword-a' })
    const fleeing = table.play('2 draw', '* tokens coin sword')
    expect(fleeing.legal(2)).toEqual(['flee 3'])
    expect(KINDS[fleeing.play('2 flee 3').state.held[2]]).toBe('coin')
  })
})

describe('the sixth orc', () => {
  const sixth = given(
    {
      mover: '1',
      deck: 'orc gem-a',
      orcs: '5',
      'place 0': 'gem-b',
      'place 1': 'ring-a ring-b',
      'place 2': 'coin-a',
      tokens: 'gem coin potion sword necklace',
      held: '- - ring -',
      'stack 2': 'coin-b',
      closed: '3',
    },
    4,
  ).play('1 draw')

  it('[TRE-08] the unused tokens are mixed by chance, all of them and no others', () => {
    expect(game.toAct(sixth.state)).toBe(only(CHANCE))
    expect(sixth.refusal('* tokens gem coin')).toEqual({ rule: 'TRE-08', key: 'not-the-tokens' })
    expect(sixth.refusal('* tokens ring coin potion sword gem')?.key).toBe('not-the-tokens')
    const mixed = sixth.play('* tokens coin gem potion sword necklace')
    expect(mixed.events).toEqual([{ type: 'alarmed', tokens: 5 }])
    expect(mixed.state.tokens).toBe(0)
  })

  it('[TRE-08] the gnomes left take in turn, who drew the orc last', () => {
    let table = sixth.play('* tokens coin gem potion sword necklace')
    const order: number[] = []
    for (const place of [0, 1, 2]) {
      order.push(table.state.mover)
      table = table.play(`${table.state.mover} flee ${place}`)
    }
    expect(order).toEqual([3, 0, 1])
    expect(table.state.held.map(token => KINDS[token])).toEqual(['gem', 'potion', 'ring', 'coin'])
  })

  it('[TRE-08] nothing else is possible now', () => {
    const mixed = sixth.play('* tokens coin gem potion sword necklace')
    expect(mixed.refusal('3 draw')).toEqual({ rule: 'TRE-08', key: 'only-flee' })
    expect(mixed.refusal('3 take coin 0')?.key).toBe('only-flee')
    expect(given({ 'place 0': 'gem-b' }).refusal('0 flee 0')?.key).toBe('draw-or-take')
  })

  it('[TRE-09] an empty place only when no stack is left, and then it scores 0', () => {
    const table = given({ deck: 'orc gem-a', orcs: '5', 'place 2': 'gem-b' }, 2)
    const mixed = table.play('0 draw', '* tokens gem coin ring potion sword necklace')
    expect(mixed.refusal('1 flee 0')).toEqual({ rule: 'TRE-09', key: 'stacks-left' })
    expect(mixed.legal(1)).toEqual(['flee 2'])
    const left = mixed.play('1 flee 2')
    expect(left.legal(0)).toEqual(['flee 0', 'flee 1', 'flee 3'])
    expect(left.play('0 flee 3').events[1]).toMatchObject({ type: 'scored', counts: [0, 2] })
  })

  it('[TRE-16] a token taken blind is unknown to all, its owner included, until scoring', () => {
    const mixed = sixth.play('* tokens coin gem potion sword necklace')
    const fled = mixed.play('3 flee 0')
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const view = game.view(fled.state, viewer)
      expect(view.held).toEqual([NONE, NONE, 0, HOLE])
      expect(view.blind).toEqual([HOLE, HOLE, HOLE, HOLE])
      expect(fled.events.map(event => game.redact(event, viewer))).toEqual([
        { type: 'fled', seat: 3, token: HOLE, place: 0 },
      ])
    }
    const scored = fled.play('0 flee 1', '1 flee 2').events.at(-1)
    expect(scored && game.redact(scored, 2)).toMatchObject({ type: 'scored', held: [1, 5, 0, 4] })
  })

  it('[TRE-24] only the stack is chosen; a place taken is closed; earlier tokens stay open', () => {
    const fled = sixth.play('* tokens coin gem potion sword necklace', '3 flee 0')
    expect(fled.refusal('0 flee 0')).toEqual({ rule: 'TRE-041', key: 'place-closed' })
    expect(game.view(fled.state, 0).held[2]).toBe(0)
    expect(fled.legal(0)).toEqual(['flee 1', 'flee 2'])
  })
})

describe('what is public', () => {
  it('[TRE-22] top cards and heights, taken stacks included, deck, orcs, tokens and open takes', () => {
    const { state } = given({
      'place 0': 'ring-a ring-b ring-c',
      'stack 1': 'gem-a gem-b',
      held: '- gem -',
      orcs: '2',
      tokens: 'ring coin',
    })
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = game.view(state, viewer)
      expect(view.places[0]).toEqual([HOLE, HOLE, state.places[0][2]])
      expect(view.stacks[1]).toEqual([HOLE, state.stacks[1][1]])
      expect(view.deck).toEqual(Array(9).fill(HOLE))
      expect([view.orcs, view.tokens, view.held]).toEqual([2, 0b010001, [NONE, 1, NONE]])
    }
  })
})
