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

  it('begins in the middle with what lies there, and nothing known of anybody', () => {
    const { moves } = played(4)
    const state = game.setup()
    const half = Math.floor(moves.length / 2)
    for (const [seat, move] of moves.slice(0, half)) game.step(state, seat, move)
    const curves = review(game, moves.slice(half), undefined, state)
    const whole = review(game, moves)
    const first = curves.filter(curve => curve.round === state.round)
    expect(first.map(curve => curve.seat)).toEqual([0, 1, 2, 3, 4])
    const [early, late] = [first, whole.filter(curve => curve.round === state.round)]
    expect(early[0].suspicion.length).toBeLessThan(late[0].suspicion.length)
    // A round that is whole is as it was.
    expect(curves.filter(curve => curve.round > state.round)).toEqual(
      whole.filter(curve => curve.round > state.round),
    )
  })
})
