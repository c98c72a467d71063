import { describe, expect, it } from 'vitest'
import { given, LINE, withCard } from '../../trial/testing.ts'

describe('turn-about', () => {
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

  it('[CHM-20] a second one turns it back; whoever may not choose is passed over in that direction', () => {
    const back = withCard('turn-about', 'heading: right\nhand 0: turn-about\nhand 1: TB')
    back.play(0, 'turn-about')
    expect(back.state).toMatchObject({ heading: 1, mover: 1 })
    const table = withCard(
      'turn-about',
      `${LINE}
      heading: right
      hand 0: LR
      hand 1: TB
      roles: digger saboteur digger digger
      spare roles: digger
      gold pile: 3 2 1`,
      { seats: 4 },
    )
    table.play(0, 'lay LR 7,0')
    table.play(0, 'take 3')
    expect(table.asks(2)).toBe(true)
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
})
