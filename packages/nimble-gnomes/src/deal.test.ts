import { CHANCE, only, quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { CAVE, cards } from './cards.ts'
import { deckOf } from './state.ts'
import { begin } from './testing.ts'

const names = (kinds: readonly number[]) => kinds.map(kind => cards[kind].name)
/** The deck of a table of three as it comes out of the box. */
const inOrder = names(deckOf({ seats: 3, first: 0, 'quick-start': false, discard: 'open' }))
const caves = (count: number) => Array(count).fill('cave').join(' ')

describe('the deal', () => {
  it('[NIM-02] gives five cards to each, opens three and leaves the rest as the deck', () => {
    const scene = begin()
    const order = inOrder.toReversed()
    const events = scene.play(`* shuffle ${order.join(' ')}`)
    for (let seat = 0; seat < 3; seat++) {
      const dealt = order.slice(seat * 5, seat * 5 + 5)
      expect(scene.field(`hand ${seat}`).split(' ').sort()).toEqual([...dealt].sort())
    }
    expect(scene.field('open')).toBe(order.slice(15, 18).join(' '))
    expect(scene.field('deck')).toBe(order.slice(18).join(' '))
    expect(events.map(event => event.type)).toEqual([
      'shuffled',
      ...Array(3).fill('dealt'),
      ...Array(3).fill('opened'),
      'turn-began',
    ])
  })

  it('[NIM-01] takes any order of the right cards, and no other cards', () => {
    const scene = begin()
    const swapped = ['diamond', ...inOrder.slice(1)].join(' ')
    const answer = { key: 'not-the-deck', rule: 'NIM-01' }
    expect(scene.refused(`* shuffle ${inOrder.join(' ')}`)).toBeUndefined()
    expect(scene.refused(`* shuffle ${swapped}`)).toEqual(answer)
    expect(scene.refused(`* shuffle ${inOrder.slice(1).join(' ')}`)).toEqual(answer)
    expect(scene.refused('* first 0')).toEqual({ key: 'shuffle-due', rule: 'NIM-02' })
  })

  it('[NIM-13] begins a quick start with a cave in front of each, and gems can be laid at once', () => {
    const quick = begin({ 'quick-start': true })
    const slow = begin()
    for (const seat of [0, 1, 2]) {
      expect(quick.field(`laid ${seat}`)).toBe('cave')
      expect(slow.field(`laid ${seat}`)).toBe('')
    }
    const gemsFirst = [...deckOf({ seats: 3, first: 0, 'quick-start': true, discard: 'open' })]
    quick.play(`* shuffle ${names(gemsFirst.reverse()).join(' ')}\n0 take deck`)
    expect(quick.legal(0)).toContain('lay diamond')
  })

  it.each([2, 3, 4])('[NIM-36] leaves 14 caves less %i in the deck of a quick start', seats => {
    const { state } = begin({ seats, 'quick-start': true })
    expect(state.deck.filter(kind => kind === CAVE)).toHaveLength(14 - seats)
    expect(state.deck).toHaveLength(102 - seats)
  })

  it('[NIM-36] treats the cave of a quick start like any other', () => {
    const scene = begin({ 'quick-start': true, seats: 2 })
    const order = names(deckOf({ seats: 2, first: 0, 'quick-start': true, discard: 'open' }))
    const rest = order.filter(name => name !== 'cave' && name !== 'collapse')
    const collapses = Array(6).fill('collapse').join(' ')
    scene.play(`* shuffle ${collapses} ${caves(12)} ${rest.join(' ')}`)
    expect(scene.field('hand 0')).toBe('collapse collapse collapse collapse collapse')
    scene.play(`
      0 take deck
      0 curse collapse 1
      1 take deck
      1 cave`)
    expect(scene.field('laid 1')).toBe('cave')
    expect(scene.field('discard')).toBe('collapse cave')
  })

  it('[NIM-18] draws lots for the first player unless the host names one', () => {
    const drawn = begin({ first: 'random' })
    expect(drawn.game.toAct(drawn.state)).toBe(only(CHANCE))
    expect(drawn.refused(`* shuffle ${inOrder.join(' ')}`)).toEqual({
      key: 'first-player-due',
      rule: 'NIM-18',
    })
    expect(drawn.refused('* first 3')).toEqual({ key: 'no-such-seat', slots: { seat: 3 } })
    expect(drawn.play('* first 2')).toEqual([{ type: 'first-drawn', seat: 2 }])
    const named = begin({ first: 1 })
    for (const [scene, first] of [
      [drawn, 2],
      [named, 1],
    ] as const) {
      const events = scene.play(`* shuffle ${inOrder.join(' ')}`)
      expect(events.at(-1)).toEqual({ type: 'turn-began', seat: first })
      expect(scene.game.toAct(scene.state)).toBe(only(first))
    }
  })

  it('[NIM-18] lets every seat be drawn', () => {
    const { game, state } = begin({ first: 'random' })
    const random = quickRandom(1)
    const drawn = new Set(Array.from({ length: 60 }, () => game.nature(state, random)))
    expect([...drawn].map(game.notation.printMove).sort()).toEqual([
      'first 0',
      'first 1',
      'first 2',
    ])
  })
})
