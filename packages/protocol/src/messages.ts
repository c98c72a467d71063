import { MOST_SEATS } from '@adit/kernel'
import * as v from 'valibot'
import { item } from './item.ts'
import { limits } from './limits.ts'
import {
  avatar,
  chatText,
  code,
  commitment,
  config,
  motion,
  name,
  outcome,
  playerSeed,
  refusal,
  revision,
  seat,
  seatSet,
  seq,
  serverSeed,
  time,
  word,
} from './parts.ts'
import {
  clocks,
  endings,
  memories,
  momentLengths,
  orders,
  paces,
  stages,
  visibilities,
} from './words.ts'

const perSeat = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(v.array(schema), v.maxLength(MOST_SEATS))

/** Both a name and a bot: the bot stands in until the player returns. Neither: a free seat. */
const seatShown = v.strictObject({
  name: v.exactOptional(name),
  avatar: v.exactOptional(avatar),
  bot: v.exactOptional(word),
  ready: v.boolean(),
  away: v.boolean(),
  /** They have left the game for good: someone else may take the seat. */
  gone: v.exactOptional(v.literal(true)),
  /** The host has them say nothing. */
  silent: v.exactOptional(v.literal(true)),
  /** Whether the player added a seed to the deal. The seed itself is shown at the end. */
  seeded: v.boolean(),
  pledge: v.exactOptional(commitment),
  witness: v.exactOptional(commitment),
})
export type SeatShown = v.InferOutput<typeof seatShown>

/** One game of the evening: who sat where, '' for a bot, and what each had at its end. */
const gamePlayed = v.strictObject({
  names: perSeat(v.union([name, v.literal('')])),
  scores: perSeat(v.pipe(v.number(), v.safeInteger())),
})
export type GamePlayed = v.InferOutput<typeof gamePlayed>

/** The games that led to this one by rematches, the latest last. */
export const evening = v.pipe(v.array(gamePlayed), v.maxLength(limits.evening))

const voteShown = v.strictObject({
  motion,
  by: seat,
  voters: seatSet,
  yes: seatSet,
  no: seatSet,
  due: time,
})

/** All there is to know about a table apart from the game itself; the same for every viewer. */
export const tableShown = v.strictObject({
  title: word,
  revision,
  config,
  clock: v.picklist(clocks),
  visibility: v.picklist(visibilities),
  memory: v.picklist(memories),
  pace: v.exactOptional(v.picklist(paces)),
  moment: v.exactOptional(v.picklist(momentLengths)),
  quiet: v.exactOptional(v.literal(true)),
  code,
  stage: v.picklist(stages),
  /** The host's seat, if the host sits. */
  host: v.exactOptional(seat),
  seats: perSeat(seatShown),
  /** Whom the host has removed, by name. */
  removed: v.exactOptional(perSeat(name)),
  /** Whom the host has shown out, and whom silenced, by name. */
  banned: v.exactOptional(perSeat(name)),
  silenced: v.exactOptional(perSeat(name)),
  /** While a game is played only those who sit here see it. */
  closed: v.exactOptional(v.literal(true)),
  vote: v.exactOptional(voteShown),
  ending: v.exactOptional(v.picklist(endings)),
  /** The table where the same people play again. */
  rematch: v.exactOptional(word),
  evening: v.exactOptional(evening),
  /** The finished game that is played on here, and from which of its moments. */
  branch: v.exactOptional(v.strictObject({ of: word, moment: seq })),
  /** The seeds are there once the game is over: then anyone can draw the deal again. */
  deal: v.strictObject({
    commitment,
    serverSeed: v.exactOptional(serverSeed),
    playerSeeds: v.exactOptional(perSeat(playerSeed)),
  }),
})
export type TableShown = v.InferOutput<typeof tableShown>

/** The game as this viewer may know it. */
export const gameShown = v.strictObject({
  /** The title's state with holes. The title's own code reads it: legal moves, positions, scores. */
  view: v.unknown(),
  /** Who is to decide; `since` is what a `move` must quote. All asked at once have the same due. */
  asked: perSeat(v.strictObject({ seat, since: seq, due: v.exactOptional(time) })),
  /** Anyone may object until `due`; the same for all, whoever could. */
  moment: v.exactOptional(v.strictObject({ since: seq, from: time, due: time, waited: seatSet })),
  /** A round has been dealt, and waits for these people; `on` are those who are ready. */
  gate: v.exactOptional(
    v.strictObject({ since: seq, people: seatSet, on: seatSet, due: v.exactOptional(time) }),
  ),
  /** The viewer's own standing order, where the table takes them. */
  order: v.exactOptional(v.picklist(orders)),
  outcome: v.exactOptional(outcome),
})
export type GameShown = v.InferOutput<typeof gameShown>

const items = v.pipe(v.array(item), v.maxLength(limits.items))

/** A table in a list, as the reader of that list may know it. */
export const listing = v.strictObject({
  table: word,
  title: word,
  stage: v.picklist(stages),
  clock: v.picklist(clocks),
  visibility: v.picklist(visibilities),
  code,
  /** How many seats, how many of them taken, and by whom; bots count as taken. */
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_SEATS)),
  taken: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS)),
  names: perSeat(name),
  updated: time,
  /** The reader sits there; the table waits for the reader. */
  mine: v.boolean(),
  waiting: v.boolean(),
})
export type Listing = v.InferOutput<typeof listing>

/** Someone who looks at a finished game with others. */
const roomPerson = v.strictObject({
  /** The same as long as they stay; it tells nothing else. */
  id: word,
  name,
  avatar,
  /** They look alone, at this moment. */
  moment: v.exactOptional(seq),
  /** They would like to have the lamp. */
  asks: v.exactOptional(v.literal(true)),
})
export type RoomPerson = v.InferOutput<typeof roomPerson>

/** What a server may send. Each message from a table carries the number of its last entry. */
export const message = v.variant('type', [
  /** The first message on a connection: the protocol's version, and who the server takes you for. */
  v.strictObject({ type: v.literal('hello'), protocol: seq, name, avatar }),
  /** The answer to a command: done, with what came of it, or refused, with the reason. */
  v.strictObject({
    type: v.literal('done'),
    id: word,
    table: v.exactOptional(word),
    seq: v.exactOptional(seq),
  }),
  v.strictObject({ type: v.literal('refused'), id: v.exactOptional(word), why: refusal }),
  /** A fresh start at a table: everything this viewer may know now. */
  v.strictObject({
    type: v.literal('welcome'),
    table: word,
    seq,
    now: time,
    /** The viewer's own seat; without one, a spectator. */
    seat: v.exactOptional(seat),
    info: tableShown,
    game: v.exactOptional(gameShown),
    /** The moves so far, as far back as the table's memory goes. */
    log: items,
    chat: v.pipe(v.array(item), v.maxLength(limits.chatTail)),
  }),
  /** What happened since the last message. `info` and `game` replace what the client had. */
  v.strictObject({
    type: v.literal('update'),
    table: word,
    seq,
    now: time,
    seat: v.exactOptional(seat),
    items,
    info: v.exactOptional(tableShown),
    game: v.exactOptional(gameShown),
  }),
  /** Whose connection is up, and how many look on. Not in the log. */
  v.strictObject({
    type: v.literal('presence'),
    table: word,
    seq,
    online: seatSet,
    spectators: seq,
  }),
  /** This viewer sees nothing more of the table. */
  v.strictObject({ type: v.literal('shown-out'), table: word, seq, why: refusal }),
  v.strictObject({
    type: v.literal('tables'),
    which: v.picklist(['public', 'mine']),
    tables: v.pipe(v.array(listing), v.maxLength(limits.listings)),
  }),
  v.strictObject({ type: v.literal('listed'), listing }),
  v.strictObject({ type: v.literal('unlisted'), table: word }),
  /** A room as it is now: who is there, and which moment the lamp is at. */
  v.strictObject({
    type: v.literal('room'),
    room: word,
    table: word,
    you: word,
    people: v.pipe(v.array(roomPerson), v.maxLength(limits.roomPeople)),
    /** Without a holder it lies on the table. */
    lamp: v.strictObject({ moment: seq, holder: v.exactOptional(word) }),
  }),
  /** Someone in the room says something about a moment. */
  v.strictObject({
    type: v.literal('said'),
    room: word,
    from: v.strictObject({ id: word, name, avatar }),
    moment: seq,
    text: chatText,
  }),
  /** The server cannot store anything just now, or can again. What is refused meanwhile passes. */
  v.strictObject({ type: v.literal('storing'), away: v.boolean() }),
  /** The server goes down in good order: connect again after so many milliseconds. */
  v.strictObject({ type: v.literal('closing'), after: time }),
])
export type Message = v.InferOutput<typeof message>
export type Welcome = Message & { readonly type: 'welcome' }
export type Update = Message & { readonly type: 'update' }
export type Presence = Message & { readonly type: 'presence' }
export type ShownOut = Message & { readonly type: 'shown-out' }
/** What comes from a table rather than from the server around it. */
export type TableMessage = Welcome | Update | Presence | ShownOut
export type RoomShown = Message & { readonly type: 'room' }
/** What comes from a room. */
export type RoomMessage = RoomShown | (Message & { readonly type: 'said' })
export type Answer = Message & { readonly type: 'done' | 'refused' }
