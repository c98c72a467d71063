import { type AnyBot, randomBot } from '@adit/bots'
import {
  type AnyGame,
  CHANCE,
  drawMove,
  has,
  lowest,
  type Outcome,
  quickRandom,
  type Random,
  type Seat,
  type Turn,
} from '@adit/kernel'

/** A game that bots played. */
export interface Played {
  readonly state: unknown
  readonly outcome: Outcome
  readonly moves: readonly Turn<unknown>[]
}

/** Bots are given views, as people are. */
export function playGame(game: AnyGame, bots: readonly AnyBot[], random: Random): Played {
  const state = game.setup()
  const moves: Turn<unknown>[] = []
  const legal: unknown[] = []
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    const seat = has(acting, CHANCE) ? CHANCE : lowest(acting)
    const move = seat === CHANCE ? game.nature(state, random) : choose(bots[seat], seat)
    if (moves.push([seat, move]) > game.bound) throw new Error(`more moves than ${game.bound}`)
    game.step(state, seat, move)
  }
  const outcome = game.outcome(state)
  if (outcome === undefined) throw new Error('nobody is to act, and there is no outcome')
  return { state, outcome, moves }

  function choose(bot: AnyBot, seat: Seat): unknown {
    // It looks at nothing, so it is spared the view and, where the game can, the list.
    if (bot === randomBot) return drawMove(game, state, seat, random, legal)
    return bot.choose(game.view(state, seat), seat, game.legal(state, seat, legal), random)
  }
}

/** Each game has a stream of its own, so that one can be played again without those before it. */
export function randomOfGame(seed: number, number: number): Random {
  return quickRandom(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b))
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
  for (const [at, part] of partsOf(scores[seat]).entries()) {
    tally.score[at] = (tally.score[at] ?? 0) + part
  }
  if (!winners.includes(seat)) return
  tally.share += 1 / winners.length
  if (winners.length === 1) tally.wins++
  else tally.shared++
}
