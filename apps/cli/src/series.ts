import { type AnyBot, playBots, randomBot } from '@adit/bots'
import {
  type AnyGame,
  CHANCE,
  drawMove,
  has,
  lowest,
  nth,
  type Outcome,
  quickRandom,
  type Seat,
  type Turn,
} from '@adit/kernel'

/** A game that bots played. */
export interface Played {
  readonly state: unknown
  readonly outcome: Outcome
  readonly moves: readonly Turn<unknown>[]
}

/** Bots are given what their seats may know, as people are. */
export function playGame(game: AnyGame, bots: readonly AnyBot[], seed: number): Played {
  const state = game.setup()
  const moves: Turn<unknown>[] = []
  // They look at nothing, so they are spared views, pasts and, where the game can, the list.
  if (bots.every(bot => bot === randomBot)) playAtRandom(game, state, seed, moves)
  else {
    playBots(game, state, bots, {
      chance: quickRandom(seed),
      seed,
      played: (seat, move) => moves.push([seat, move]) > 0,
    })
  }
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error('nobody is to act, and there is no outcome')
  return { state, outcome, moves }
}

function playAtRandom(game: AnyGame, state: unknown, seed: number, moves: Turn<unknown>[]): void {
  const random = quickRandom(seed)
  const legal: unknown[] = []
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    const seat = has(acting, CHANCE) ? CHANCE : lowest(acting)
    const move =
      seat === CHANCE ? game.nature(state, random) : drawMove(game, state, seat, random, legal)
    if (moves.push([seat, move]) > game.bound) throw new Error(`more moves than ${game.bound}`)
    game.step(state, seat, move)
  }
}

/** Each game has draws of its own, so that one can be played again without those before it. */
export function seedOfGame(seed: number, number: number): number {
  return Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)
}

/** Results of one bot, or of one seat. */
export interface Tally {
  games: number
  wins: number
  shared: number
  /** Wins, a shared one counted as its part. */
  share: number
  /** Sums, one for each number that a score is made of. */
  score: number[]
}

export function newTally(): Tally {
  return { games: 0, wins: 0, shared: 0, share: 0, score: [] }
}

export function count(
  tally: Tally,
  { winners, scores }: Outcome,
  seat: Seat,
  partsOf: (score: number) => readonly number[],
): void {
  tally.games++
  for (const [at, part] of partsOf(nth(scores, seat)).entries()) {
    tally.score[at] = (tally.score[at] ?? 0) + part
  }
  if (!winners.includes(seat)) return
  tally.share += 1 / winners.length
  if (winners.length === 1) tally.wins++
  else tally.shared++
}
