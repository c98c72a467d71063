import type { Digest } from '../replay/digest.ts'

/** How many of how many. */
export interface Share {
  readonly name: string
  readonly won: number
  readonly all: number
}

/** A person's games, counted. Only games they played are. */
export interface Tallies {
  readonly games: number
  readonly won: number
  readonly byGame: readonly Share[]
  readonly byEdition: readonly Share[]
  readonly bySeats: readonly Share[]
  /** Rounds, by the role that was held. */
  readonly byRole: readonly Share[]
  readonly laid: number
  readonly broke: number
  readonly wasBroken: number
  readonly maps: number
  /** As a saboteur: rounds in which one was seen through, and after which part of them, on the average. */
  readonly seen: {
    readonly rounds: number
    readonly of: number
    readonly after: number | undefined
  }
}

export function talliesOf(digests: readonly Digest[]): Tallies {
  const played = digests.filter(digest => digest.seat !== undefined)
  const figures = played.flatMap(digest => digest.figures ?? [])
  const rounds = figures.flatMap(one => one.rounds)
  const hidden = rounds.filter(round => round.role === 'saboteur')
  const seen = hidden.flatMap(round => round.seen ?? [])
  const sum = (key: 'laid' | 'broke' | 'wasBroken' | 'maps'): number =>
    figures.reduce((all, one) => all + one[key], 0)
  const games = (nameOf: (digest: Digest) => string | undefined): readonly Share[] =>
    shares(played.map(digest => [nameOf(digest), isWon(digest)]))
  return {
    games: played.length,
    won: played.filter(isWon).length,
    byGame: games(digest => digest.title),
    byEdition: games(digest => digest.edition),
    bySeats: games(digest => String(digest.seats)),
    byRole: shares(rounds.map(round => [round.role, round.isWon])),
    laid: sum('laid'),
    broke: sum('broke'),
    wasBroken: sum('wasBroken'),
    maps: sum('maps'),
    seen: {
      rounds: seen.length,
      of: hidden.length,
      after: seen.length === 0 ? undefined : seen.reduce((all, one) => all + one, 0) / seen.length,
    },
  }
}

function isWon({ seat, winners }: Digest): boolean {
  return seat !== undefined && winners.includes(seat)
}

function shares(rows: readonly (readonly [string | undefined, boolean])[]): readonly Share[] {
  const found = new Map<string, { won: number; all: number }>()
  for (const [name, won] of rows) {
    if (name === undefined) continue
    const share = found.get(name) ?? { won: 0, all: 0 }
    found.set(name, { won: share.won + Number(won), all: share.all + 1 })
  }
  return [...found]
    .map(([name, share]) => ({ name, ...share }))
    .sort((one, other) => other.all - one.all || one.name.localeCompare(other.name))
}
