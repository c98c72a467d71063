import type { Game } from '../game.ts'
import { canonical } from '../hash.ts'
import type { Random } from '../random.ts'
import { has, type Seat } from '../seats.ts'
import { Broken, require } from './broken.ts'
import type { Law } from './law.ts'
import { walk } from './walk.ts'

/** With fewer choices in all, luck cannot be told from a fault. */
const ENOUGH = 30
/** By chance alone not one walk in a hundred million is further off. */
const LIMIT = 6
const DRAWS_A_MOVE = 32
const MOST_DRAWS = 1600

/**
 * 8. `pick` draws what `legal` lists, each equally likely: Pearson's test over all states of the walk.
 * Too even is as suspicious as too uneven.
 */
export const even: Law = (_kit, game, path) => {
  if (game.pick === undefined) return
  let [sum, freedom] = [0, 0]
  walk(game, path, (state, _turn, random) => {
    for (let seat = 0; seat < game.seats; seat++) {
      if (!has(game.toAct(state), seat)) continue
      const legal = game.legal(state, seat, []).map(canonical)
      sum += pearson(game, state, seat, legal, random)
      freedom += legal.length - 1
    }
  })
  if (freedom < ENOUGH) return
  const off = deviation(sum, freedom)
  require('even', Math.abs(off) < LIMIT, `${off.toFixed(1)} standard deviations off equal chances`)
}

/** Wilson and Hilferty: the cube root of a chi-square is very nearly normal. */
function deviation(sum: number, freedom: number): number {
  const part = 2 / (9 * freedom)
  return (Math.cbrt(sum / freedom) - (1 - part)) / Math.sqrt(part)
}

function pearson<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  seat: Seat,
  legal: readonly string[],
  random: Random,
): number {
  const before = canonical(state)
  const draws = Math.min(MOST_DRAWS, DRAWS_A_MOVE * legal.length)
  const counts = new Map(legal.map(move => [move, 0]))
  for (let nth = 0; nth < draws; nth++) {
    const move = canonical(game.pick?.(state, seat, random))
    const count = counts.get(move)
    if (count === undefined)
      throw new Broken('even', `seat ${seat} picks what is not legal: ${move}`)
    counts.set(move, count + 1)
  }
  require('even', canonical(state) === before, 'picking changed the state')
  const expected = draws / legal.length
  return [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}
