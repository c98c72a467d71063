import { CHANCE, has, listSeats, quickRandom } from '@adit/kernel'
import type { Move } from '../src/moves.ts'
import type { State } from '../src/state.ts'
import type { SaboteurGame } from '../src/title.ts'

/**
 * How many ways lead from a position through so many moves. Whoever is to act first by seat moves
 * first; CHANCE, who has only one way here, draws what the seed says.
 */
export function perft(game: SaboteurGame, state: State, depth: number): number {
  const asked = game.toAct(state)
  if (depth === 0) return 1
  if (has(asked, CHANCE))
    return after(game, state, CHANCE, game.nature(state, quickRandom(1)), depth)
  const [seat] = listSeats(asked)
  if (seat === undefined) return 0
  const legal = game.legal(state, seat, [])
  if (depth === 1) return legal.length
  let ways = 0
  for (const move of legal) ways += after(game, state, seat, move, depth)
  return ways
}

function after(game: SaboteurGame, state: State, seat: number, move: Move, depth: number): number {
  const next = game.clone(state)
  game.step(next, seat, move)
  return perft(game, next, depth - 1)
}
