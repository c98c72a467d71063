import type { Game } from '../game.ts'
import { printTurn } from '../notation.ts'
import { quickRandom, type Random } from '../random.ts'
import type { Turn } from '../record.ts'
import { CHANCE, has, listSeats, type Seat } from '../seats.ts'
import { Broken } from './broken.ts'

/** A random game, or the first `length` moves of one. Shrinking shortens it, then the seed. */
export interface Walk {
  readonly seed: number
  readonly length: number
  /** Looks at one state in so many only, which ones the seed decides. */
  readonly stride?: number
}

/** How far a state is from where a walk is driven. */
// The type of a method, so that a kit for one state can stand among kits for any.
export type Drive<State> = { of(state: State): number }['of']

/** Called with a state before the move that the walk makes in it. */
export type Stop<State, Move> = (state: State, turn: Turn<Move>, random: Random) => void

/** Plays the walk; a failure names the moves that led to it. Returns the last state and the moves. */
export function walk<State, Move, Event>(
  game: Game<State, Move, Event>,
  { seed, length, stride = 1 }: Walk,
  stop?: Stop<State, Move>,
  drive?: Drive<State>,
): { readonly state: State; readonly moves: readonly Turn<Move>[] } {
  const random = quickRandom(seed)
  // The laws draw from a stream of their own, so that what they try never changes the game.
  const aside = quickRandom(seed ^ 0x5eed)
  const state = game.setup()
  const moves: Turn<Move>[] = []
  try {
    while (moves.length < length) {
      const turn = chooseTurn(game, state, random, drive)
      if (turn === undefined) break
      if ((seed + moves.length) % stride === 0) stop?.(state, turn, aside)
      moves.push(turn)
      game.step(state, turn[0], turn[1])
    }
  } catch (error) {
    if (error instanceof Error) error.message += `\nafter:\n${printMoves(game, moves)}`
    throw error
  }
  return { state, moves }
}

export function chooseTurn<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  random: Random,
  drive?: Drive<State>,
): Turn<Move> | undefined {
  const acting = listSeats(game.toAct(state))
  if (acting.length === 0) return undefined
  const seat: Seat = has(game.toAct(state), CHANCE) ? CHANCE : acting[random.below(acting.length)]
  if (seat === CHANCE) return [seat, game.nature(state, random)]
  const legal = game.legal(state, seat, [])
  if (legal.length === 0) throw new Broken('live', `seat ${seat} is to act and has no legal move`)
  const move = (): Move => legal[random.below(legal.length)]
  if (drive === undefined) return [seat, move()]
  return [seat, nearest(game, state, seat, Array.from({ length: TRIES }, move), drive)]
}

/** Moves that a driven walk tries before it makes one. */
const TRIES = 12

function nearest<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  seat: Seat,
  moves: readonly Move[],
  drive: Drive<State>,
): Move {
  const distances = moves.map(move => {
    const next = game.clone(state)
    game.step(next, seat, move)
    return drive(next)
  })
  return moves[distances.indexOf(Math.min(...distances))]
}

function printMoves<State, Move, Event>(
  game: Game<State, Move, Event>,
  moves: readonly Turn<Move>[],
): string {
  return moves.map(([seat, move]) => printTurn(seat, game.notation.printMove(move))).join('\n')
}
