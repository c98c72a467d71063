import type { Game } from './game.ts'
import type { Random } from './random.ts'
import type { Refusal } from './refusal.ts'
import { CHANCE, has, lowest, type Seat, seatCount } from './seats.ts'

export interface Applied<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
}

/** Pure play: a copy of the state with the move made, and what happened. */
export function apply<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  seat: Seat,
  move: Move,
): Applied<State, Event> {
  const next = game.clone(state)
  const events: Event[] = []
  game.step(next, seat, move, event => events.push(event))
  return { state: next, events }
}

/** A move from outside: refused with its reason, or played in place. */
export function tryStep<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  seat: Seat,
  move: Move,
  emit?: (event: Event) => void,
): Refusal | undefined {
  const refusal = game.refuse(state, seat, move)
  if (refusal === undefined) game.step(state, seat, move, emit)
  return refusal
}

/** Any legal move of a seat that is to act, each equally likely. `scratch` is for the list, if one is made. */
export function drawMove<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  seat: Seat,
  random: Random,
  scratch: Move[] = [],
): Move {
  if (game.pick !== undefined) return game.pick(state, seat, random)
  const legal = game.legal(state, seat, scratch)
  return legal[random.below(legal.length)]
}

/** Picks a move for one of those to act: the seam through which bots enter. */
export type Chooser<State, Move> = (state: State, seat: Seat, legal: readonly Move[]) => Move

/** Plays to the end, at random unless told how, and returns how many moves that took, CHANCE's included. */
export function playOut<State, Move, Event>(
  game: Game<State, Move, Event>,
  state: State,
  random: Random,
  choose?: Chooser<State, Move>,
  played?: (seat: Seat, move: Move) => void,
): number {
  const moves: Move[] = []
  let count = 0
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    if (count++ > game.bound) throw new Error(`a game longer than its bound of ${game.bound} moves`)
    const seat = has(acting, CHANCE) ? CHANCE : pickSeat(acting, random)
    const move = seat === CHANCE ? game.nature(state, random) : pick(seat)
    played?.(seat, move)
    game.step(state, seat, move)
  }
  return count

  function pick(seat: Seat): Move {
    if (choose === undefined) return drawMove(game, state, seat, random, moves)
    return choose(state, seat, game.legal(state, seat, moves))
  }
}

function pickSeat(acting: number, random: Random): Seat {
  if ((acting & (acting - 1)) === 0) return lowest(acting)
  let rest = acting
  for (let skip = random.below(seatCount(acting)); skip > 0; skip--) rest &= rest - 1
  return lowest(rest)
}
