import { type AnyTitle, type Parsed, parseConfig, parsed, stateHash } from '@adit/kernel'
import { spend } from './buckets.ts'
import { changes } from './changes.ts'
import { type Entry, isTalk, type Logged, type Talk } from './entries.ts'
import { type Stepped, throughGate } from './play.ts'
import { refuse } from './refusals.ts'
import { FREE, placeAt, playerAt, playOf, presentPeople, type Table, whenOf } from './table.ts'

export type FindTitle = (name: string) => AnyTitle | undefined

/** A table from the first entry of its log. */
export function found(first: Logged, titles: FindTitle): Parsed<Table> {
  const terms = first.entry
  if (terms.type !== 'opened')
    return { ok: false, why: refuse('table-entry-unreadable', { seq: 1 }) }
  const title = titles(terms.title)
  if (title === undefined) {
    return { ok: false, why: refuse('table-unknown-title', { title: terms.title }) }
  }
  const { name, revision: ours } = title
  if (terms.revision !== ours) {
    const slots = { title: name, revision: terms.revision, ours }
    return { ok: false, why: refuse('table-other-revision', slots) }
  }
  const config = parseConfig(title, terms.config)
  if (!config.ok) return config
  const game = title.open(config.value)
  const start = terms.branch?.start
  if (start !== undefined && !game.notation.parsePosition(start).ok) {
    return { ok: false, why: refuse('table-entry-unreadable', { seq: 1 }) }
  }
  return parsed({
    id: terms.table,
    title,
    game,
    terms,
    seq: first.seq,
    said: 0,
    stage: 'open',
    host: terms.host,
    places: Array.from({ length: config.value.seats }, () => FREE),
    removed: [],
    banned: [],
    silenced: [],
    isClosed: false,
    play: undefined,
    pace: terms.pace ?? 'normal',
    vote: undefined,
    ending: undefined,
    rematch: undefined,
    buckets: {},
    whole: 0,
    log: [first],
  })
}

/** Rebuilds a table from its log, and makes sure that it is the same game. */
export function fold(log: readonly Logged[], titles: FindTitle): Parsed<Table> {
  const folding = inSlices(log, titles)
  for (;;) {
    const { done, value } = folding.next()
    if (done === true) return value
  }
}

/** The same, a few entries at a time: others are served in between. */
export async function foldBreathing(
  log: readonly Logged[],
  titles: FindTitle,
  breathe: () => Promise<void>,
): Promise<Parsed<Table>> {
  const folding = inSlices(log, titles)
  for (;;) {
    const { done, value } = folding.next()
    if (done === true) return value
    await breathe()
  }
}

/** Entries that are folded in one go. */
const SLICE = 64

function* inSlices(
  log: readonly Logged[],
  titles: FindTitle,
): Generator<undefined, Parsed<Table>, undefined> {
  const [opening] = log
  if (opening === undefined) return { ok: false, why: refuse('table-unknown') }
  const first = found(opening, titles)
  if (!first.ok) return first
  const hashed = log.findLastIndex(
    ({ entry }) => entry.type === 'moved' && entry.hash !== undefined,
  )
  let known = first.value
  for (let at = 1; at <= hashed; at += SLICE) {
    known = follows(known, log.slice(at, Math.min(at + SLICE, hashed + 1)))
    yield undefined
  }
  const last = log[hashed]
  if (last?.entry.type === 'moved' && last.entry.hash !== stateHash(known.play?.state)) {
    return { ok: false, why: refuse('table-replays-differently', { seq: last.seq }) }
  }
  let whole = known
  for (let at = Math.max(hashed, 0) + 1; at < log.length; at += SLICE) {
    whole = follows(whole, log.slice(at, at + SLICE))
    yield undefined
  }
  return parsed({ ...whole, log })
}

/** The table after these entries, its log left as it was. */
function follows(table: Table, entries: readonly Logged[]): Table {
  let after = table
  for (const logged of entries) after = follow(after, logged)
  return after
}

/**
 * The table after one more entry; with `stepped`, the move is not played a second time. The log is
 * joined and not spread: it is long, this happens with every move, and joined it has no slack.
 */
export function advance(table: Table, logged: Logged, stepped?: Stepped): Table {
  return follow(table, logged, { stepped, log: table.log.concat([logged]) })
}

/** The table after these entries. The log is put together once, or a long one would take for ever. */
export function advanceBy(table: Table, entries: readonly Logged[]): Table {
  return { ...follows(table, entries), log: [...table.log, ...entries] }
}

interface Following {
  readonly stepped?: Stepped | undefined
  readonly log?: Table['log']
}

/** In one copy: a table has many fields, and this happens with every move. */
function follow(table: Table, logged: Logged, { stepped, log = table.log }: Following = {}): Table {
  if (logged.seq !== table.seq + 1) throw new Error(`entry ${logged.seq} after ${table.seq}`)
  const { seq, at, entry } = logged
  // Talk is counted, and not replayed.
  if (isTalk(entry)) {
    const buckets = spend(table.buckets, entry.player, at)
    return { ...table, log, seq, said: table.said + 1, buckets }
  }
  const payer = payerOf(table, entry)
  const buckets = payer === undefined ? table.buckets : spend(table.buckets, payer, at)
  const after = changes(table, entry, logged, stepped)
  return passGate({ ...table, log, seq, buckets, ...after }, logged)
}

/** A round begins as soon as nobody has to be waited for any more. */
function passGate(table: Table, logged: Logged): Table {
  const gate = table.play?.gate
  if (gate === undefined || presentPeople(table).some(seat => !gate.on.includes(seat))) return table
  return { ...table, play: throughGate(whenOf(table, logged), playOf(table)) }
}

/** Whom an entry counts against: whoever could fill a log with nothing but these. */
function payerOf(table: Table, entry: Exclude<Entry, Talk>): string | undefined {
  switch (entry.type) {
    case 'sat':
      return entry.player.id
    case 'left':
    case 'returned':
    case 'renamed':
    case 'readied':
    case 'seeded':
    case 'pledged':
    case 'witnessed':
    case 'undone':
    case 'paced':
    case 'hurried':
    case 'ordered':
    case 'vote-opened':
      return playerAt(table, entry.seat).id
    case 'bot-seated':
      // Free seats are filled for nothing: there are only so many.
      return placeAt(table, entry.seat).bot === undefined ? undefined : table.host
    case 'seat-cleared':
    case 'asked-back':
    case 'doors-set':
    case 'banned':
    case 'silenced':
    case 'changed':
      return table.host
    case 'opened':
    case 'started':
    case 'moved':
    case 'delayed':
    case 'waited':
    case 'went-on':
    case 'gate-closed':
    case 'vote-cast':
    case 'vote-closed':
    case 'handed':
    case 'ended':
    case 'rematched':
    case 'skipped':
      return undefined
  }
}
