import { type AnyGame, type Parsed, parseConfig, parsed, stateHash } from '@adit/kernel'
import { check, endings, movers, orders, paces, parts, stages } from '@adit/protocol'
import * as v from 'valibot'
import { entry, player, terms } from './entries.ts'
import { type FindTitle, found } from './fold.ts'
import { type Play, startOf } from './play.ts'
import { recent } from './recent.ts'
import { refuse } from './refusals.ts'
import type { Table } from './table.ts'

/**
 * A table as it stood, so that loading it costs what its state costs and not what its history does.
 * Only a cache: whatever of it cannot be read, or was made by other rules, is made from the log. The
 * number rises with every field or kind of entry that is new: an older program, which leaves them
 * aside, may have taken the last snapshot.
 */
const FORMAT = 3

const { motion, name, seat, seatOrChance, seq, time, word } = parts
const person = v.strictObject({ id: word, name })
const seats = v.array(seat)
const place = v.strictObject({
  player: v.exactOptional(player),
  bot: v.exactOptional(word),
  ready: v.boolean(),
  away: v.boolean(),
  gone: v.boolean(),
  seed: v.string(),
  pledge: v.string(),
  witness: v.string(),
  timeOuts: v.number(),
  order: v.exactOptional(v.picklist(orders)),
})
const asked = v.strictObject({
  seat,
  since: seq,
  from: time,
  due: v.exactOptional(time),
  isHurried: v.exactOptional(v.boolean()),
})
const play = v.strictObject({
  state: v.unknown(),
  /** Number, seat, the command, by whom, in notation, round, what was left on the clock. */
  moves: v.array(
    v.strictTuple([
      seq,
      seatOrChance,
      v.nullable(word),
      v.picklist(movers),
      v.string(),
      v.number(),
      v.nullable(v.number()),
    ]),
  ),
  asked: v.array(asked),
  moment: v.exactOptional(v.strictObject({ since: seq, from: time, due: time, waited: seats })),
  gate: v.exactOptional(v.strictObject({ since: seq, due: v.exactOptional(time), on: seats })),
  gated: v.exactOptional(v.number()),
})
const snapshot = v.strictObject({
  format: v.literal(FORMAT),
  /** Of the table before the first move: other rules, other states. */
  rules: v.string(),
  terms,
  seq,
  said: v.number(),
  stage: v.picklist(stages),
  host: word,
  places: v.array(place),
  removed: v.array(player),
  banned: v.array(person),
  silenced: v.array(person),
  isClosed: v.boolean(),
  play: v.exactOptional(play),
  pace: v.picklist(paces),
  vote: v.exactOptional(
    v.strictObject({ motion, by: seat, voters: seats, yes: seats, no: seats, due: time }),
  ),
  ending: v.exactOptional(v.picklist(endings)),
  rematch: v.exactOptional(word),
  buckets: v.record(v.string(), v.strictObject({ filled: v.number(), at: time })),
  whole: v.number(),
  log: v.array(v.strictObject({ seq, at: time, entry })),
})

export function snapshotOf(table: Table): string {
  const { game, title: _title, id: _id, play: played, ...rest } = recent(table)
  const kept = { format: FORMAT, rules: rulesOf(game), ...rest }
  return JSON.stringify(played === undefined ? kept : { ...kept, play: keepPlay(game, played) })
}

/** The table of a snapshot, ready for the entries that follow it. */
export function fromSnapshot(body: string, titles: FindTitle): Parsed<Table> {
  const unread: Parsed<Table> = { ok: false, why: refuse('table-entry-unreadable') }
  const read = check(snapshot, parseJson(body))
  if (!read.ok) return unread
  const {
    format: _format,
    rules,
    play: played,
    places,
    vote,
    ending,
    rematch,
    ...rest
  } = read.value
  const opened = found({ seq: 1, at: 0, entry: rest.terms }, titles)
  if (!opened.ok) return opened
  const config = parseConfig(opened.value.title, rest.terms.config)
  if (!config.ok || rulesOf(opened.value.game) !== rules) return unread
  const play =
    played === undefined ? parsed(undefined) : readPlay(opened.value.game, played, rest.terms)
  if (!play.ok) return unread
  return parsed({
    ...opened.value,
    ...rest,
    places: places.map(one => ({ player: undefined, bot: undefined, ...one })),
    play: play.value,
    vote,
    ending,
    rematch,
  })
}

const rulesKnown = new WeakMap<AnyGame, string>()

function rulesOf(game: AnyGame): string {
  const rules = rulesKnown.get(game) ?? stateHash(game.setup())
  rulesKnown.set(game, rules)
  return rules
}

function keepPlay(game: AnyGame, { start: _start, moves, ...rest }: Play) {
  return {
    ...rest,
    moves: moves.map(({ seq, seat, command, by, move, round, spare }) => {
      const text = game.notation.printMove(move)
      return [seq, seat, command ?? null, by, text, round, spare ?? null]
    }),
  }
}

function readPlay(
  game: AnyGame,
  kept: v.InferOutput<typeof play>,
  from: v.InferOutput<typeof terms>,
): Parsed<Play> {
  const moves: Play['moves'][number][] = []
  for (const [seq, seat, command, by, text, round, spare] of kept.moves) {
    const read = game.notation.parseMove(text)
    if (!read.ok) return read
    const left = { command: command ?? undefined, spare: spare ?? undefined }
    moves.push({ seq, seat, by, move: read.value, round, ...left })
  }
  const { gate } = kept
  return parsed({
    ...kept,
    start: startOf(game, from),
    moves,
    asked: kept.asked.map(one => ({ due: undefined, ...one })),
    gate: gate && { due: undefined, ...gate },
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
