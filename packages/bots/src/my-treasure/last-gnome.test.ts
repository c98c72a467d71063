import { FACES, myTreasure, NONE, ORC, type State, worth } from '@adit/my-treasure'
import { describe, expect, it } from 'vitest'
import { drawsOn } from './last-gnome.ts'
import { chanceToWin } from './prospects.ts'

const cards = [...FACES.keys()]
const rings = cards.filter(card => worth(card, 0) > 0)
const others = cards.filter(card => worth(card, 0) === 0)

const isGemless = (card: number): boolean => worth(card, 1) === 0

/** Seat 0 has taken its rings; seat 1 is the last gnome, before the only stack it has built. */
function table(orcs: number, taken: readonly number[], stack: readonly number[]): State {
  const state = myTreasure.open({ seats: 2, first: 1 }).setup()
  state.phase = 'turn'
  state.mover = 1
  state.orcs = orcs
  state.held = [0, NONE]
  state.stacks = [[...taken], []]
  state.places = [[], [...stack], [], []]
  state.closed = 0b1101
  state.tokens = 0b111110
  return state
}

describe('the last gnome', () => {
  it('[TRE-07] draws as long as that costs nothing', () => {
    const state = table(4, rings.slice(0, 1), others.slice(0, 8))
    state.deck = [ORC, ORC, ...others.slice(8, 10)]
    expect(drawsOn(state, 1)).toBe(true)
  })

  it('[TRE-08] takes what is best already rather than meet the sixth orc', () => {
    // Seven gems against five rings; a card without gems adds nothing.
    const [gems, rest] = [others.filter(card => worth(card, 1) > 0), others.filter(isGemless)]
    const state = table(5, rings.slice(0, 2), gems.slice(0, 3))
    state.deck = [ORC, ...rest.slice(0, 4)]
    expect(drawsOn(state, 1)).toBe(false)
  })

  it('[TRE-11] draws on with nothing to lose, also where the orc is likely', () => {
    const state = table(5, rings, others.slice(0, 1))
    state.deck = [ORC, ...others.slice(1, 3)]
    expect(drawsOn(state, 1)).toBe(true)
  })

  it('[TRE-11] draws on for a coin more where the orc is not', () => {
    const state = table(5, rings.slice(0, 2), others.slice(0, 1))
    state.deck = [ORC, ...others.slice(1, 6)]
    expect(drawsOn(state, 1)).toBe(true)
  })
})

describe('the chance to win', () => {
  it('is shared by all, equally among equals, and grows with the coins', () => {
    const coins = [6, 3, 3, 1]
    const chances = coins.map((_held, seat) => chanceToWin(coins, seat))
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 10)
    expect(chances[1]).toBe(chances[2])
    expect(chances[0]).toBeGreaterThan(chances[1])
    expect(chanceToWin([0, 0, 0], 1)).toBeCloseTo(1 / 3, 10)
  })

  it('counts a coin more the fewer play', () => {
    expect(chanceToWin([3, 0], 0)).toBeGreaterThan(chanceToWin([3, 0, 0, 0], 0))
  })
})
