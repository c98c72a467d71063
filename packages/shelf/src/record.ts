import { isServerSeed, LONGEST_PLAYER_SEED } from '@adit/fairness'
import {
  type AnyGame,
  type AnyTitle,
  type GameRecord,
  MOST_SEATS,
  type Parsed,
  parseConfig,
  parsed,
  parseTurn,
  printTurn,
  type Refusal,
  type Turn,
  unreadable,
} from '@adit/kernel'
import * as v from 'valibot'
import { titleNamed } from './shelf.ts'

/** A record whose title and configuration are known good; its moves are only read, not yet played. */
export interface OpenedRecord {
  readonly title: AnyTitle
  readonly game: AnyGame
  readonly record: GameRecord<unknown, unknown>
  /** What its moves begin with, where that is not the setup. */
  readonly start?: unknown
}

/** No game of ours comes near this; a longer file is not worth reading. */
const LONGEST_RECORD = 4_000_000
const MOST_MOVES = 100_000
const LONGEST_POSITION = 100_000

const shortText = v.pipe(v.string(), v.maxLength(100))

/** The file format, as in docs/notation.md. Unknown fields are refused: they would be lost silently. */
const recordFile = v.strictObject({
  title: shortText,
  revision: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** `parseConfig` is its door; a schema here would drop odd keys before they are seen. */
  config: v.unknown(),
  seats: v.pipe(v.array(shortText), v.maxLength(MOST_SEATS)),
  start: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_POSITION))),
  moves: v.pipe(v.array(v.string()), v.maxLength(MOST_MOVES)),
  deal: v.optional(
    v.strictObject({
      commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      serverSeed: v.optional(v.pipe(v.string(), v.check(isServerSeed, 'not 64 hex digits'))),
      playerSeeds: v.array(v.pipe(v.string(), v.maxLength(LONGEST_PLAYER_SEED))),
    }),
  ),
  hash: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))),
})

/** The one door for record files, whoever wrote them. */
export function parseRecord(text: string): Parsed<OpenedRecord> {
  if (text.length > LONGEST_RECORD) return unreadable('record-too-long', { most: LONGEST_RECORD })
  const json = parseJson(text)
  if (!json.ok) return json
  const file = v.safeParse(recordFile, json.value)
  if (!file.success) return badField(file.issues[0])
  const { title: name, revision, config, seats, start, moves, deal, hash } = file.output
  const title = titleNamed(name)
  if (title === undefined) return unreadable('record-unknown-title', { title: name })
  if (revision !== title.revision) {
    return unreadable('record-other-revision', { title: name, revision, ours: title.revision })
  }
  const checked = parseConfig(title, config)
  // Who explains it must know whose options these are.
  if (!checked.ok) return { ok: false, why: withSlot(checked.why, { title: name }) }
  if (seats.length !== checked.value.seats) {
    return unreadable('record-seats-differ', { names: seats.length, seats: checked.value.seats })
  }
  const game = title.open(checked.value)
  const begun = start === undefined ? undefined : game.notation.parsePosition(start)
  if (begun?.ok === false) return { ok: false, why: withSlot(begun.why, { title: name }) }
  const turns = parseTurns(game, moves)
  if (!turns.ok) return turns
  const record = {
    title: name,
    revision,
    config: checked.value,
    seats,
    ...(start === undefined ? {} : { start }),
    moves: turns.value,
    ...(deal === undefined ? {} : { deal: withoutGaps(deal) }),
    ...(hash === undefined ? {} : { hash }),
  }
  return parsed({ title, game, record, ...(begun === undefined ? {} : { start: begun.value }) })
}

export function withSlot(why: Refusal, slots: Refusal['slots'] & object): Refusal {
  return { ...why, slots: { ...why.slots, ...slots } }
}

function parseJson(text: string): Parsed<unknown> {
  try {
    return parsed(JSON.parse(text))
  } catch {
    return unreadable('record-not-json')
  }
}

function badField(issue: v.BaseIssue<unknown>): Parsed<never> {
  const field = v.getDotPath(issue)
  // Not an object at all.
  if (field === null) return unreadable('record-none')
  if (issue.expected === 'never') return unreadable('record-unknown-field', { field })
  const key = issue.received === 'undefined' ? 'record-missing-field' : 'record-bad-field'
  return unreadable(key, { field })
}

/** exactOptionalPropertyTypes: a seed not yet revealed is absent, not undefined. */
function withoutGaps(deal: v.InferOutput<typeof recordFile>['deal'] & object) {
  const { serverSeed, ...rest } = deal
  return serverSeed === undefined ? rest : { ...rest, serverSeed }
}

export function parseTurns(game: AnyGame, lines: readonly string[]): Parsed<Turn<unknown>[]> {
  const turns: Turn<unknown>[] = []
  for (const [at, line] of lines.entries()) {
    const turn = parseTurn(line)
    if (!turn.ok) return unreadable('record-bad-turn', { at: at + 1, text: line.slice(0, 60) })
    const [seat, text] = turn.value
    const move = game.notation.parseMove(text)
    if (!move.ok) return unreadable('record-bad-turn', { at: at + 1, text: line.slice(0, 60) })
    turns.push([seat, move.value])
  }
  return parsed(turns)
}

/** A file that a person can read and edit: one move a line. */
export function printRecord(game: AnyGame, record: GameRecord<unknown, unknown>): string {
  const { moves, deal, hash, ...head } = record
  const lines = moves.map(([seat, move]) => printTurn(seat, game.notation.printMove(move)))
  return `${JSON.stringify({ ...head, moves: lines, ...(deal && { deal }), ...(hash && { hash }) }, null, 2)}\n`
}

/** The same on a single line, for files of many records. */
export function printRecordLine(game: AnyGame, record: GameRecord<unknown, unknown>): string {
  return JSON.stringify(JSON.parse(printRecord(game, record)))
}
