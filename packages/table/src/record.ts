import { type GameRecord, type Parsed, parsed, recordHash } from '@adit/kernel'
import { refuse } from './refusals.ts'
import { playOf, type Table } from './table.ts'

/** The record of a finished game, seeds and all: `verify` of packages/fairness accepts it. */
export function recordOf(table: Table): Parsed<GameRecord<unknown, unknown>> {
  if (table.stage !== 'finished' || table.play === undefined) {
    return { ok: false, why: refuse('table-not-finished') }
  }
  return parsed(recordSoFar(table))
}

/** What was played up to now. It shows the seeds, so nobody may have it who plays on. */
export function recordSoFar(table: Table): GameRecord<unknown, unknown> {
  const { terms, places } = table
  const play = playOf(table)
  const { title, revision, config, commitment, serverSeed } = terms
  const moves = play.moves.map(({ seat, move }) => [seat, move] as const)
  const start = terms.branch?.start
  const deal = { commitment, serverSeed, playerSeeds: places.map(place => place.seed) }
  return {
    title,
    revision,
    config,
    seats: places.map(({ player, bot }) => player?.name ?? bot ?? ''),
    moves,
    // What was dealt anew by hand cannot be drawn again from seeds.
    ...(start === undefined ? { deal } : { start }),
    hash: recordHash(moves, play.state),
  }
}
