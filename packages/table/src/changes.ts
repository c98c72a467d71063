import { parseConfig, type Seat } from '@adit/kernel'
import type { Entry, Logged, Player, Talk } from './entries.ts'
import {
  afterDelay,
  afterGoingOn,
  afterHandover,
  afterHurry,
  afterMove,
  afterUndo,
  afterWait,
  beginPlay,
  type Stepped,
  startOf,
  throughGate,
} from './play.ts'
import {
  FREE,
  type Place,
  placeAt,
  playerAt,
  playOf,
  type Table,
  type Vote,
  whenOf,
} from './table.ts'

/** What an entry changes. Whether it may happen was decided before it was stored. */
export function changes(
  table: Table,
  entry: Exclude<Entry, Talk>,
  logged: Pick<Logged, 'seq' | 'at'>,
  stepped?: Stepped,
): Partial<Table> {
  const when = whenOf(table, logged)
  const place = (seat: Seat, change: Partial<Place>) => ({
    places: table.places.with(seat, { ...placeAt(table, seat), ...change }),
  })
  switch (entry.type) {
    case 'opened':
      throw new Error('a table is opened once')
    case 'sat':
      return place(entry.seat, settled(placeAt(table, entry.seat), entry.player))
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
    case 'pledged':
      return { places: pledged(table.places, entry.seat, entry.pledge) }
    case 'witnessed':
      return place(entry.seat, { witness: entry.witness })
    case 'bot-seated':
      return place(entry.seat, { ...FREE, bot: entry.bot, ready: true })
    case 'seat-cleared': {
      const { player } = placeAt(table, entry.seat)
      const removed = player === undefined ? table.removed : [...table.removed, player]
      return { ...place(entry.seat, FREE), removed }
    }
    case 'asked-back':
      return { removed: [], banned: [] }
    case 'doors-set':
      return { isClosed: entry.closed }
    case 'banned':
      return banned(table, entry)
    case 'silenced': {
      const others = table.silenced.filter(({ id }) => id !== entry.player)
      const { player: id, name } = entry
      return { silenced: entry.silent ? [...others, { id, name }] : others }
    }
    case 'changed':
      return changed(table, entry)
    case 'started':
      return { stage: 'playing', play: beginPlay(when, startOf(table.game, table.terms)) }
    case 'moved': {
      const play = afterMove(when, playOf(table), entry, stepped)
      if (entry.by === 'chance' || entry.by === 'moment') return { play }
      const before = placeAt(table, entry.seat).timeOuts
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
      return { play: afterWait(when, playOf(table), entry.seat) }
    case 'went-on':
      return { play: afterGoingOn(playOf(table), entry.seat) }
    case 'gate-closed':
      return { play: throughGate(when, playOf(table)) }
    case 'paced':
      return { pace: entry.pace }
    case 'hurried': {
      const isBot = (seat: Seat): boolean => placeAt(table, seat).bot !== undefined
      return { play: afterHurry(playOf(table), isBot) }
    }
    case 'ordered':
      return place(entry.seat, { order: entry.order })
    case 'undone':
      return { play: afterUndo(when, playOf(table), entry.to) }
    case 'skipped':
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
        play: afterHandover(when, playOf(table), entry.seat),
      }
    case 'ended':
      return { stage: 'finished', ending: entry.ending, vote: undefined }
    case 'rematched':
      return { rematch: entry.table }
  }
}

/** Shares that were shown before this pledge are void, and to be pledged anew. */
function pledged(places: readonly Place[], seat: Seat, pledge: string): Place[] {
  return places.map((one, at) => {
    if (at === seat) return { ...one, pledge, seed: '' }
    return one.pledge !== '' && one.seed !== '' ? { ...one, pledge: '', seed: '' } : one
  })
}

/** Before the game a seat that is left is free; a host who leaves is followed by who sits first. */
function vacate(table: Table, seat: Seat): Partial<Table> {
  const places = table.places.with(seat, FREE)
  if (placeAt(table, seat).player?.id !== table.host) return { places }
  return { places, host: places.find(one => one.player)?.player?.id ?? table.host }
}

/** Before the game their seat is free; during it they have left for good. */
function banned(table: Table, { player, name, seat }: Entry & { type: 'banned' }): Partial<Table> {
  const out = { banned: [...table.banned, { id: player, name }] }
  if (seat === undefined || table.stage === 'finished') return out
  if (table.stage === 'open') return { ...out, ...vacate(table, seat) }
  const place = { ...placeAt(table, seat), away: true, gone: true }
  return { ...out, places: table.places.with(seat, place) }
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

function voteOf(table: Table): Vote {
  if (table.vote === undefined) throw new Error('no vote is open')
  return table.vote
}
