import { MOST_SEATS } from '@adit/kernel'
import { type GameShown, limits, type TableShown, type Update, type Welcome } from '@adit/protocol'
import type { Logged } from './entries.ts'
import { showEntry } from './items.ts'
import type { Person } from './manners.ts'
import type { Onlooker } from './onlooker.ts'
import type { Gate, Play } from './play.ts'
import { entriesAfter, isMove, isSaid } from './recent.ts'
import { type Place, placeAt, presentPeople, seatOf, type Table, takesOrders } from './table.ts'

/**
 * What leaves a table. Everything is built here and in `items` from an allow-list: of an entry that is
 * not named, and of a field that is not named, nobody hears.
 */

/** Everything a viewer may know now. */
export function welcome(table: Table, viewer: Onlooker, now: number): Welcome {
  return {
    type: 'welcome',
    ...heading(table, viewer, now),
    info: showTable(table),
    ...gameFor(table)(viewer),
    log: remembered(table).map(logged => showEntry(table, logged, viewer)),
    chat: table.log
      .filter(isSaid)
      .slice(-limits.chatTail)
      .map(logged => showEntry(table, logged, viewer)),
  }
}

/**
 * What happened after entry `since`, and how things stand now, for whoever looks. What is the same for
 * all of them is made once.
 */
export function updates(table: Table, since: number, now: number): (viewer: Onlooker) => Update {
  const news = entriesAfter(table, since)
  if (news === undefined) throw new Error(`nobody remembers what happened after ${since}`)
  const aboutTable = news.some(({ entry }) => !NOT_ABOUT_TABLE.has(entry.type))
  const aboutGame = news.some(({ entry }) => ABOUT_GAME.has(entry.type))
  const info = aboutTable ? { info: showTable(table) } : {}
  const game = aboutGame ? gameFor(table) : () => ({})
  return viewer => ({
    type: 'update',
    ...heading(table, viewer, now),
    items: news.map(logged => showEntry(table, logged, viewer)),
    ...info,
    ...game(viewer),
  })
}

/** The same for one of them. */
export function update(table: Table, viewer: Onlooker, since: number, now: number): Update {
  return updates(table, since, now)(viewer)
}

/** For one who was here up to entry `since`: the rest, as far as the table remembers, or all anew. */
export function resume(
  table: Table,
  viewer: Onlooker,
  since: number | undefined,
  now: number,
): Welcome | Update {
  if (since === undefined || since > table.seq) return welcome(table, viewer, now)
  const missed = entriesAfter(table, since)
  if (missed === undefined || missed.length > limits.items) return welcome(table, viewer, now)
  const kept = new Set(remembered(table))
  if (missed.some(logged => isMove(logged) && !kept.has(logged))) {
    return welcome(table, viewer, now)
  }
  return update(table, viewer, since, now)
}

/** Entries that leave all but the game as it was, and entries after which the game looks different. */
const NOT_ABOUT_TABLE: ReadonlySet<string> = new Set([
  'moved',
  'undone',
  'chatted',
  'phrased',
  'waited',
  'went-on',
  'gate-closed',
  'hurried',
  'ordered',
  'skipped',
])
const ABOUT_GAME: ReadonlySet<string> = new Set([
  'started',
  'moved',
  'undone',
  'handed',
  'ended',
  'waited',
  'went-on',
  'gate-closed',
  'delayed',
  // To all alike: only its giver reads in it which one stands.
  'ordered',
  // Whom a gate waits for.
  'left',
  'returned',
])

/** The moves that the table gives back to those who ask again. */
function remembered(table: Table): readonly Logged[] {
  const from = firstRemembered(table)
  return table.log.filter(logged => isMove(logged) && logged.seq >= from).slice(-limits.items)
}

function firstRemembered({ terms, play }: Table): number {
  if (terms.memory === 'none') return Number.POSITIVE_INFINITY
  if (terms.memory === 'full' || play === undefined) return 0
  const round = play.moves.at(-1)?.round
  return play.moves.find(made => made.round === round)?.seq ?? 0
}

function heading({ id, seq }: Table, viewer: Onlooker, now: number) {
  return { table: id, seq, now, ...(viewer === 'spectator' ? {} : { seat: viewer }) }
}

export function showTable(table: Table): TableShown {
  const { terms, stage, places, removed, vote, ending, rematch } = table
  const { title, revision, config, clock, visibility, memory, code, commitment } = terms
  const host = seatOf(table, table.host)
  const over = { serverSeed: terms.serverSeed, playerSeeds: places.map(place => place.seed) }
  return {
    title,
    revision,
    config,
    clock,
    visibility,
    memory,
    ...(terms.pace === undefined && table.pace === 'normal' ? {} : { pace: table.pace }),
    ...(terms.moment === undefined ? {} : { moment: terms.moment }),
    ...(terms.quiet === true ? { quiet: true as const } : {}),
    code,
    stage,
    ...(host === undefined ? {} : { host }),
    seats: places.map(place => showPlace(place, table)),
    ...(removed.length === 0 ? {} : { removed: lastNames(removed) }),
    ...(table.banned.length === 0 ? {} : { banned: lastNames(table.banned) }),
    ...(table.silenced.length === 0 ? {} : { silenced: lastNames(table.silenced) }),
    ...(table.isClosed ? { closed: true as const } : {}),
    ...(vote === undefined
      ? {}
      : { vote: { ...vote, voters: [...vote.voters], yes: [...vote.yes], no: [...vote.no] } }),
    ...(ending === undefined ? {} : { ending }),
    ...(rematch === undefined ? {} : { rematch }),
    ...(terms.evening === undefined || terms.evening.length === 0
      ? {}
      : { evening: terms.evening }),
    ...(terms.branch === undefined
      ? {}
      : { branch: { of: terms.branch.of, moment: terms.branch.moment } }),
    deal: { commitment, ...(stage === 'finished' ? over : {}) },
  }
}

function lastNames(people: readonly Person[]): string[] {
  return people.slice(-MOST_SEATS).map(({ name }) => name)
}

function showPlace(place: Place, { silenced }: Table): TableShown['seats'][number] {
  const { player, bot, ready, away, gone, seed, pledge, witness } = place
  const isSilent = silenced.some(({ id }) => id === player?.id)
  return {
    ...(player === undefined ? {} : { name: player.name, avatar: player.avatar }),
    ...(bot === undefined ? {} : { bot }),
    ready,
    away,
    ...(gone ? { gone } : {}),
    ...(isSilent ? { silent: true as const } : {}),
    seeded: seed !== '',
    ...(pledge === '' ? {} : { pledge }),
    ...(witness === '' ? {} : { witness }),
  }
}

function gameFor(table: Table): (viewer: Onlooker) => { readonly game?: GameShown } {
  const { game, play } = table
  if (play === undefined) return () => ({})
  const outcome = game.outcome(play.state)
  const result = outcome && {
    outcome: { winners: [...outcome.winners], scores: [...outcome.scores] },
  }
  const asked = table.stage === 'playing' ? showAsked(play) : []
  const tempo = table.stage === 'playing' ? showTempo(table, play) : {}
  return viewer => ({
    game: {
      view: game.view(play.state, viewer),
      asked,
      ...tempo,
      ...showOrder(table, viewer),
      ...result,
    },
  })
}

/** To all alike who may give one, whatever they hold; to nobody else. */
function showOrder(table: Table, viewer: Onlooker): Pick<GameShown, 'order'> {
  if (viewer === 'spectator' || table.stage !== 'playing' || !takesOrders(table)) return {}
  return { order: placeAt(table, viewer).order ?? 'ask' }
}

function showTempo(table: Table, { moment, gate }: Play): Pick<GameShown, 'moment' | 'gate'> {
  return {
    ...(moment === undefined ? {} : { moment: { ...moment, waited: [...moment.waited] } }),
    ...(gate === undefined ? {} : { gate: showGate(table, gate) }),
  }
}

function showGate(table: Table, { since, on, due }: Gate): NonNullable<GameShown['gate']> {
  const people = presentPeople(table)
  return { since, people, on: [...on], ...(due === undefined ? {} : { due }) }
}

function showAsked(play: Play): GameShown['asked'] {
  return play.asked.map(({ seat, since, due }) => ({
    seat,
    since,
    ...(due === undefined ? {} : { due }),
  }))
}
