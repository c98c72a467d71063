import { nth } from '@adit/kernel'
import { HOLE, roleOf, type State, saboteur, TRAP } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import type { RoundEnd } from './round-end.ts'
import { factsOf } from './seat-facts.ts'

const game = saboteur.open({ ...nth(saboteur.presets, 0).config, seats: 3 })
/** As the first seat sees it: what the others have is no number. */
const view: State = {
  ...game.setup(),
  held: [6, 6, 6],
  gold: [5, HOLE, 0],
  front: [0, 1 | TRAP, 0],
  thieves: [2],
}
const end: RoundEnd = {
  seq: 40,
  ending: 1,
  finisher: 1,
  roles: [roleOf.digger, roleOf.digger, roleOf.saboteur],
  winners: [roleOf.digger],
  paid: new Map([
    [0, 3],
    [1, HOLE],
  ]),
  cards: new Map(),
  thefts: [],
  isShared: true,
  isLast: false,
}

describe('what is seen at a seat', () => {
  it('is all that lies there while a round goes on', () => {
    expect(factsOf(view, 0, undefined)).toMatchObject({ cards: 6, gold: 5, broken: [] })
    expect(factsOf(view, 1, undefined)).toMatchObject({ gold: HOLE, isTrapped: true })
    expect(factsOf(view, 1, undefined).broken).toHaveLength(1)
    expect(factsOf(view, 2, undefined).isThief).toBe(true)
  })

  it('is no gold of this round while roles are turned up: it would tell them', () => {
    const between = { end, areRolesShown: false, self: 0 }
    expect(factsOf(view, 0, between).gold).toBe(2)
    expect(factsOf(view, 1, between).gold).toBe(0)
    const thief = { ...end, thefts: [{ seat: 0, target: 2 }] }
    expect(factsOf(view, 0, { ...between, end: thief }).gold).toBe(1)
    expect(factsOf(view, 0, { ...between, areRolesShown: true }).gold).toBe(5)
    expect(factsOf(view, 1, { ...between, areRolesShown: true }).gold).toBe(HOLE)
  })

  it('is no sum of another before the result, though the game is over', () => {
    const over = { ...view, gold: [5, 4, 0] }
    const between = { end: { ...end, isLast: true }, areRolesShown: false, self: 0 }
    expect(factsOf(over, 1, between).gold).toBe(0)
    expect(factsOf(over, 1, { ...between, areRolesShown: true }).gold).toBe(HOLE)
  })

  it.each([true, false])('is nothing of the next round, with roles shown: %s', areRolesShown => {
    for (const seat of [0, 1, 2]) {
      expect(factsOf(view, seat, { end, areRolesShown, self: 0 })).toMatchObject({
        cards: undefined,
        broken: [],
        isTrapped: false,
        isThief: false,
      })
    }
  })
})
