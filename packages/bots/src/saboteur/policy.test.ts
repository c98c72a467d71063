import { quickRandom } from '@adit/kernel'
import type { Move } from '@adit/saboteur'
import { given, type Table } from '@adit/saboteur/testing'
import { describe, expect, it } from 'vitest'
import { pick, rateMoves } from './policy.ts'
import { minersAt } from './weights.ts'

/** How seat 0 rates its moves, by their text; all others are suspected as said. */
function ratings(table: Table, suspicion: readonly number[]): Map<string, number> {
  const { game, state } = table
  const legal: Move[] = game.legal(state, 0, [])
  const out = new Float64Array(legal.length)
  rateMoves(state, 0, legal, { weights: minersAt(state.roles.length), suspicion, rivals: [] }, out)
  return new Map(legal.map((move, at) => [game.notation.printMove(move), out[at]]))
}

const of = (rated: Map<string, number>, move: string): number => rated.get(move) ?? Number.NaN

describe('the policy', () => {
  it('breaks the tool of who is suspected most, mends that of who is trusted', () => {
    const table = given(
      { seats: 4 },
      'hand 0: broken-pick repair-lamp TB\nfront: - lamp lamp -\nhand 1: TB\nhand 2: TB\nhand 3: TB',
    )
    const rated = ratings(table, [0, 0.9, 0.1, 0.3])
    expect(of(rated, 'break pick 1')).toBeGreaterThan(of(rated, 'break pick 3'))
    expect(of(rated, 'break pick 3')).toBeGreaterThan(of(rated, 'break pick 2'))
    expect(of(rated, 'repair lamp 2')).toBeGreaterThan(of(rated, 'repair lamp 1'))
  })

  const teams = (role: string): Table =>
    given(
      { seats: 3, modules: ['saboteur-2'] },
      `laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0
      goals known: - 0 -
      hand 0: LR LR:b LR:g t*
      hand 1: TB
      hand 2: TB
      roles: ${role} blue boss`,
    )

  it('of a green one opens doors of green, and not the last gap to another', () => {
    const rated = ratings(teams('green'), [0, 0.2, 0.2])
    expect(of(rated, 'lay LR:g 6,0')).toBeGreaterThan(of(rated, 'lay LR:b 6,0'))
    const boss = ratings(teams('boss'), [0, 0.2, 0.2])
    expect(of(boss, 'lay LR 6,0')).toBeGreaterThan(of(rated, 'lay LR 6,0') + 10)
  })

  it('of a geologist lays crystals, of others rather not', () => {
    const crystal = (role: string): number =>
      Math.max(
        ...[...ratings(teams(role), [0, 0.2, 0.2])].flatMap(([move, rating]) =>
          move.startsWith('lay t*') ? [rating] : [],
        ),
      )
    expect(crystal('geologist')).toBeGreaterThan(crystal('boss') + 5)
  })

  it('of a profiteer hinders: it shares with fewest where the saboteurs win', () => {
    const rated = ratings(teams('profiteer'), [0, 0.2, 0.2])
    expect(of(rated, 'lay LR 6,0')).toBeLessThan(
      of(ratings(teams('boss'), [0, 0.2, 0.2]), 'lay LR 6,0'),
    )
  })

  it('picks what it rates highest, though it does not measure every lay', () => {
    const hand = 'hand 0: LR TBLR TL BL broken-pick map'
    const far = 'laid: TBLR 1,0 TBLR 1,-1 TBLR 1,1 LR 2,0 TBLR 3,0 LR 4,0 TBLR 5,0'
    for (const role of ['digger', 'saboteur', 'geologist']) {
      const { game, state } = given(
        { seats: 3, modules: ['saboteur-2'] },
        `roles: ${role} boss boss\n${far}\n${hand}\nhand 1: TB\nhand 2: TB`,
      )
      const suspicion = [0, 0.3, 0.6]
      const mind = { weights: minersAt(3), suspicion, rivals: [] }
      const legal: Move[] = game.legal(state, 0, [])
      const rated = new Float64Array(legal.length)
      rateMoves(state, 0, legal, mind, rated)
      const lots = quickRandom(3)
      const picked = legal.indexOf(pick(state, 0, legal, mind, lots.below(1 << 30), 0))
      expect(rated[picked]).toBe(Math.max(...rated))
      for (let times = 0; times < 20; times++) {
        const roughly = legal.indexOf(pick(state, 0, legal, mind, lots.below(1 << 30), 4))
        expect(rated[roughly]).toBeGreaterThanOrEqual(Math.max(...rated) - 4)
      }
    }
  })
})
