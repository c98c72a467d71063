import { describe, expect, it } from 'vitest'
import { cellNamed, given, type Table, those } from '../../trial/testing.ts'
import { kindOf } from '../cards/order.ts'
import { printCell } from '../maze/cells.ts'
import { faceAt } from '../maze/maze.ts'
import { GOLD_REACHED, ROUND_OVER, TURN_DUE } from '../state.ts'
import { printFace } from '../text/face-text.ts'

/** A straight tunnel up to the cell before the middle goal's. */
const LINE = 'laid: LR 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  LR 6,0'

function faceIn(table: Table, cell: string): string {
  const face = faceAt(table.state.maze, cellNamed(cell))
  return face < 0 ? '-' : printFace(face)
}

describe('reaching a goal', () => {
  it('[SAB-30] an unbroken tunnel from the start turns the goal up', () => {
    const table = given({}, `${LINE}\nhand 0: LR\nhand 1: TB\ngoals: gold stone-left stone-right`)
    const [turned] = those(table.play(0, 'lay LR 7,0'), 'goal-turned')
    expect(printCell(turned.at)).toBe('8,0')
    expect(table.state.stage).toBe(TURN_DUE)
  })

  it('[SAB-30] the completing card need not be next to the goal', () => {
    const table = given(
      {},
      `laid: LR 1,0  LR 2,0  LR 3,0  LR 5,0  LR 6,0  LR 7,0\nhand 0: LR\nhand 1: TB`,
    )
    expect(those(table.play(0, 'lay LR 4,0'), 'goal-turned')).toHaveLength(1)
    expect(table.state.ending).toBe(GOLD_REACHED)
  })

  it('[SAB-31] gold ends the round at once', () => {
    const table = given({}, `${LINE}\nhand 0: LR TB\nhand 1: TB\ngold pile: 1 1 1`)
    const events = table.play(0, 'lay LR 7,0')
    expect(those(events, 'round-ended')[0]).toMatchObject({ ending: GOLD_REACHED, seat: 0 })
    expect(those(events, 'drew')).toEqual([])
  })

  it('[SAB-31] a tunnel runs on through a turned stone goal', () => {
    const table = given({}, `${LINE}\nhand 0: LR\nhand 1: TB\ngoals: gold stone-left stone-right`)
    table.play(0, 'lay LR 7,0')
    expect(faceIn(table, '8,0')).toBe('stone-left')
    // The corner T-L opens to the left and upwards.
    expect(table.refusal(1, 'lay TB 8,-1')).toBeUndefined()
    const events = table.play(1, 'lay TB 8,-1')
    expect(those(events, 'goal-turned').map(({ at }) => printCell(at))).toEqual(['8,-2'])
    expect(those(events, 'round-ended')).toHaveLength(1)
  })

  it('[SAB-32] a stone is oriented to join the tunnel that reached it', () => {
    const table = given({}, `${LINE}\nhand 0: LR\nhand 1: TB\ngoals: gold stone-right stone-left`)
    table.play(0, 'lay LR 7,0')
    // T-R opens to the left only upside down.
    expect(faceIn(table, '8,0')).toBe('stone-right~')
  })

  it('[SAB-32] reached from two sides that no way up joins, the mover chooses', () => {
    const laid = `${LINE} TBR 7,-1  BL 8,-1\nhand 0: TBLR\nhand 1: TB`
    const table = given({}, `${laid}\ngoals: gold stone-right stone-left`)
    // One card opens (8,0) from the left and, over the corner above it, from the top.
    const events = table.play(0, 'lay TBLR 7,0')
    expect(those(events, 'goal-turned')).toEqual([])
    expect(table.view(2).goals[1]).toBe(kindOf['stone-right'])
    expect(table.moves(0)).toEqual(['turn upright', 'turn over'])
    table.play(0, 'turn upright')
    expect(faceIn(table, '8,0')).toBe('stone-right')
  })

  it('[SAB-32] reached from two sides at once it joins both if it can', () => {
    const laid = `${LINE} TBR 7,-1  BL 8,-1\nhand 0: TBLR\nhand 1: TB`
    const table = given({}, `${laid}\ngoals: gold stone-left stone-right`)
    table.play(0, 'lay TBLR 7,0')
    expect(faceIn(table, '8,0')).toBe('stone-left')
    expect(table.state.mover).toBe(1)
  })

  it('[SAB-32] a clash with another neighbour stays; 2009 lets the mover choose', () => {
    // Below the goal lies a card with rock towards it; T-R turned opens left and bottom.
    const position = `${LINE} TB 0,1 TR 0,2 LR 1,2 LR 2,2 LR 3,2 LR 4,2 LR 5,2 LR 6,2 TL 7,2 lr 8,1
      hand 0: LR
      hand 1: TB
      goals: gold stone-right stone-left`
    const later = given({ edition: 'jubilee' }, position)
    later.play(0, 'lay LR 7,0')
    expect(faceIn(later, '8,0')).toBe('stone-right~')
    const early = given({ edition: '2009' }, position)
    early.play(0, 'lay LR 7,0')
    expect(early.moves(0)).toEqual(['turn upright', 'turn over'])
    early.play(0, 'turn upright')
    expect(faceIn(early, '8,0')).toBe('stone-right')
  })

  it('[SAB-31] a turned goal is there for all to see', () => {
    const table = given({}, `${LINE}\nhand 0: LR\nhand 1: TB\ngoals: gold stone-left stone-right`)
    table.play(0, 'lay LR 7,0')
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(table.view(viewer).goals).toEqual([-1, kindOf['stone-left'], -1])
    }
  })

  it('[SAB-32] only 2009 lets the mover choose', () => {
    for (const edition of ['2011', 'jubilee'] as const) {
      const table = given(
        { edition },
        `${LINE} TL 7,0 TB 7,-1 LR 8,-3\nhand 0: TL\nhand 1: TB\ngoals: stone-left gold stone-right`,
      )
      table.play(0, 'lay BR 7,-2')
      expect([edition, faceIn(table, '8,-2')]).toEqual([edition, 'stone-left'])
    }
  })

  it('[SAB-32] 2009: so it is with the uppermost goal, shown before the mover chooses', () => {
    const table = given(
      { edition: '2009' },
      `${LINE} TL 7,0 TB 7,-1 LR 8,-3\nhand 0: TL\nhand 1: TB\ngoals: stone-left gold stone-right`,
    )
    const events = table.play(0, 'lay BR 7,-2')
    expect(those(events, 'goal-shown')).toHaveLength(1)
    expect(table.moves(0)).toEqual(['turn upright', 'turn over'])
    table.play(0, 'turn over')
    expect(faceIn(table, '8,-2')).toBe('stone-left~')
  })

  it('[SAB-33] one card that reaches two goals turns both, also when one is gold', () => {
    const table = given(
      {},
      `laid: LR 1,0  LR 2,0  LR 3,0  LR 4,0  LR 5,0  TB 6,1  TR 6,2  LR 7,2  LR 7,0
      hand 0: TBLR
      hand 1: TB
      goals: stone-left gold stone-right
      gold pile: 1 1 1`,
    )
    const events = table.play(0, 'lay TBLR 6,0')
    expect(those(events, 'goal-turned').map(({ at }) => printCell(at))).toEqual(['8,0', '8,2'])
    expect(those(events, 'round-ended')).toHaveLength(1)
  })

  it('[SAB-34] a stone turned up may link on to another goal', () => {
    const table = given(
      {},
      `${LINE} TB 8,-1\nhand 0: LR\nhand 1: TB\ngoals: stone-right stone-left gold`,
    )
    const events = table.play(0, 'lay LR 7,0')
    // (8,0) is T-L: over (8,-1) it leads to (8,-2).
    expect(those(events, 'goal-turned').map(({ at }) => printCell(at))).toEqual(['8,0', '8,-2'])
    expect(table.state.stage).toBe(TURN_DUE)
  })

  it('[SAB-36] neither a dead end nor a card with rock towards it reaches a goal', () => {
    const dead = given({}, `${LINE}\nhand 0: lr\nhand 1: TB`)
    expect(those(dead.play(0, 'lay lr 7,0'), 'goal-turned')).toEqual([])
    const rock = given({}, `${LINE}\nhand 0: TL\nhand 1: TB`)
    expect(those(rock.play(0, 'lay TL 7,0'), 'goal-turned')).toEqual([])
    expect(faceIn(rock, '8,0')).toBe('-')
  })
})

describe('one placement, several things', () => {
  it('[SAB-71] a goal that ends the round leaves nothing else to be done', () => {
    const table = given({}, `${LINE}\nhand 0: LR TB\nhand 1: TB TB`)
    table.play(0, 'lay LR 7,0')
    expect(table.hand(0)).toBe('TB')
    expect(table.state.deck).toHaveLength(6)
  })

  it('[SAB-75] what one saw of a goal is kept with the card', () => {
    const table = given({}, 'hand 0: map TB\nhand 1: TB')
    table.play(0, 'map 8,2')
    expect(table.view(0).goals).toEqual([-1, -1, kindOf['stone-left']])
    expect(table.view(1).goals).toEqual([-1, -1, -1])
    expect(table.state.stage).not.toBe(ROUND_OVER)
  })
})
