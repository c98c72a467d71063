import type { AnyBot } from '@adit/bots'
import { type AnyGame, type AnyTitle, nth } from '@adit/kernel'
import { fill, tellerFor } from '@adit/words'
import type { Data } from './answer.ts'
import { alignRows } from './columns.ts'
import type { Config } from './config.ts'
import type { Desk } from './desk.ts'
import { bold, dim } from './paint.ts'
import type { Tally } from './series.ts'

/** A series of games to be played by bots. */
export interface SeriesPlan {
  readonly title: AnyTitle
  readonly config: Config
  readonly game: AnyGame
  readonly bots: readonly AnyBot[]
  readonly games: number
  readonly seed: number
  readonly rotate: boolean
}

/** How a series went. */
export interface Results {
  readonly seats: readonly Tally[]
  readonly bots: ReadonlyMap<string, Tally>
  games: number
  moves: number
  milliseconds: number
}

export function resultsText(
  desk: Desk,
  plan: SeriesPlan,
  results: Results,
  out: string | undefined,
): string {
  const { words, language } = desk
  const { simulate: say } = words
  const slots = {
    title: tellerFor(plan.title, language).words.title,
    games: results.games,
    seats: plan.config.seats,
    seed: plan.seed,
  }
  const tallyHead = [say.games, say.wins, say.shared, say.share, say.score]
  const seats = results.seats.map((tally, seat) => {
    const bot = plan.rotate ? '*' : nth(plan.bots, seat).name
    return [String(seat), bot, ...cells(tally)]
  })
  const bots = Array.from(results.bots, ([name, tally]) => ['', name, ...cells(tally)])
  const head = [say.seat, say.bot, ...tallyHead].map(cell => dim(cell))
  const perSeat = alignRows([head, ...seats, ...(bots.length > 1 ? bots : [])], 2)
  const parts = [bold(fill(language, say.head, slots)), perSeat, speedText(desk, results)]
  if (out !== undefined)
    parts.push(fill(language, say.written, { games: results.games, path: out }))
  if (results.games < plan.games) parts.push(fill(language, say.stopped, { games: plan.games }))
  return parts.join('\n\n')
}

function cells({ games, wins, shared, share, score }: Tally): string[] {
  const part = games === 0 ? 0 : share / games
  const averages = score.map(sum => (sum / games).toFixed(score.length > 1 ? 1 : 2))
  return [
    String(games),
    String(wins),
    String(shared),
    `${(100 * part).toFixed(1)} %`,
    averages.join('-'),
  ]
}

function speedText({ language, words }: Desk, { games, moves, milliseconds }: Results): string {
  const seconds = milliseconds / 1000
  return fill(language, words.simulate.speed, {
    speed: Math.round(games / Math.max(seconds, 1e-6)).toLocaleString(language),
    seconds: seconds.toLocaleString(language, { maximumFractionDigits: 1 }),
    moves: (moves / Math.max(games, 1)).toLocaleString(language, { maximumFractionDigits: 1 }),
  })
}

export function resultsData(plan: SeriesPlan, results: Results, out: string | undefined): Data {
  const { games, moves, milliseconds } = results
  return {
    title: plan.title.name,
    config: plan.config,
    seed: plan.seed,
    games,
    wanted: plan.games,
    moves,
    seconds: milliseconds / 1000,
    gamesPerSecond: games / Math.max(milliseconds / 1000, 1e-6),
    seats: results.seats.map((tally, seat) => ({
      seat,
      ...(plan.rotate ? {} : { bot: nth(plan.bots, seat).name }),
      ...tally,
    })),
    bots: Object.fromEntries(results.bots),
    out: out ?? null,
  }
}
