import { pledgeFor } from '@adit/fairness'
import { parseConfig, type Refusal, type Seat } from '@adit/kernel'
import type { Agreed, TableCommand } from '@adit/protocol'
import { type Decision, Draft, refused } from './draft.ts'
import type { Player } from './entries.ts'
import { whyNotSeen } from './manners.ts'
import { cleanName, skeleton } from './names.ts'
import type { Ports } from './ports.ts'
import { refuse } from './refusals.ts'
import { type Place, placeAt, seatOf, type Table } from './table.ts'

/** Sitting down and getting up, and what is settled before the game starts. */

export function sit(table: Table, who: Player, wanted: Seat | undefined, now: number): Decision {
  if (table.stage === 'finished') return refused(refuse('table-finished'))
  if (seatOf(table, who.id) !== undefined) return refused(refuse('table-seated-already'))
  if (table.removed.some(one => one.id === who.id)) return refused(refuse('table-removed'))
  // Whoever sits down in place of somebody sees their cards.
  const why = whyNotSeen(table, who.id)
  if (why !== undefined) return refused(why)
  const mayTake = table.stage === 'open' ? isFree : isGone
  const seat = wanted ?? table.places.findIndex(mayTake)
  if (seat < 0) return refused(refuse(table.stage === 'open' ? 'table-full' : 'table-started'))
  if (seat >= table.places.length) return refused(refuse('table-no-such-seat', { seat }))
  if (!mayTake(placeAt(table, seat))) return refused(refuse('table-seat-taken', { seat }))
  const name = nameAt(table, who)
  if (typeof name !== 'string') return refused(name)
  const draft = new Draft(table, now).add({ type: 'sat', seat, player: { ...who, name } })
  if (placeAt(draft.table, seat).bot !== undefined) {
    draft.add({ type: 'handed', seat, why: 'return' })
  }
  return draft.done()
}

/** During a game the seat is kept for its player, until someone takes over who was asked to. */
export function leave(table: Table, seat: Seat, now: number, why: 'wish' | 'lost'): Decision {
  if (table.stage === 'finished') return refused(refuse('table-finished'))
  if (placeAt(table, seat).away) return refused(refuse('table-not-seated'))
  const wasHost = placeAt(table, seat).player?.id === table.host
  const isGone = why === 'wish' && table.stage === 'playing'
  const entry = { type: 'left', seat, ...(isGone ? { gone: true as const } : {}) } as const
  const draft = new Draft(table, now).add(entry)
  const deserted = wasHost && draft.table.places.every(place => place.player === undefined)
  if (table.stage === 'open' && deserted) draft.add({ type: 'ended', ending: 'abandoned' })
  return draft.done()
}

/** The player is back: the bot that stood in gets up, and a vote about the seat is pointless. */
export function comeBack(table: Table, seat: Seat, now: number): Decision {
  const { away, bot } = placeAt(table, seat)
  if (table.stage !== 'playing') return refused(refuse('table-not-playing'))
  if (!away && bot === undefined) return refused(refuse('table-not-away'))
  const draft = new Draft(table, now)
  if (away) draft.add({ type: 'returned', seat })
  if (bot !== undefined) draft.add({ type: 'handed', seat, why: 'return' })
  const motion = table.vote?.motion
  if (motion?.kind === 'bot' && motion.seat === seat) {
    draft.add({ type: 'vote-closed', passed: false })
  }
  return draft.done()
}

export function rename(
  table: Table,
  seat: Seat,
  command: TableCommand & { type: 'rename' },
  now: number,
): Decision {
  const id = placeAt(table, seat).player?.id ?? ''
  const name = nameAt(table, { id, name: command.name })
  if (typeof name !== 'string') return refused(name)
  const { avatar } = command
  return new Draft(table, now).add({ type: 'renamed', seat, name, avatar }).done()
}

export function prepare(
  table: Table,
  seat: Seat,
  command: TableCommand & { type: 'ready' | 'seed' | 'pledge' },
  now: number,
): Decision {
  if (table.stage !== 'open') return refused(refuse('table-started'))
  const draft = new Draft(table, now)
  switch (command.type) {
    case 'ready':
      return startedIf(draft.add({ type: 'readied', seat, ready: command.ready }))
    case 'pledge':
      return draft.add({ type: 'pledged', seat, pledge: command.pledge }).done()
    case 'seed': {
      const pledge = table.places[seat]?.pledge ?? ''
      const isOther = pledge !== '' && pledgeFor(command.seed) !== pledge
      if (isOther) return refused(refuse('table-share-differs'))
      return startedIf(draft.add({ type: 'seeded', seat, seed: command.seed }))
    }
  }
}

/** A rematch begins by itself once everyone who plays is ready, and has shown the share they pledged. */
function startedIf(draft: Draft): Decision {
  const { terms, places } = draft.table
  const isAgreed = places.every(
    ({ ready, pledge, seed }) => ready && (pledge === '' || seed !== ''),
  )
  if (terms.after !== undefined && isAgreed) draft.add({ type: 'started' }).settle()
  return draft.done()
}

/** Once, and when the deal has been made: what a page saw promised before it. */
export function witness(table: Table, seat: Seat, saw: string, now: number): Decision {
  if (table.stage !== 'playing') return refused(refuse('table-not-playing'))
  if (table.places[seat]?.witness !== '') return refused(refuse('table-witnessed-already'))
  return new Draft(table, now).add({ type: 'witnessed', seat, witness: saw }).done()
}

export function arrange(
  table: Table,
  command: TableCommand & { type: 'seat-bot' | 'clear-seat' },
  now: number,
  ports: Ports,
): Decision {
  if (table.stage !== 'open') return refused(refuse('table-started'))
  const { seat } = command
  if (seat >= table.places.length) return refused(refuse('table-no-such-seat', { seat }))
  const place = placeAt(table, seat)
  const draft = new Draft(table, now)
  if (command.type === 'clear-seat') {
    if (isFree(place)) return refused(refuse('table-seat-empty', { seat }))
    return draft.add({ type: 'seat-cleared', seat }).done()
  }
  const { bot } = command
  // A bot may take another bot's chair, which changes its level, but never a person's.
  if (place.player !== undefined) return refused(refuse('table-seat-taken', { seat }))
  if (!ports.bots(table.terms.title).includes(bot)) {
    return refused(refuse('table-no-such-bot', { bot }))
  }
  return draft.add({ type: 'bot-seated', seat, bot }).done()
}

export function askBack(table: Table, now: number): Decision {
  if (table.removed.length + table.banned.length === 0)
    return refused(refuse('table-nobody-removed'))
  return new Draft(table, now).add({ type: 'asked-back' }).done()
}

/** Other rules, a clock, more seats or fewer: people keep theirs, and say again that they are ready. */
export function change(table: Table, agreed: Agreed, now: number): Decision {
  if (table.stage !== 'open') return refused(refuse('table-started'))
  const config = parseConfig(table.title, agreed.config)
  if (!config.ok) return refused(config.why)
  const people = table.places.filter(place => place.player !== undefined).length
  if (config.value.seats < people) return refused(refuse('table-seats-needed', { people }))
  const entry = { ...agreed, config: config.value }
  return new Draft(table, now).add({ type: 'changed', ...entry }).done()
}

/** All seats taken and everyone ready; the host is, by starting. */
export function start(table: Table, now: number): Decision {
  if (table.stage !== 'open') return refused(refuse('table-started'))
  const free = table.places.filter(isFree).length
  if (free > 0) return refused(refuse('table-seats-free', { free }))
  const waiting = table.places.find(place => !place.ready && place.player?.id !== table.host)
  if (waiting !== undefined) {
    return refused(refuse('table-not-ready', { name: waiting.player?.name ?? '' }))
  }
  return new Draft(table, now).add({ type: 'started' }).settle().done()
}

/** The name as it will be shown here, unless it passes for that of someone else at the table. */
export function nameAt(table: Table, who: Pick<Player, 'id' | 'name'>): string | Refusal {
  const name = cleanName(who.name)
  if (typeof name !== 'string') return name
  const looks = skeleton(name)
  const twin = table.places.find(
    ({ player }) => player && player.id !== who.id && skeleton(player.name) === looks,
  )
  return twin === undefined ? name : refuse('table-name-alike', { name: twin.player?.name ?? '' })
}

function isFree(place: Place): boolean {
  return place.player === undefined && place.bot === undefined
}

function isGone(place: Place): boolean {
  return place.gone
}
