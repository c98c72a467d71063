import * as v from 'valibot'
import { limits } from './limits.ts'
import {
  avatar,
  chatText,
  motion,
  name,
  outcome,
  saying,
  seat,
  seatOrChance,
  seq,
  time,
  word,
} from './parts.ts'
import { endings, handovers, movers, paces } from './words.ts'

/** Who speaks: someone at the table, or a spectator by name. */
const speaker = v.union([v.strictObject({ seat }), v.strictObject({ spectator: name })])
export type Speaker = v.InferOutput<typeof speaker>

const numbered = { seq, at: time }
const atSeat = { ...numbered, seat }

/** One entry of the table's log as this viewer may know it. */
export const item = v.variant('type', [
  v.strictObject({ ...numbered, type: v.literal('opened') }),
  v.strictObject({ ...atSeat, type: v.literal('sat'), name, avatar }),
  v.strictObject({ ...atSeat, type: v.literal('left') }),
  v.strictObject({ ...atSeat, type: v.literal('returned') }),
  v.strictObject({ ...atSeat, type: v.literal('renamed'), name, avatar }),
  v.strictObject({ ...atSeat, type: v.literal('readied'), ready: v.boolean() }),
  v.strictObject({ ...atSeat, type: v.literal('seeded') }),
  v.strictObject({ ...atSeat, type: v.literal('pledged') }),
  v.strictObject({ ...atSeat, type: v.literal('witnessed') }),
  v.strictObject({ ...atSeat, type: v.literal('bot-seated'), bot: word }),
  v.strictObject({ ...atSeat, type: v.literal('seat-cleared') }),
  v.strictObject({ ...numbered, type: v.literal('asked-back') }),
  v.strictObject({ ...numbered, type: v.literal('doors-set'), closed: v.boolean() }),
  v.strictObject({ ...numbered, type: v.literal('banned'), name, seat: v.exactOptional(seat) }),
  v.strictObject({
    ...numbered,
    type: v.literal('silenced'),
    name,
    seat: v.exactOptional(seat),
    silent: v.boolean(),
  }),
  v.strictObject({ ...numbered, type: v.literal('changed') }),
  v.strictObject({ ...numbered, type: v.literal('started') }),
  /** What the viewer is told of a move; never the move itself, which may name a hidden card. */
  v.strictObject({
    ...numbered,
    type: v.literal('moved'),
    seat: seatOrChance,
    by: v.picklist(movers),
    told: v.pipe(v.array(v.unknown()), v.maxLength(limits.told)),
  }),
  v.strictObject({ ...atSeat, type: v.literal('waited') }),
  v.strictObject({ ...atSeat, type: v.literal('went-on') }),
  v.strictObject({ ...numbered, type: v.literal('gate-closed') }),
  /** Something that this server does not know and a newer one wrote: nothing to show. */
  v.strictObject({ ...numbered, type: v.literal('skipped') }),
  /** The server was away so long: every clock got the time back. */
  v.strictObject({ ...numbered, type: v.literal('delayed'), by: time }),
  v.strictObject({ ...atSeat, type: v.literal('paced'), pace: v.picklist(paces) }),
  v.strictObject({ ...atSeat, type: v.literal('hurried') }),
  /** Somebody has given an order: who, and which, is theirs to know. */
  v.strictObject({ ...numbered, type: v.literal('ordered') }),
  v.strictObject({ ...atSeat, type: v.literal('undone') }),
  v.strictObject({ ...numbered, type: v.literal('chatted'), from: speaker, text: chatText }),
  v.strictObject({ ...numbered, type: v.literal('phrased'), from: speaker, said: saying }),
  /** Someone spoke whom this viewer does not want to hear. */
  v.strictObject({ ...numbered, type: v.literal('hushed') }),
  v.strictObject({ ...atSeat, type: v.literal('vote-opened'), motion }),
  v.strictObject({ ...atSeat, type: v.literal('vote-cast'), yes: v.boolean() }),
  v.strictObject({ ...numbered, type: v.literal('vote-closed'), motion, passed: v.boolean() }),
  /** Without a bot the seat is its player's again. */
  v.strictObject({
    ...atSeat,
    type: v.literal('handed'),
    bot: v.exactOptional(word),
    why: v.picklist(handovers),
  }),
  v.strictObject({
    ...numbered,
    type: v.literal('ended'),
    ending: v.picklist(endings),
    outcome: v.exactOptional(outcome),
  }),
  v.strictObject({ ...numbered, type: v.literal('rematched'), table: word }),
])
export type Item = v.InferOutput<typeof item>
