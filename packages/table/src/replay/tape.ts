import {
  type AnyGame,
  CHANCE,
  type Deal,
  type GameRecord,
  nth,
  type Parsed,
  parsed,
} from '@adit/kernel'
import { castNames, type Mover, type Tape } from '@adit/protocol'
import { showEntry } from '../items.ts'
import { entryNumbered, isSaid } from '../recent.ts'
import { refuse } from '../refusals.ts'
import { showTable } from '../shown.ts'
import { seatOf, type Table } from '../table.ts'

/** The tape of a finished game whose whole log is here, for whoever asks. Of a game that runs there is none. */
export function tapeOf(table: Table, player?: string): Parsed<Tape> {
  const { play, log, game, stage, terms } = table
  if (stage !== 'finished' || play === undefined) {
    return { ok: false, why: refuse('table-not-finished') }
  }
  const { branch } = terms
  const seat = player === undefined ? undefined : seatOf(table, player)
  return parsed({
    table: table.id,
    info: showTable(table),
    ...(seat === undefined ? {} : { seat }),
    ...(branch?.start === undefined ? {} : { start: branch.start }),
    moves: play.moves.map(({ seq, seat: mover, by, move }) => {
      const at = entryNumbered(table, seq)?.at ?? 0
      return { seq, at, seat: mover, by, move: game.notation.printMove(move) }
    }),
    said: log.filter(isSaid).map(logged => showEntry(table, logged, 'spectator')),
  })
}

/** The tape of a record file: nobody knows when it was played, what was said, or what anybody looked like. */
export function tapeOfRecord(game: AnyGame, record: GameRecord<unknown, unknown>): Tape {
  const { title, revision, config, seats, deal } = record
  return {
    table: 'record',
    info: {
      title,
      revision,
      config: { ...Object(config) },
      clock: 'none',
      visibility: 'link',
      memory: 'full',
      code: '0',
      stage: 'finished',
      seats: seats.map((name, seat) => ({
        ...(name === ''
          ? { bot: 'random' }
          : { name: name.slice(0, LONGEST_NAME), avatar: nth(castNames, seat % castNames.length) }),
        ready: true,
        away: false,
        seeded: false,
      })),
      ending: 'played-out',
      deal: deal === undefined ? { commitment: '0'.repeat(64) } : withLists(deal),
    },
    ...(record.start === undefined ? {} : { start: record.start }),
    moves: record.moves.map(([seat, move], at) => ({
      seq: at + 1,
      at: 0,
      seat,
      by: moverOf(seat),
      move: game.notation.printMove(move),
    })),
    said: [],
  }
}
const LONGEST_NAME = 20

function withLists({ commitment, serverSeed, playerSeeds }: Deal): Tape['info']['deal'] {
  return {
    commitment,
    ...(serverSeed === undefined ? {} : { serverSeed }),
    playerSeeds: [...playerSeeds],
  }
}

function moverOf(seat: number): Mover {
  return seat === CHANCE ? 'chance' : 'player'
}
