import { commitTo } from '@adit/fairness'
import { type Parsed, parseConfig, parsed, type Refusal } from '@adit/kernel'
import { type GamePlayed, limits, type Opening } from '@adit/protocol'
import type { Decided } from './draft.ts'
import { Draft } from './draft.ts'
import type { Player, Terms } from './entries.ts'
import { found } from './fold.ts'
import { cleanName } from './names.ts'
import { type Fresh, type Ports, withFresh } from './ports.ts'
import { refuse } from './refusals.ts'
import type { Table } from './table.ts'

/** A new table as its host wants it, and its first entries. */
export function openTable(
  opening: Opening,
  who: Player,
  now: number,
  ports: Ports,
): Parsed<Decided> {
  const { title: name, clock, visibility, memory } = opening
  const title = ports.title(name)
  if (title === undefined) return no(refuse('table-unknown-title', { title: name }))
  const config = parseConfig(title, opening.config)
  if (!config.ok) return config
  const seats = config.value.seats
  for (const [at, { seat, bot }] of opening.bots.entries()) {
    if (seat >= seats) return no(refuse('table-no-such-seat', { seat }))
    if (!ports.bots(name).includes(bot)) return no(refuse('table-no-such-bot', { bot }))
    if (opening.bots.findIndex(one => one.seat === seat) !== at) {
      return no(refuse('table-seat-taken', { seat }))
    }
  }
  const own = cleanName(who.name)
  if (typeof own !== 'string') return no(own)
  const seat = firstWithout(seats, opening.bots)
  if (opening.sit && seat === undefined) return no(refuse('table-full'))

  const agreed = { title: name, revision: title.revision, config: config.value, clock }
  const terms = { ...agreed, visibility, memory, ...tempoOf(opening) }
  const draft = begin(terms, who.id, now, ports)
  for (const { seat, bot } of opening.bots) draft.add({ type: 'bot-seated', seat, bot })
  if (opening.sit && seat !== undefined) {
    draft.add({ type: 'sat', seat, player: { ...who, name: own } })
  }
  return finish(draft)
}

/** Whom the host wants to be rid of comes along to a rematch, as many as fit into one write. */
const MOST_KEPT = 64

/** The same people and bots at a new table. Those who had left are not dragged along. */
export function openRematch(
  table: Table,
  now: number,
  fresh: Fresh,
  ports: Ports,
): Parsed<Decided> {
  const { title, revision, config, clock, visibility, memory } = table.terms
  const agreed = { title, revision, config, clock, visibility, memory }
  const tempo = { ...tempoOf(table.terms), pace: table.pace }
  const after = { after: table.id, evening: eveningAfter(table) }
  const terms = { ...agreed, ...tempo, ...after }
  const draft = begin(terms, table.host, now, withFresh(ports, fresh))
  for (const [seat, { player, bot, away }] of table.places.entries()) {
    if (player !== undefined && !away) draft.add({ type: 'sat', seat, player })
    else if (player === undefined && bot !== undefined) draft.add({ type: 'bot-seated', seat, bot })
  }
  if (table.isClosed) draft.add({ type: 'doors-set', closed: true })
  for (const { id, name } of table.banned.slice(-MOST_KEPT))
    draft.add({ type: 'banned', player: id, name })
  for (const { id, name } of table.silenced.slice(-MOST_KEPT)) {
    draft.add({ type: 'silenced', player: id, name, silent: true })
  }
  return finish(draft)
}

/** The games so far and the one that is over; a game without a result does not count. */
function eveningAfter({ game, play, places, terms }: Table): GamePlayed[] {
  const before = terms.evening ?? []
  const scores = play && game.outcome(play.state)?.scores
  if (scores === undefined) return before
  const names = places.map(({ player }) => player?.name ?? '')
  return [...before, { names, scores: [...scores] }].slice(-limits.evening)
}

/** What a host need not choose: left out where it was. */
function tempoOf({ pace, moment, gated, quiet }: Tempo): Tempo {
  return {
    ...(pace === undefined ? {} : { pace }),
    ...(moment === undefined ? {} : { moment }),
    ...(gated === undefined ? {} : { gated }),
    ...(quiet === undefined ? {} : { quiet }),
  }
}

type Tempo = Pick<Terms, 'pace' | 'moment' | 'gated' | 'quiet'>
type Chosen = Omit<Terms, 'type' | 'table' | 'code' | 'host' | 'commitment' | 'serverSeed'>

export function begin(chosen: Chosen, host: string, now: number, ports: Ports): Draft {
  const { table, code, serverSeed } = ports.fresh(chosen.visibility)
  const commitment = commitTo(serverSeed)
  const entry: Terms = { type: 'opened', table, ...chosen, code, host, commitment, serverSeed }
  const first = { seq: 1, at: now, entry }
  const opened = found(first, name => ports.title(name))
  if (!opened.ok) throw new Error(`a checked table cannot be opened: ${opened.why.key}`)
  return new Draft(opened.value, now)
}

/** The log of a new table is all of its entries, the first included. */
function finish(draft: Draft): Parsed<Decided> {
  return parsed({ entries: draft.table.log, table: draft.table })
}

function firstWithout(seats: number, bots: Opening['bots']): number | undefined {
  for (let seat = 0; seat < seats; seat++) if (!bots.some(one => one.seat === seat)) return seat
  return undefined
}

function no(why: Refusal): Parsed<never> {
  return { ok: false, why }
}
