import { CHANCE } from '@adit/kernel'
import type { TableShown } from '@adit/protocol'
import type { RoleName } from '@adit/saboteur'
import type { Replay } from '@adit/table'
import type { Result } from './asking.ts'
import { chronicleOf } from './chronicle.ts'
import { roundsOf } from './rounds.ts'

/** A finished game in a few facts, for lists: what one can look for, and what can be counted. */
export interface Digest {
  readonly title: string
  readonly edition: string | undefined
  /** When its last move was made; 0 if nobody knows. */
  readonly at: number
  /** In milliseconds, from the first move to the last; 0 if nobody knows. */
  readonly lasted: number
  /** It was played on from a moment of another. */
  readonly isBranch: boolean
  /** The people; the other seats were held by bots. */
  readonly names: readonly string[]
  readonly seats: number
  /** Who sat where: a page calls and draws them. */
  readonly seating: Pick<TableShown, 'code' | 'seats'>
  /** Where the reader sat. */
  readonly seat: number | undefined
  readonly winners: readonly number[]
  readonly scores: readonly number[]
  /** Moves that somebody made, chance's not counted. */
  readonly moves: number
  /** Moments worth a look since the first deal, or since it left the game that it is a branch of. */
  readonly turns: number
  /** Whose each round was, where that is one word. */
  readonly results: readonly { readonly round: number; readonly result: Result | undefined }[]
  /** What the reader did; undefined if they did not play. */
  readonly figures: Figures | undefined
  /** How everything lay at the end, as everybody saw it. */
  readonly end: unknown
}

/** What one player did in one game. A game counts what it has. */
export interface Figures {
  readonly laid: number
  readonly broke: number
  readonly wasBroken: number
  readonly maps: number
  /** The role of each round, with whether it won. */
  readonly rounds: readonly RoundPlayed[]
}

export interface RoundPlayed {
  readonly role: RoleName
  readonly isWon: boolean
  /** After which part of the round, from 0 to 1, the table could be sure of a saboteur; undefined: never. */
  readonly seen?: number | undefined
}

export function digestOf(replay: Replay): Digest {
  const { tape, title } = replay
  const { info, seat } = tape
  const { outcome, view } = replay.sight(replay.length, 'spectator').game
  const { code, seats } = info
  const at = tape.moves.at(-1)?.at ?? 0
  const begun = begunAt(replay)
  const edition = Reflect.get(info.config, 'edition')
  return {
    title: title.name,
    edition: typeof edition === 'string' ? edition : undefined,
    at,
    lasted: at - (tape.moves[0]?.at ?? at),
    isBranch: info.branch !== undefined,
    names: seats.flatMap(place => place.name ?? []),
    seats: seats.length,
    seating: { code, seats },
    seat,
    winners: outcome?.winners ?? [],
    scores: outcome?.scores ?? [],
    moves: tape.moves.filter(move => move.seat !== CHANCE).length,
    turns: replay.stops.filter(stop => stop > begun).length,
    results: roundsOf(replay).map(({ round, result }) => ({ round, result })),
    figures: seat === undefined ? undefined : chronicleOf(title.name).figures?.(replay, seat),
    end: view,
  }
}

/** A game begins with its first deal; a branch that was dealt anew has no moves of the game before its own. */
function begunAt({ tape, stops }: Replay): number {
  const [first = 0] = stops
  return tape.start === undefined ? Math.max(first, tape.info.branch?.moment ?? 0) : first
}
