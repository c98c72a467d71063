import type { Seat } from '@adit/kernel'
import type { GamePlayed, TableShown } from '@adit/protocol'

/** What someone at the table had in each game of the evening, this one last. */
export interface Nightly {
  readonly seat: Seat
  /** Undefined where someone else sat in this seat. */
  readonly games: readonly (number | undefined)[]
  readonly sum: number
}

/** The evening's running score, the highest first; empty at the first game. */
export function eveningOf(
  { evening = [], seats }: Pick<TableShown, 'evening' | 'seats'>,
  scores: readonly number[],
): readonly Nightly[] {
  if (evening.length === 0) return []
  const rows = seats.map(({ name = '' }, seat) => {
    const games = [...evening.map(game => scoreOf(game, seat, name)), scores[seat]]
    return { seat, games, sum: games.reduce((sum: number, one) => sum + (one ?? 0), 0) }
  })
  return rows.sort((one, other) => other.sum - one.sum || one.seat - other.seat)
}

function scoreOf({ names, scores }: GamePlayed, seat: Seat, name: string): number | undefined {
  return names[seat] === name ? scores[seat] : undefined
}

/** The most that anyone had in each game. */
export function bestOf(rows: readonly Nightly[]): readonly number[] {
  const games = rows[0]?.games.length ?? 0
  return Array.from({ length: games }, (_none, at) =>
    Math.max(...rows.map(row => row.games[at] ?? Number.NEGATIVE_INFINITY)),
  )
}
