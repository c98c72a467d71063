import { nth } from '@adit/kernel'
import type { State } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { chronicleOf } from './chronicle.ts'
import { stretchesIn } from './stretches.ts'
import { replayOfBots } from './testing.ts'

function chartOf(name: string, eye?: number) {
  const replay = replayOfBots(name)
  const chart = chronicleOf(name).chart?.(replay, eye)
  return { replay, chart, stretches: stretchesIn(replay) }
}

describe('Saboteur from above', () => {
  it('has for each stop of each round a way, odds and a suspicion of each seat', () => {
    const { chart, stretches, replay } = chartOf('saboteur', 1)
    if (chart?.kind !== 'mine') throw new Error('no mine')
    expect(chart.rounds.map(one => one.round)).toEqual([1, 2, 3])
    for (const [at, one] of chart.rounds.entries()) {
      const { length, from } = nth(stretches, at)
      const { suspicion, own = [] } = one
      for (const list of [one.short, one.odds, one.movers, ...suspicion, ...own]) {
        expect(list).toHaveLength(length)
      }
      expect(suspicion).toHaveLength(5)
      expect(one.short[0]).toBeGreaterThanOrEqual(7)
      expect(one.odds.at(-1)).toBe(one.isGold ? 1 : 0)
      if (one.isGold) expect(one.short.at(-1)).toBe(0)
      else expect(one.short.at(-1)).not.toBe(0)
      // The seat knows its own role from the deal on.
      const isFoe = one.saboteurs.includes(1)
      expect(nth(own, 1).at(-1)).toBe(isFoe ? 0.95 : 0)
      // As everybody sees it, all are alike after the deal.
      expect(new Set(suspicion.map(curve => curve[0])).size).toBe(1)
      const { roles } = replay.state(nth(replay.stops, from)) as State
      expect(one.roles).toEqual(roles)
    }
  })
})

describe('Nimble Gnomes from above', () => {
  it('is worth at the end what the game was scored', () => {
    const { chart, replay } = chartOf('nimble-gnomes')
    if (chart?.kind !== 'caves') throw new Error('no caves')
    expect(chart.caves.some(cave => (cave.gems.at(-1) ?? 0) > 0)).toBe(true)
    for (const { sixes, gems } of chart.caves) {
      expect(sixes).toHaveLength(replay.stops.length)
      for (const [at, value] of sixes.entries()) {
        expect(value % 6).toBe(0)
        expect(gems[at]).toBeGreaterThanOrEqual(value)
      }
    }
    expect(chart.winners).toEqual(replay.game.outcome(replay.state(replay.length))?.winners)
  })
})

describe('My Treasure from above', () => {
  it('adds up: orcs, who left, and coins', () => {
    const { chart } = chartOf('my-treasure')
    if (chart?.kind !== 'orcs') throw new Error('no orcs')
    const seats = chart.coins.length
    for (const { odds, met, left, pay } of chart.rounds) {
      expect(odds.every(value => value >= 0 && value <= 1)).toBe(true)
      expect(met.length).toBeLessThanOrEqual(6)
      expect(left).toHaveLength(seats)
      expect(pay).toHaveLength(seats)
    }
    const sums = chart.coins.map((_none, seat) =>
      chart.rounds.reduce((sum, round) => sum + nth(round.pay, seat), 0),
    )
    expect(sums).toEqual(chart.coins)
  })
})
