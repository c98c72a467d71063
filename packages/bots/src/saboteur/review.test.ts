import { type AnyGame, quickRandom, type Turn } from '@adit/kernel'
import { type Event, type Move, saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { randomBot } from '../bot.ts'
import { playBots } from '../playing.ts'
import { botNamed } from '../roster.ts'
import { review } from './review.ts'

const game = saboteur.open({ ...saboteur.presets[0].config, seats: 5 })

/** A whole game of miners: its moves, and the roles of each round. */
function played(seed: number) {
  const moves: Turn<Move>[] = []
  const roles: (readonly number[])[] = []
  const miner = botNamed('saboteur', 'miner') ?? randomBot
  const any: AnyGame = game
  playBots(any, any.setup(), Array(5).fill(miner), {
    chance: quickRandom(seed),
    seed,
    played(seat, move, events) {
      // Both come from the game above.
      moves.push([seat, move as Move])
      for (const event of events as readonly Event[]) {
        if (event.type === 'round-ended') roles.push(event.roles)
      }
      return true
    },
  })
  return { moves, roles }
}

describe('the review of a game', () => {
  it('has a curve for each seat in each round, that ends higher for saboteurs', () => {
    let right = 0
    let pairs = 0
    for (let seed = 0; seed < 12; seed++) {
      const { moves, roles } = played(seed)
      const curves = review(game, moves)
      for (const round of [1, 2, 3]) {
        const ends = curves
          .filter(curve => curve.round === round)
          .map(curve => curve.suspicion.at(-1) ?? 0)
        expect(ends).toHaveLength(5)
        for (const [one, role] of roles[round - 1].entries()) {
          for (const [other, otherRole] of roles[round - 1].entries()) {
            if (role !== 1 || otherRole === 1) continue
            pairs++
            if (ends[one] > ends[other]) right++
          }
        }
      }
    }
    expect(right / pairs).toBeGreaterThan(0.8)
  })

  it('shows no certainty, and explains by acts of the seat itself', () => {
    const { moves } = played(3)
    for (const { seat, suspicion, facts } of review(game, moves)) {
      expect(Math.max(...suspicion)).toBeLessThanOrEqual(0.95)
      expect(facts.length).toBeLessThanOrEqual(3)
      for (const fact of facts) expect(fact.seat).toBe(seat)
    }
  })

  it('has for a seat what it could know: its own role, and never less than who looked on', () => {
    const { moves, roles } = played(5)
    const curves = review(game, moves, 2)
    for (const { round, seat, suspicion } of curves) {
      const isOwn = seat === 2
      const isFoe = roles[round - 1][2] === 1
      if (isOwn) expect(suspicion.at(-1)).toBe(isFoe ? 0.95 : 0)
    }
    expect(curves).not.toEqual(review(game, moves))
  })

  it('takes milliseconds', () => {
    const { moves } = played(4)
    const begun = performance.now()
    review(game, moves)
    expect(performance.now() - begun).toBeLessThan(500)
  })
})
