import { type Rating, rate, rating } from 'openskill'
import type { Played } from './match.ts'

/** How strong a bot is, by who it beat: apart as digger, as saboteur, and at mixed tables. */
export interface Standing {
  readonly bot: string
  readonly as: 'digger' | 'saboteur' | 'player'
  readonly mu: number
  readonly sigma: number
}

/** OpenSkill over all games in order: each is a match between two of these. */
export function rateBots(games: Iterable<Played>): readonly Standing[] {
  const ratings = new Map<string, { as: Standing['as']; bot: string; rating: Rating }>()
  const of = (bot: string, as: Standing['as']) => {
    const key = `${as} ${bot}`
    const known = ratings.get(key) ?? { as, bot, rating: rating() }
    ratings.set(key, known)
    return known
  }
  for (const game of games) {
    if (game.kind === 'plain') continue
    const [one, other] =
      game.kind === 'round'
        ? [of(game.digs, 'digger'), of(game.hinders, 'saboteur')]
        : [of(game.lone, 'player'), of(game.others, 'player')]
    const score =
      game.kind === 'round' ? [game.gold ? 1 : 0, game.gold ? 0 : 1] : [game.score, game.rest]
    const [first, second] = rate([[one.rating], [other.rating]], { score })
    one.rating = first?.[0] ?? one.rating
    other.rating = second?.[0] ?? other.rating
  }
  return Array.from(ratings.values(), ({ as, bot, rating: { mu, sigma } }) => ({
    bot,
    as,
    mu,
    sigma,
  }))
}
