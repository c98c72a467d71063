import {
  type AnyGame,
  type AnyTitle,
  type Parsed,
  parseConfig,
  parsed,
  type Seat,
  stateHash,
} from '@adit/kernel'
import type { Ending, Motion, Pace, Stage } from '@adit/protocol'
import { type Buckets, spend } from './buckets.ts'
import type { Entry, Logged, Player, Terms } from './entries.ts'
import {
  afterDelay,
  afterGoingOn,
  afterHandover,
  afterHurry,
  afterMove,
  afterUndo,
  afterWait,
  beginPlay,
  type Play,
  type Stepped,
  throughGate,
} from './play.ts'
import { refuse } from './refusals.ts'

/** A place at the table. With a player and a bot, the bot stands in until the player returns. */
export interface Place {
  readonly player: Player | undefined
  readonly bot: string | undefined
  readonly ready: boolean
  readonly away: boolean
  /** Left the game by their own wish: the seat may be taken over. */
  readonly gone: boolean
  readonly seed: string
  /** Time-outs in a row. */
  readonly timeOuts: number
}

export interface Vote {
  readonly motion: Motion
  readonly by: Seat
  readonly voters: readonly Seat[]
  readonly yes: readonly Seat[]
  readonly no: readonly Seat[]
  readonly due: number
}

/** A table as its log tells it. Never changed in place: `advance` makes the next one. */
export interface Table {
  readonly id: string
  readonly title: AnyTitle
  readonly game: AnyGame
  readonly terms: Terms
  /** The number of the last entry. */
  readonly seq: number
  readonly stage: Stage
  /** A player's id. */
  readonly host: string
  readonly places: readonly Place[]
  /** Whom the host has removed, the last of them last. */
  readonly removed: readonly Player[]
  readonly play: Play | undefined
  /** Of bots. */
  readonly pace: Pace
  readonly vote: Vote | undefined
  readonly ending: Ending | undefined
  readonly rematch: string | undefined
  readonly buckets: Buckets
  /** Every entry numbered higher is in `log`. */
  readonly whole: number
  /** What is held of the entries, see `recent`. */
  readonly log: readonly Logged[]
}

export type FindTitle = (name: string) => AnyTitle | undefined

const FREE: Place = {
  player: undefined,
  bot: undefined,
  ready: false,
  away: false,
  gone: false,
  seed: '',
  timeOuts: 0,
}

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
  return parsed({
    id: terms.table,
    title,
    game: title.open(config.value),
    terms,
    seq: first.seq,
    stage: 'open',
    host: terms.host,
    places: Array.from({ length: config.value.seats }, () => FREE),
    removed: [],
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
  if (log.length === 0) return { ok: false, why: refuse('table-unknown') }
  const first = found(log[0], titles)
  if (!first.ok) return first
  const hashed = log.findLastIndex(
    ({ entry }) => entry.type === 'moved' && entry.hash !== undefined,
  )
  const known = advanceBy(first.value, log.slice(1, hashed + 1))
  const last = log[hashed]?.entry
  if (last?.type === 'moved' && last.hash !== stateHash(known.play?.state)) {
    return { ok: false, why: refuse('table-replays-differently', { seq: log[hashed].seq }) }
  }
  return parsed(advanceBy(known, log.slice(Math.max(hashed, 0) + 1)))
}

/** The table after one more entry; with `stepped`, the move is not played a second time. */
export function advance(table: Table, logged: Logged, stepped?: Stepped): Table {
  return { ...follow(table, logged, stepped), log: [...table.log, logged] }
}

/** The table after these entries. The log is put together once, or a long one would take for ever. */
export function advanceBy(table: Table, entries: readonly Logged[]): Table {
  let after = table
  for (const logged of entries) after = follow(after, logged)
  return { ...after, log: [...table.log, ...entries] }
}

function follow(table: Table, logged: Logged, stepped?: Stepped): Table {
  if (logged.seq !== table.seq + 1) throw new Error(`entry ${logged.seq} after ${table.seq}`)
  const next = { ...table, seq: logged.seq }
  const payer = payerOf(table, logged.entry)
  const buckets = payer === undefined ? table.buckets : spend(table.buckets, payer, logged.at)
  return passGate({ ...next, buckets, ...changes(next, logged, stepped) }, logged.at)
}

/** The people who play on: seated, here, and with no bot in their place. */
export function presentPeople(table: Pick<Table, 'places'>): Seat[] {
  return table.places.flatMap(({ player, bot, away }, seat) =>
    player !== undefined && bot === undefined && !away ? [seat] : [],
  )
}

/** A round begins as soon as nobody has to be waited for any more. */
function passGate(table: Table, at: number): Table {
  const gate = table.play?.gate
  if (gate === undefined || presentPeople(table).some(seat => !gate.on.includes(seat))) return table
  return { ...table, play: throughGate(momentOf(table, at), playOf(table)) }
}

function momentOf({ game, terms, seq }: Table, at: number) {
  return { game, terms, seq, at }
}

/** Whom an entry counts against: whoever could fill a log with nothing but these. */
function payerOf(table: Table, entry: Entry): string | undefined {
  switch (entry.type) {
    case 'chatted':
    case 'phrased':
      return entry.player
    case 'sat':
      return entry.player.id
    case 'left':
    case 'returned':
    case 'renamed':
    case 'readied':
    case 'seeded':
    case 'undone':
    case 'paced':
    case 'hurried':
    case 'vote-opened':
      return playerAt(table, entry.seat).id
    case 'bot-seated':
      // Free seats are filled for nothing: there are only so many.
      return table.places[entry.seat].bot === undefined ? undefined : table.host
    case 'seat-cleared':
    case 'asked-back':
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
      return undefined
  }
}

/** What an entry changes. Whether it may happen was decided before it was stored. */
function changes(table: Table, { entry, at }: Logged, stepped?: Stepped): Partial<Table> {
  const moment = momentOf(table, at)
  const place = (seat: Seat, change: Partial<Place>) => ({
    places: table.places.with(seat, { ...table.places[seat], ...change }),
  })
  switch (entry.type) {
    case 'opened':
      throw new Error('a table is opened once')
    case 'sat':
      return place(entry.seat, settled(table.places[entry.seat], entry.player))
    case 'left':
      return table.stage === 'open'
        ? vacate(table, entry.seat)
        : place(entry.seat, { away: true, gone: entry.gone === true })
    case 'returned':
      return place(entry.seat, { away: false, gone: false })
    case 'renamed': {
      const { name, avatar } = entry
      return place(entry.seat, { player: { id: playerAt(table, entry.seat).id, name, avatar } })
    }
    case 'readied':
      return place(entry.seat, { ready: entry.ready })
    case 'seeded':
      return place(entry.seat, { seed: entry.seed })
    case 'bot-seated':
      return place(entry.seat, { ...FREE, bot: entry.bot, ready: true })
    case 'seat-cleared': {
      const { player } = table.places[entry.seat]
      const removed = player === undefined ? table.removed : [...table.removed, player]
      return { ...place(entry.seat, FREE), removed }
    }
    case 'asked-back':
      return { removed: [] }
    case 'changed':
      return changed(table, entry)
    case 'started':
      return { stage: 'playing', play: beginPlay(moment, table.game.setup()) }
    case 'moved': {
      const play = afterMove(moment, playOf(table), entry, stepped)
      if (entry.by === 'chance' || entry.by === 'moment') return { play }
      const before = table.places[entry.seat].timeOuts
      const timeOuts = entry.by === 'clock' ? before + 1 : 0
      return timeOuts === before ? { play } : { play, ...place(entry.seat, { timeOuts }) }
    }
    case 'delayed': {
      const { vote } = table
      const due = vote && Math.max(vote.due + entry.by, entry.least)
      return {
        ...(table.play === undefined ? {} : { play: afterDelay(table.play, entry) }),
        ...(vote === undefined || due === undefined ? {} : { vote: { ...vote, due } }),
      }
    }
    case 'waited':
      return { play: afterWait(moment, playOf(table), entry.seat) }
    case 'went-on':
      return { play: afterGoingOn(playOf(table), entry.seat) }
    case 'gate-closed':
      return { play: throughGate(moment, playOf(table)) }
    case 'paced':
      return { pace: entry.pace }
    case 'hurried': {
      const isBot = (seat: Seat): boolean => table.places[seat].bot !== undefined
      return { play: afterHurry(playOf(table), isBot) }
    }
    case 'undone':
      return { play: afterUndo(moment, playOf(table), entry.to) }
    case 'chatted':
    case 'phrased':
      return {}
    case 'vote-opened': {
      const { motion, seat: by, voters, due } = entry
      return { vote: { motion, by, voters, yes: [by], no: [], due } }
    }
    case 'vote-cast':
      return { vote: counted(voteOf(table), entry.seat, entry.yes) }
    case 'vote-closed':
      return { vote: undefined }
    case 'handed':
      return {
        ...place(entry.seat, { bot: entry.bot, timeOuts: 0 }),
        play: afterHandover(moment, playOf(table), entry.seat),
      }
    case 'ended':
      return { stage: 'finished', ending: entry.ending, vote: undefined }
    case 'rematched':
      return { rematch: entry.table }
  }
}

/** Before the game a seat that is left is free; a host who leaves is followed by who sits first. */
function vacate(table: Table, seat: Seat): Partial<Table> {
  const places = table.places.with(seat, FREE)
  if (table.places[seat].player?.id !== table.host) return { places }
  return { places, host: places.find(one => one.player)?.player?.id ?? table.host }
}

/** Whoever takes over a seat in the middle of a game also takes over its share in the deal. */
function settled({ seed, bot, ready }: Place, player: Player): Place {
  return { ...FREE, player, seed, bot, ready }
}

/** People keep their order; bots and free seats make room for them where there are fewer seats. */
function changed(table: Table, entry: Entry & { type: 'changed' }): Partial<Table> {
  const { type: _type, ...agreed } = entry
  const config = parseConfig(table.title, agreed.config)
  if (!config.ok) throw new Error(`a table was changed to what cannot be: ${config.why.key}`)
  const { seats } = config.value
  const spare = table.places.filter(place => place.player === undefined)
  const surplus = new Set(spare.slice(Math.max(0, seats - table.places.length + spare.length)))
  const places = table.places
    .filter(place => !surplus.has(place))
    .map(place => ({ ...place, ready: place.bot !== undefined }))
  const added = Array.from({ length: Math.max(0, seats - places.length) }, () => FREE)
  return {
    terms: { ...table.terms, ...agreed },
    game: table.title.open(config.value),
    places: [...places, ...added],
  }
}

function counted(vote: Vote, seat: Seat, yes: boolean): Vote {
  return yes ? { ...vote, yes: [...vote.yes, seat] } : { ...vote, no: [...vote.no, seat] }
}

export function playOf(table: Table): Play {
  if (table.play === undefined) throw new Error('no game is being played')
  return table.play
}

function voteOf(table: Table): Vote {
  if (table.vote === undefined) throw new Error('no vote is open')
  return table.vote
}

function playerAt(table: Table, seat: Seat): Player {
  const { player } = table.places[seat]
  if (player === undefined) throw new Error(`nobody sits at ${seat}`)
  return player
}

/** Where this player sits; undefined for spectators. */
export function seatOf(table: Table, id: string): Seat | undefined {
  const seat = table.places.findIndex(place => place.player?.id === id)
  return seat < 0 ? undefined : seat
}
