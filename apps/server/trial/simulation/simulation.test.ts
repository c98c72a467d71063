import { expect, it } from 'vitest'
import { simulate } from './simulation.ts'

it('no game is stuck and no move lost, whatever goes wrong', async () => {
  let games = 0
  let restarts = 0
  for (let seed = 0; seed < 40; seed++) {
    const world = await simulate(seed)
    expect([seed, world.problems]).toEqual([seed, []])
    games += world.games
    restarts += world.restarts
  }
  expect(games).toBe(160)
  // A world in which nothing goes wrong would show nothing.
  expect(restarts).toBeGreaterThan(40)
})

it('happens again with the same seed, and otherwise with another', async () => {
  const [one, again, other] = [await simulate(7), await simulate(7), await simulate(8)]
  expect(again).toEqual(one)
  expect(other.digest).not.toBe(one.digest)
})
