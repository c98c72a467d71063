import { describe, expect, it } from 'vitest'
import { type Dealt, Pot } from './pot.ts'

/** The same by listing every way to deal the role cards. */
function byListing({ seats, known, unknown, saboteurs }: Dealt, odds: readonly number[]): number[] {
  const marginals = odds.map((_none, seat) => (known >> seat) & 1)
  let all = 0
  const inside = odds.map(() => 0)
  for (let cards = 0; cards < 1 << unknown; cards++) {
    const places = Array.from({ length: unknown }, (_none, at) => (cards >> at) & 1)
    if (places.reduce((sum, place) => sum + place, 0) !== saboteurs) continue
    const weight = seats.reduce((w, seat, at) => (places[at] ? w * Math.exp(odds[seat]) : w), 1)
    all += weight
    for (const [at, seat] of seats.entries()) if (places[at]) inside[seat] += weight
  }
  for (const seat of seats) marginals[seat] = inside[seat] / all
  return marginals
}

const dealt: readonly (readonly [string, Dealt, readonly number[]])[] = [
  [
    'nothing known',
    { seats: [0, 1, 2, 3, 4], known: 0, unknown: 6, saboteurs: 2 },
    [0, 0, 0, 0, 0],
  ],
  [
    'one suspect',
    { seats: [0, 1, 2, 3, 4], known: 0, unknown: 6, saboteurs: 2 },
    [3, 0, -1, 0, 0.5],
  ],
  [
    'oneself a saboteur',
    { seats: [1, 2, 3, 4], known: 1, unknown: 5, saboteurs: 1 },
    [0, 2, 1, 0, -2],
  ],
  ['all found', { seats: [1, 2], known: 9, unknown: 3, saboteurs: 0 }, [0, 2, 1, 0]],
  [
    'three of ten',
    { seats: [0, 1, 2, 3, 4, 5, 6, 7, 8], known: 512, unknown: 10, saboteurs: 3 },
    [1, 0, 2, -1, 0, 0, 3, 0, 0, 0],
  ],
]

describe('who the saboteurs are', () => {
  it.each(dealt)('exactly as all deals say: %s', (_name, cards, odds) => {
    const marginals = new Pot(cards, odds).marginals(new Float64Array(odds.length))
    for (const [seat, chance] of byListing(cards, odds).entries()) {
      expect(marginals[seat]).toBeCloseTo(chance, 10)
    }
  })

  it.each(dealt)('found as often as likely: %s', (_name, cards, odds) => {
    const pot = new Pot(cards, odds)
    const counts = odds.map(() => 0)
    const draws = 4000
    for (let nth = 0; nth < draws; nth++) {
      const drawn = pot.at((nth + 0.5) / draws)
      for (const seat of odds.keys()) if ((drawn >> seat) & 1) counts[seat]++
    }
    for (const [seat, chance] of byListing(cards, odds).entries()) {
      expect(Math.abs(counts[seat] / draws - chance)).toBeLessThan(0.001)
    }
  })
})
