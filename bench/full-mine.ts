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

/** The start and the three goals lie there from the beginning. */
const BEFORE = 4

export interface FullMine {
  /** What the first seat sees; it is to move. */
  readonly view: unknown
  readonly cards: number
}

/** A mine in which so many cards lie, start and goals among them; the first seat is to move. */
export function fullMine(config: Parameters<typeof saboteur.open>[0], cards: number): FullMine {
  const game = saboteur.open(config)
  for (let seed = 1; seed <= 1_000; seed++) {
    const found = dig(game, seed, cards - BEFORE)
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
    const from = lays.length > 0 ? lays : idleMoves(game, legal)
    const move = seat === CHANCE ? game.nature(state, random) : from[random.below(from.length)]
    if (seat !== CHANCE && lays.length > 0) laid++
    game.step(state, seat, move)
  }
  return undefined
}

/** Nobody breaks or removes anything: who cannot lay passes, and keeps tunnels (in capitals). */
function idleMoves(game: SaboteurGame, legal: readonly Move[]): readonly Move[] {
  const passes = legal.filter(move => game.notation.printMove(move).startsWith('pass'))
  const mild = passes.filter(move => /^pass [a-z-]+$/.test(game.notation.printMove(move)))
  if (mild.length > 0) return mild
  return passes.length > 0 ? passes : legal
}

function isLay(move: Move): move is PlayerMove {
  return typeof move === 'number' && isLaying(codeOf(move))
}

function isFarFromGoals(move: Move): boolean {
  return isLay(move) && xOf(atOfPlacement(loadOf(move))) <= FARTHEST
}
