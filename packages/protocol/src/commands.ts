import { MOST_SEATS } from '@adit/kernel'
import * as v from 'valibot'
import {
  avatar,
  chatText,
  code,
  commitment,
  config,
  motion,
  move,
  name,
  phrase,
  playerSeed,
  seat,
  seq,
  whom,
  word,
} from './parts.ts'
import {
  clocks,
  complaints,
  memories,
  momentLengths,
  orders,
  paces,
  visibilities,
} from './words.ts'

/** Every command has an id of the client's choosing: sent twice, it is done once. */
const id = word
const table = word

const agreed = {
  config,
  clock: v.picklist(clocks),
  visibility: v.picklist(visibilities),
  memory: v.picklist(memories),
}
/** What a host may still change at an open table. */
const terms = v.strictObject(agreed)
export type Agreed = v.InferOutput<typeof terms>

/** A table as its host wants it. The host sits down at once unless `sit` is false. */
export const opening = v.strictObject({
  title: word,
  ...agreed,
  bots: v.pipe(v.array(v.strictObject({ seat, bot: word })), v.maxLength(MOST_SEATS)),
  sit: v.boolean(),
  /** The pace of bots; `normal` unless said. */
  pace: v.exactOptional(v.picklist(paces)),
  /** How long anyone may object to a card. Left out: until all who are asked have answered. */
  moment: v.exactOptional(v.picklist(momentLengths)),
  /** No round begins before every person has said so. */
  gated: v.exactOptional(v.boolean()),
  /** Bots say nothing here. */
  quiet: v.exactOptional(v.boolean()),
})
export type Opening = v.InferOutput<typeof opening>

/** What is done at a table. They are tried in this order: what comes most often stands first. */
const tableCommands = [
  /** `since` is the number under which the decision was asked: a late answer to another is refused. */
  v.strictObject({ id, table, type: v.literal('move'), since: seq, move }),
  /** At that seat, or at the first free one; during a game in place of someone who has left. */
  v.strictObject({ id, table, type: v.literal('sit'), seat: v.exactOptional(seat) }),
  /** During a game the seat is kept; `return`, or simply watching again, takes it back. */
  v.strictObject({ id, table, type: v.literal('leave') }),
  v.strictObject({ id, table, type: v.literal('return') }),
  v.strictObject({ id, table, type: v.literal('rename'), name, avatar }),
  v.strictObject({ id, table, type: v.literal('ready'), ready: v.boolean() }),
  /** What the player's share in the deal hashes to, before anyone shows theirs. */
  v.strictObject({ id, table, type: v.literal('pledge'), pledge: commitment }),
  /** What this page saw promised before the deal, hashed: the others compare it with theirs. */
  v.strictObject({ id, table, type: v.literal('witness'), witness: commitment }),
  /** The player's share in the deal, before the game starts; after a pledge, the one pledged. */
  v.strictObject({ id, table, type: v.literal('seed'), seed: playerSeed }),
  v.strictObject({ id, table, type: v.literal('seat-bot'), seat, bot: word }),
  /** The host clears a seat before the game starts; a person so removed stays away until asked back. */
  v.strictObject({ id, table, type: v.literal('clear-seat'), seat }),
  /** The host lets those come again who were removed. */
  v.strictObject({ id, table, type: v.literal('ask-back') }),
  /** The host closes the table to all who do not sit here, for as long as a game is played. */
  v.strictObject({ id, table, type: v.literal('doors'), closed: v.boolean() }),
  /** The host shows someone out, who stays out until all are asked back. */
  v.strictObject({ id, table, type: v.literal('ban'), whom }),
  /** The host has someone say nothing here, to anyone. */
  v.strictObject({ id, table, type: v.literal('silence'), whom, silent: v.boolean() }),
  /** The host changes what is played, before the game starts. Nobody is ready any more. */
  v.strictObject({ id, table, type: v.literal('change'), terms }),
  v.strictObject({ id, table, type: v.literal('start') }),
  /** Once for each such moment: ten seconds more for all. */
  v.strictObject({ id, table, type: v.literal('wait'), since: seq }),
  /** At a table of days: what is answered for this player while they are not here. Nobody is told. */
  v.strictObject({ id, table, type: v.literal('order'), order: v.picklist(orders) }),
  /** On to the round that has been dealt. */
  v.strictObject({ id, table, type: v.literal('go-on'), since: seq }),
  /** The host, or the only person here, sets the pace of bots. */
  v.strictObject({ id, table, type: v.literal('pace'), pace: v.picklist(paces) }),
  /** The only person here does not want to wait for the bots that are to move. */
  v.strictObject({ id, table, type: v.literal('hurry') }),
  v.strictObject({ id, table, type: v.literal('undo') }),
  v.strictObject({ id, table, type: v.literal('chat'), text: chatText }),
  v.strictObject({ id, table, type: v.literal('phrase'), said: phrase }),
  v.strictObject({ id, table, type: v.literal('propose'), motion }),
  v.strictObject({ id, table, type: v.literal('vote'), yes: v.boolean() }),
  v.strictObject({ id, table, type: v.literal('rematch') }),
] as const

export const tableCommand = v.variant('type', tableCommands)
export type TableCommand = v.InferOutput<typeof tableCommand>

/** What one person does about another; nobody at the table is told. */
const personCommands = [
  /** Nothing of theirs is shown to this person any more, at any table, nor do they sit at theirs. */
  v.strictObject({ id, table, type: v.literal('block'), whom }),
  /** To whoever keeps the server, with what was said around it. */
  v.strictObject({
    id,
    table,
    type: v.literal('report'),
    whom,
    about: v.picklist(complaints),
    note: v.exactOptional(chatText),
  }),
] as const

export const personCommand = v.variant('type', personCommands)
export type PersonCommand = v.InferOutput<typeof personCommand>

/** What is done in a room, where people look at a finished game together. Only over a socket. */
const room = word
const roomCommands = [
  /** Into that room, or without one into a new one; all there is to know of it comes before the answer. */
  v.strictObject({ id, table, type: v.literal('gather'), room: v.exactOptional(room) }),
  /** Whoever holds the lamp shows all who follow this moment. */
  v.strictObject({ id, room, type: v.literal('light'), moment: seq }),
  /** Looks alone at this moment; without one, back to the lamp. */
  v.strictObject({ id, room, type: v.literal('stray'), moment: v.exactOptional(seq) }),
  /** Takes the lamp if nobody holds it; asks for it if somebody does. */
  v.strictObject({ id, room, type: v.literal('want-lamp') }),
  /** Whoever holds it gives it to someone. */
  v.strictObject({ id, room, type: v.literal('pass-lamp'), to: word }),
  /** Said at a moment; heard by those who are there, and not kept. */
  v.strictObject({ id, room, type: v.literal('say'), moment: seq, text: chatText }),
  v.strictObject({ id, room, type: v.literal('part') }),
] as const

export type RoomCommand = v.InferOutput<(typeof roomCommands)[number]>

const roomTypes: ReadonlySet<string> = new Set(roomCommands.map(one => one.entries.type.literal))
export function isRoomCommand(given: { readonly type: string }): given is RoomCommand {
  return roomTypes.has(given.type)
}

/** What a client may send, over a socket or as the body of a request. */
export const command = v.variant('type', [
  ...tableCommands,
  ...personCommands,
  ...roomCommands,
  v.strictObject({ id, type: v.literal('open'), opening }),
  /** The name and gnome by which the next tables know this person. */
  v.strictObject({ id, type: v.literal('profile'), name, avatar }),
  /** Answers with the table that has this short code. */
  v.strictObject({ id, type: v.literal('find'), code }),
  /** From now on all that happens there; `since` is the last number this client has seen. */
  v.strictObject({ id, type: v.literal('watch'), table, since: v.exactOptional(seq) }),
  v.strictObject({ id, type: v.literal('unwatch'), table }),
  /** The public tables, and news of them until turned off; or the own ones, once. */
  v.strictObject({ id, type: v.literal('browse'), on: v.boolean() }),
  v.strictObject({ id, type: v.literal('mine') }),
])
export type Command = v.InferOutput<typeof command>
