import { parsed, printTurn } from '@adit/kernel'
import {
  check,
  command,
  endings,
  listing,
  message,
  movers,
  opening,
  type PersonCommand,
  parts,
  personCommand,
  type TableCommand,
  tableCommand,
  tape,
} from '@adit/protocol'
import { printRecord, shelf } from '@adit/shelf'
import { type Archive, type Hall, type Hosts, recordOf, type Table, whyNotSeen } from '@adit/table'
import * as v from 'valibot'
import type { Desk } from '../desk.ts'
import type { Lists } from '../tables/lists.ts'
import { answered, done, forAnyone, forPlayers, type Operation, refused } from './operation.ts'

export interface TablePorts {
  readonly desk: Desk
  readonly hall: Pick<Hall, 'look'>
  readonly hosts: Hosts
  readonly lists: Lists
  bots(title: string): readonly string[]
  now(): number
}

const table = v.strictObject({ table: parts.word })
const answer = v.union(message.options.filter(one => isAnswer(one.entries.type.literal)))
const anything = v.record(v.string(), v.unknown())
const archivedMove = v.strictObject({
  seq: parts.seq,
  at: parts.time,
  seat: parts.seatOrChance,
  by: v.picklist(movers),
  move: parts.move,
  events: v.array(v.unknown()),
})

function isAnswer(type: string): boolean {
  return type === 'done' || type === 'refused'
}

/** Tables for programs: what pages do over a socket, one request at a time. */
export function tableApi(ports: TablePorts): Operation[] {
  const commands = [...tableCommand.options, ...personCommand.options]
  return [...lists(ports), ...commands.map(one => commandApi(one, ports.desk))]
}

function lists({ desk, hall, hosts, lists, bots, now }: TablePorts): Operation[] {
  return [
    forAnyone('titles', 'GET /titles', {
      summary: 'What can be played, with which options and bots',
      answer: v.strictObject({ titles: v.array(anything) }),
      async handle() {
        const titles = shelf.map(({ name, revision, seats, options, presets }) => {
          return { name, revision, seats, options, presets, bots: bots(name) }
        })
        return done({ titles })
      },
    }),
    forAnyone('list', 'GET /tables', {
      summary: 'The public tables',
      answer: v.strictObject({ tables: v.array(listing) }),
      handle: async ({ who }) => done({ tables: await lists.offered(who.player?.id) }),
    }),
    forAnyone('games', 'GET /games', {
      summary: 'The public games that are over, the latest first',
      answer: v.strictObject({ tables: v.array(listing) }),
      handle: async ({ who }) => done({ tables: await lists.finished(who.player?.id) }),
    }),
    forPlayers('mine', 'GET /me/tables', {
      summary: 'The tables one sits at or sat at',
      answer: v.strictObject({ tables: v.array(listing) }),
      handle: async ({ who }) => done({ tables: await lists.own(who.player.id) }),
    }),
    forPlayers('open', 'POST /tables', {
      summary: 'Open a table',
      body: v.strictObject({ id: parts.word, opening }),
      answer,
      handle: async ({ who, body }) => answered(await desk.errand(who, { type: 'open', ...body })),
    }),
    forPlayers('find', 'GET /codes/{code}', {
      summary: 'The table with this short code',
      params: v.strictObject({ code: parts.code }),
      answer,
      handle: async ({ who, params }) =>
        answered(await desk.errand(who, { type: 'find', id: 'find', ...params })),
    }),
    forPlayers('state', 'GET /tables/{table}', {
      summary: 'All that one may know of a table now',
      params: table,
      answer: v.union(message.options.filter(one => one.entries.type.literal === 'welcome')),
      async handle({ who, params }) {
        const seen = await hall.look(who.player, params.table, now())
        return seen.ok ? done(seen.value) : refused(seen.why)
      },
    }),
    forPlayers('moves', 'GET /tables/{table}/moves', {
      summary: 'The moves one may make now, and the `since` to quote; none if one is not asked',
      params: table,
      answer: v.strictObject({ since: v.exactOptional(parts.seq), moves: v.array(parts.move) }),
      async handle({ who, params }) {
        const legal = await hosts.use(params.table, ({ table }) => {
          return whyNotSeen(table, who.player.id) ?? movesOf(table, who.player.id)
        })
        if (!legal.ok) return refused(legal.why)
        return 'key' in legal.value ? refused(legal.value) : done(legal.value)
      },
    }),
    forAnyone('record', 'GET /tables/{table}/record', {
      summary: 'The record of a finished game, with the seeds of its deal',
      params: table,
      answer: anything,
      async handle({ params }) {
        const record = await hosts.use(params.table, host => {
          const kept = recordOf(host.table)
          return kept.ok ? parsed(printRecord(host.table.game, kept.value)) : kept
        })
        if (!record.ok) {
          const kept = await hosts.archive(params.table)
          return kept.ok ? done(archivedRecord(kept.value)) : refused(record.why)
        }
        return record.value.ok ? done(record.value.value) : refused(record.value.why)
      },
    }),
    forAnyone('tape', 'GET /tables/{table}/tape', {
      summary: 'A finished game to be seen again: its moves, when they were made, what was said',
      params: table,
      answer: tape,
      async handle({ who, params }) {
        const kept = await hosts.tape(params.table, who.player?.id)
        return kept.ok ? done(kept.value) : refused(kept.why)
      },
    }),
    forAnyone('log', 'GET /tables/{table}/log', {
      summary: 'Every move of a finished game and all that happened by it, whatever its revision',
      params: table,
      answer: v.strictObject({
        title: parts.word,
        revision: parts.revision,
        config: parts.config,
        ending: v.picklist(endings),
        seats: v.array(parts.name),
        moves: v.array(archivedMove),
      }),
      async handle({ params }) {
        const kept = await hosts.archive(params.table)
        if (!kept.ok) return refused(kept.why)
        const { terms, ending, seats, moves } = kept.value
        const { title, revision, config } = terms
        return done({ title, revision, config, ending, seats, moves })
      },
    }),
  ]
}

/** As a record file has it, without the hash: only the rules of that time could tell it. */
function archivedRecord({ terms, seats, playerSeeds, moves }: Archive): string {
  const { title, revision, config, commitment, serverSeed } = terms
  const lines = moves.map(({ seat, move }) => printTurn(seat, move))
  const deal = { commitment, serverSeed, playerSeeds }
  return `${JSON.stringify({ title, revision, config, seats, moves: lines, deal }, null, 2)}\n`
}

interface Moves {
  readonly since?: number
  readonly moves: readonly string[]
}

/** For programs without the rules. Made from the seat's own view, as a page would make it. */
function movesOf({ game, play, stage, ...table }: Table, player: string): Moves {
  const seat = table.places.findIndex(place => place.player?.id === player)
  const asked = play?.asked.find(one => one.seat === seat)
  if (play === undefined || asked === undefined || stage !== 'playing') return { moves: [] }
  const legal = game.legal(game.view(play.state, seat), seat, [])
  return { since: asked.since, moves: legal.map(move => game.notation.printMove(move)) }
}

/** `POST /tables/{table}/move` and its like: the command's other fields are the body. */
type CommandSchema = (typeof tableCommand.options | typeof personCommand.options)[number]

function commandApi(schema: CommandSchema, desk: Desk): Operation {
  const type: (TableCommand | PersonCommand)['type'] = schema.entries.type.literal
  const { table: _table, type: _type, ...fields } = schema.entries
  return forPlayers(type, `POST /tables/{table}/${type}`, {
    summary: `Command: ${type}`,
    params: table,
    body: v.strictObject(fields),
    answer,
    async handle({ who, params, body }) {
      // Put together again it is a command like any other, and goes through the same door.
      const whole = check(command, { ...body, ...params, type })
      if (!whole.ok) return refused(whole.why)
      if (!('table' in whole.value) || isWatching(whole.value))
        throw new Error(`no errand: ${type}`)
      return answered(await desk.errand(who, whole.value))
    },
  })
}

type Staying = 'watch' | 'unwatch' | 'gather'

function isWatching(given: { readonly type: string }): given is { type: Staying } {
  return given.type === 'watch' || given.type === 'unwatch' || given.type === 'gather'
}
