import {
  type AnyGame,
  CHANCE,
  has,
  lowest,
  nth,
  Pasts,
  quickRandom,
  type Random,
  type Seat,
} from '@adit/kernel'
import { type AnyBot, type AnyDecision, type Budget, USUAL_PLAYOUTS } from './bot.ts'

/** How a game among bots is played to its end. */
export interface Playing {
  /** CHANCE's draws. Bots draw from their own, so that a deal is the same whoever plays it. */
  readonly chance: Random
  /** What the bots' draws are made of. */
  readonly seed: number
  readonly budget?: Budget
  /** Called behind each move; false ends the play there. */
  played?(seat: Seat, move: unknown, events: readonly unknown[], state: unknown): boolean
}

/**
 * Plays from a position to the end. Every question to a seat is handed out as the decision it is, and
 * taken up again with the answer: who waits for it, and how, is the caller's affair.
 */
export function* playing(
  game: AnyGame,
  state: unknown,
  { chance, seed, budget = { playouts: USUAL_PLAYOUTS }, played }: Playing,
): Generator<AnyDecision, void, unknown> {
  const pasts = new Pasts(game)
  const legal: unknown[] = []
  let count = 0
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    if (count++ > game.bound) throw new Error(`more moves than ${game.bound}`)
    const seat = has(acting, CHANCE) ? CHANCE : lowest(acting)
    const move =
      seat === CHANCE
        ? game.nature(state, chance)
        : yield {
            game,
            seat,
            view: game.view(state, seat),
            past: pasts.of(seat),
            legal: game.legal(state, seat, legal),
            budget,
            random: quickRandom(mixed(seed, count * 32 + seat)),
          }
    const events: unknown[] = []
    game.step(state, seat, move, event => events.push(event))
    pasts.note(seat, events, state)
    if (played?.(seat, move, events, state) === false) return
  }
}

/** Bots play from a position to the end, each given what its seat may know. */
export function playBots(
  game: AnyGame,
  state: unknown,
  bots: readonly AnyBot[],
  how: Playing,
): void {
  const play = playing(game, state, how)
  let asked = play.next()
  while (asked.done !== true) asked = play.next(nth(bots, asked.value.seat).choose(asked.value))
}

/** One seed out of two numbers, so that neighbours have nothing in common. */
export function mixed(one: number, other: number): number {
  const word = Math.imul(one + 1, 0x9e3779b1) ^ Math.imul(other + 1, 0x85ebca6b)
  return Math.imul(word ^ (word >>> 15), 0x2c1b3c6d)
}
