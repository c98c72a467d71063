import { nth } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import type { MineRound } from '../../../client/replay/chart.ts'
import {
  bandArea,
  largestPulls,
  overArea,
  pullsOf,
  smoothLine,
  stepArea,
  stepLine,
} from './pulls.ts'
import { turningPoints } from './turning.ts'

const round: MineRound = {
  round: 2,
  from: 40,
  movers: [undefined, 0, 1, 0, 1],
  short: [7, 6, 9, 9, undefined],
  odds: [0.5, 0.6, 0.2, 0.12, 0],
  suspicion: [],
  teams: undefined,
  own: undefined,
  roles: [0, 1],
  saboteurs: [1],
  mostSaboteurs: 1,
  emptied: undefined,
  isGold: false,
}

describe('pulls', () => {
  it('add up by seat', () => {
    const pulls = pullsOf(round, 2)
    expect(pulls[0]).toMatchObject({ nearer: 1, farther: 0 })
    expect(pulls[1]).toMatchObject({ nearer: 0, farther: 3 })
    expect(nth(pulls, 1).moves).toEqual([
      { stop: 2, change: 3 },
      { stop: 4, change: 0 },
    ])
    expect(largestPulls(pulls)).toEqual([{ seat: 1, stop: 2, change: 3 }])
  })
})

describe('turning points', () => {
  it('are the largest changes, in order, with what they meant', () => {
    const turns = turningPoints({ rounds: [round] }, 2)
    expect(turns.map(({ stop, kind, seat }) => [stop, kind, seat])).toEqual([
      [41, 'gain', 0],
      [42, 'harm', 1],
    ])
    const three = turningPoints({ rounds: [round] })
    expect(three.map(turn => turn.kind)).toEqual(['gain', 'harm', 'mistake'])
  })
})

describe('lines', () => {
  it('step, close and break where there is no value', () => {
    expect(stepLine([4, 2, undefined, 1], 4)).toBe('M0.00 0.00H33.33V50.00M100.00 75.00')
    expect(stepArea([2, 4], 4)).toBe('M0 100V50.00H100.00V0.00V100Z')
    expect(overArea([0.5, 0.2, 1])).toBe(
      'polygon(0.00% 50.00%, 50.00% 50.00%, 100.00% 0.00%, 100% 50.00%, 0% 50.00%)',
    )
    expect(smoothLine([0, 1])).toBe('M0.00 100.00L100.00 0.00')
    expect(bandArea([0, 0.5], [0.5, 1])).toBe('M0.00 50.00L100.00 0.00L100.00 50.00L0.00 100.00Z')
  })
})
