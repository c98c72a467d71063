import { CHANCE, has, lowest, quickRandom } from '@adit/kernel'
import {
  atOfPlacement,
  codeOf,
  isLaying,
  loadOf,
  type PlayerMove,
  type SaboteurGame,
  saboteur,
  xOf,
} from '@adit/saboteur'

type State = ReturnType<SaboteurGame['setup']>
type Move = Parameters<SaboteurGame['step']>[2]

/** The goals lie at 8: what stays behind this column never reaches one. */
const FARTHEST = 6

export interface FullMine {
  /** What the first seat sees; it is to move. */
  readonly view: unknown
  readonly cards: number
}

/** A mine with as many tunnel cards as were asked for, in the first round, the first seat to move. */
export function fullMine(config: Parameters<typeof saboteur.open>[0], cards: number): FullMine {
  const game = saboteur.open(config)
  for (let seed = 1; seed <= 200; seed++) {
    const found = dig(game, seed, cards)
    if (found !== undefined) return { view: game.view(found, 0), cards }
  }
  throw new Error(`no mine of ${cards} cards`)
}

function dig(game: SaboteurGame, seed: number, wanted: number): State | undefined {
  const random = quickRandom(seed)
  const state = game.setup()
  let laid = 0
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    if (state.round > 1) return undefined
    const seat = has(acting, CHANCE) ? CHANCE : lowest(acting)
    const legal = seat === CHANCE ? [] : game.legal(state, seat, [])
    const lays = legal.filter(isFarFromGoals)
    if (laid >= wanted && seat === 0 && lays.length > 0) return state
    const others = legal.filter(move => !isLay(move))
    const from = lays.length > 0 ? lays : others.length > 0 ? others : legal
    const move = seat === CHANCE ? game.nature(state, random) : from[random.below(from.length)]
    if (seat !== CHANCE && lays.length > 0) laid++
    game.step(state, seat, move)
  }
  return undefined
}

function isLay(move: Move): move is PlayerMove {
  return typeof move === 'number' && isLaying(codeOf(move))
}

function isFarFromGoals(move: Move): boolean {
  return isLay(move) && xOf(atOfPlacement(loadOf(move))) <= FARTHEST
}
