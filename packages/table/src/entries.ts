import { type Parsed, parsed, unreadable } from '@adit/kernel'
import {
  check,
  clocks,
  endings,
  evening,
  handovers,
  limits,
  memories,
  momentLengths,
  movers,
  orders,
  paces,
  parts,
  visibilities,
} from '@adit/protocol'
import * as v from 'valibot'

/**
 * What a table's log is made of. Everything about a table follows from its entries, so these are
 * the file format of the database: a field may be added as optional, never changed or taken away.
 * Fields that this program does not know are left aside: a newer one may write to the same tables.
 */
const { avatar, chatText, code, commitment, config, motion, move, name, saying } = parts
const { playerSeed, revision, seat, seatOrChance, seatSet, seq, serverSeed, time, word } = parts

/** Whoever the server says it is. The id is never sent to anyone. */
export const player = v.object({ id: word, name, avatar })
export type Player = v.InferOutput<typeof player>

const agreed = {
  config,
  clock: v.picklist(clocks),
  visibility: v.picklist(visibilities),
  memory: v.picklist(memories),
}

export const terms = v.object({
  type: v.literal('opened'),
  table: word,
  title: word,
  revision,
  ...agreed,
  code,
  host: word,
  commitment,
  /** Kept here from the first moment, sent to nobody before the end. */
  serverSeed,
  pace: v.exactOptional(v.picklist(paces)),
  moment: v.exactOptional(v.picklist(momentLengths)),
  gated: v.exactOptional(v.boolean()),
  quiet: v.exactOptional(v.boolean()),
  /** The table of which this is the rematch. */
  after: v.exactOptional(word),
  /** What was played before by rematches. */
  evening: v.exactOptional(evening),
  /** A finished game is played on from one of its moments; `start` where what was hidden was dealt anew. */
  branch: v.exactOptional(
    v.object({
      of: word,
      moment: seq,
      start: v.exactOptional(v.pipe(v.string(), v.maxLength(limits.position))),
    }),
  ),
})
export type Terms = v.InferOutput<typeof terms>

/** The events are stored whole beside the move: a finished game can be shown after a rule changed. */
const moved = v.object({
  type: v.literal('moved'),
  seat: seatOrChance,
  move,
  by: v.picklist(movers),
  /** The id of the command it came by: so it is known when that is sent again. */
  command: v.exactOptional(word),
  /** Of the state after it: every sixteenth move, and the last. */
  hash: v.exactOptional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
  events: v.array(v.unknown()),
})
export type Moved = v.InferOutput<typeof moved>

const spoken = { player: word, name, seat: v.exactOptional(seat) }

/** They are tried in this order: what comes most often stands first. */
export const entry = v.variant('type', [
  moved,
  v.object({ type: v.literal('chatted'), ...spoken, text: chatText }),
  v.object({ type: v.literal('phrased'), ...spoken, said: saying }),
  terms,
  v.object({ type: v.literal('sat'), seat, player }),
  /** `gone`: by their own wish, in the middle of a game. */
  v.object({ type: v.literal('left'), seat, gone: v.exactOptional(v.literal(true)) }),
  v.object({ type: v.literal('returned'), seat }),
  v.object({ type: v.literal('renamed'), seat, name, avatar }),
  v.object({ type: v.literal('readied'), seat, ready: v.boolean() }),
  v.object({ type: v.literal('seeded'), seat, seed: playerSeed }),
  /** Whatever was shown before is worth nothing: whoever pledges now may know it. */
  v.object({ type: v.literal('pledged'), seat, pledge: commitment }),
  v.object({ type: v.literal('witnessed'), seat, witness: commitment }),
  v.object({ type: v.literal('bot-seated'), seat, bot: word }),
  v.object({ type: v.literal('seat-cleared'), seat }),
  v.object({ type: v.literal('asked-back') }),
  v.object({ type: v.literal('doors-set'), closed: v.boolean() }),
  v.object({ type: v.literal('banned'), ...spoken }),
  v.object({ type: v.literal('silenced'), ...spoken, silent: v.boolean() }),
  v.object({ type: v.literal('changed'), ...agreed }),
  v.object({ type: v.literal('started') }),
  /** Nobody could be served for a while: every clock runs `by` longer, and none ends before `least`. */
  v.object({ type: v.literal('delayed'), by: time, least: time }),
  v.object({ type: v.literal('waited'), seat }),
  v.object({ type: v.literal('went-on'), seat }),
  v.object({ type: v.literal('gate-closed') }),
  v.object({ type: v.literal('paced'), seat, pace: v.picklist(paces) }),
  v.object({ type: v.literal('hurried'), seat }),
  v.object({ type: v.literal('ordered'), seat, order: v.picklist(orders) }),
  /** `to` is the number of the move taken back; CHANCE's answers to it go with it. */
  v.object({ type: v.literal('undone'), seat, to: seq }),
  v.object({ type: v.literal('vote-opened'), seat, motion, voters: seatSet, due: time }),
  v.object({ type: v.literal('vote-cast'), seat, yes: v.boolean() }),
  v.object({ type: v.literal('vote-closed'), passed: v.boolean() }),
  v.object({
    type: v.literal('handed'),
    seat,
    bot: v.exactOptional(word),
    why: v.picklist(handovers),
  }),
  v.object({ type: v.literal('ended'), ending: v.picklist(endings) }),
  v.object({ type: v.literal('rematched'), table: word }),
  /** In place of an entry that this program does not know, and may do without. */
  v.object({ type: v.literal('skipped') }),
])
export type Entry = v.InferOutput<typeof entry>

/** What was said. Numbered and stored like all that happens, but nothing at a table depends on it. */
export type Talk = Extract<Entry, { type: 'chatted' | 'phrased' }>

export function isTalk(one: Entry): one is Talk {
  return one.type === 'chatted' || one.type === 'phrased'
}

export interface Logged {
  /** 1, 2, 3 … */
  readonly seq: number
  readonly at: number
  readonly entry: Entry
}

/** What the store keeps of an entry. */
export interface Row {
  readonly seq: number
  readonly at: number
  readonly body: string
}

/** The door for what comes back from storage. */
export function readRow(row: Row): Parsed<Logged> {
  const read = parseJson(row.body)
  const checked = read.ok ? checkEntry(read.value) : read
  if (!checked.ok) return unreadable('table-entry-unreadable', { seq: row.seq })
  return parsed({ seq: row.seq, at: row.at, entry: checked.value })
}

const SKIPPED: Entry = { type: 'skipped' }
const kinds = new Map<unknown, (typeof entry.options)[number]>(
  entry.options.map(one => [one.entries.type.literal, one]),
)
/** A kind of a newer program, which says of it that nothing anyone decides depends on it. */
const skippable = v.object({ type: v.string(), skippable: v.literal(true) })

/** Held to its own kind at once: to try them one after another would cost more than all the rest. */
function checkEntry(value: unknown): Parsed<Entry> {
  const kind = kinds.get(Object(value).type)
  if (kind !== undefined) return check(kind, value)
  return v.is(skippable, value) ? parsed(SKIPPED) : check(entry, value)
}

function parseJson(text: string): Parsed<unknown> {
  try {
    return parsed(JSON.parse(text))
  } catch {
    return unreadable('table-entry-unreadable')
  }
}
