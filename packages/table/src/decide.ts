import type { Remark } from '@adit/bots'
import type { Refusal, Seat } from '@adit/kernel'
import type { TableCommand } from '@adit/protocol'
import { maySpend } from './buckets.ts'
import { cleanLine } from './chat.ts'
import { chain, type Decision, Draft, refused } from './draft.ts'
import type { Entry, Player } from './entries.ts'
import { gnomeAt, lineFor } from './gossip.ts'
import { keepOrder, whyNotHeard, whyNotSeen } from './manners.ts'
import { type Answering, move, timeOut, undo } from './moving.ts'
import type { Ports } from './ports.ts'
import { refuse } from './refusals.ts'
import {
  arrange,
  askBack,
  change,
  comeBack,
  leave,
  nameAt,
  prepare,
  rename,
  sit,
  start,
  witness,
} from './seating.ts'
import { placeAt, seatOf, type Table } from './table.ts'
import { closeGate, closeMoment, delay, keepTime } from './tempo.ts'
import { closeVote, propose, vote } from './voting.ts'

/** What costs no token, because it has an end of its own: a game is bounded, a vote is cast once. */
const FREE: ReadonlySet<TableCommand['type']> = new Set([
  'start',
  'move',
  'vote',
  'wait',
  'go-on',
  'rematch',
])

/**
 * Ten times what the longest game leaves behind: beyond it only the game itself goes on. Talk has a
 * measure of its own, so that nobody talks a table full; spectators may fill half of it.
 */
const MOST_ENTRIES = 10_000
const MOST_SAID = 5_000

/**
 * What a person's command leads to: entries to be stored, or the reason why not. Pure: the table is
 * left alone, and nothing has happened until the entries are stored.
 */
export function decide(
  table: Table,
  who: Player,
  command: TableCommand,
  now: number,
  ports: Ports,
): Decision {
  if (!FREE.has(command.type)) {
    if (!maySpend(table.buckets, who.id, now)) return refused(refuse('table-too-fast'))
    if (!hasRoom(table, who, command)) return refused(refuse('table-log-full'))
  }
  if (table.banned.some(({ id }) => id === who.id)) return refused(refuse('table-banned'))
  const seat = seatOf(table, who.id)
  const seated = (does: (own: Seat) => Decision): Decision =>
    seat === undefined ? refused(refuse('table-not-seated')) : does(seat)
  const hosting = (does: () => Decision): Decision =>
    who.id === table.host ? does() : refused(refuse('table-not-the-host'))
  switch (command.type) {
    case 'sit':
      return sit(table, who, command.seat, now)
    case 'chat':
    case 'phrase':
      return speak(table, who, command, now)
    case 'seat-bot':
    case 'clear-seat':
      return hosting(() => arrange(table, command, now, ports))
    case 'doors':
    case 'ban':
    case 'silence':
      return hosting(() => keepOrder(table, command, now, ports))
    case 'ask-back':
      return hosting(() => askBack(table, now))
    case 'change':
      return hosting(() => change(table, command.terms, now))
    case 'start':
      return hosting(() => start(table, now))
    case 'leave':
      return seated(own => leave(table, own, now, 'wish'))
    case 'return':
      return seated(own => comeBack(table, own, now))
    case 'rename':
      return seated(own => rename(table, own, command, now))
    case 'witness':
      return seated(own => witness(table, own, command.witness, now))
    case 'ready':
    case 'pledge':
    case 'seed':
      return seated(own => prepare(table, own, command, now))
    case 'move':
    case 'undo':
      return seated(own => act(table, own, command, now, ports))
    case 'propose':
      return seated(own => propose(table, own, command.motion, now, ports))
    case 'vote':
      return seated(own => vote(table, own, command.yes, now, ports))
    case 'wait':
    case 'go-on':
    case 'pace':
    case 'hurry':
    case 'order':
      return seated(own => keepTime(table, own, who, command, now))
    case 'rematch':
      return seated(() => rematch(table, now, ports))
  }
}

function hasRoom(table: Table, who: Player, { type }: TableCommand): boolean {
  if (type !== 'chat' && type !== 'phrase') return table.seq - table.said < MOST_ENTRIES
  return table.said < (seatOf(table, who.id) === undefined ? MOST_SAID / 2 : MOST_SAID)
}

/** What the table does by itself when a time has come. Nothing from outside leads here. */
export type Deed =
  | ({ readonly type: 'bot'; readonly remarks?: readonly Remark[] } & Answering)
  | ({ readonly type: 'time-out' } & Answering)
  | { readonly type: 'close-vote' | 'close-gate' | 'close-moment' }
  | { readonly type: 'lost' | 'back'; readonly seat: Seat }
  | { readonly type: 'delay'; readonly by: number }

export function decideDeed(table: Table, deed: Deed, now: number, ports: Ports): Decision {
  switch (deed.type) {
    case 'bot':
      if (placeAt(table, deed.seat).bot === undefined) {
        return refused(refuse('table-decision-passed'))
      }
      return chain(remark(table, deed.seat, deed.remarks ?? [], now), said =>
        move(said, deed, now, 'bot'),
      )
    case 'time-out':
      if (placeAt(table, deed.seat).bot !== undefined) {
        return refused(refuse('table-decision-passed'))
      }
      return timeOut(table, deed, now, ports)
    case 'close-vote':
      return closeVote(table, now)
    case 'close-gate':
      return closeGate(table, now)
    case 'close-moment':
      return closeMoment(table, now)
    case 'delay':
      return delay(table, deed.by, now)
    case 'lost':
      return table.stage === 'playing'
        ? leave(table, deed.seat, now, 'lost')
        : refused(refuse('table-not-playing'))
    case 'back':
      return comeBack(table, deed.seat, now)
  }
}

function act(
  table: Table,
  seat: Seat,
  command: TableCommand & { type: 'move' | 'undo' },
  now: number,
  ports: Ports,
): Decision {
  if (table.stage !== 'playing') return refused(refuse('table-not-playing'))
  if (placeAt(table, seat).bot !== undefined) return refused(refuse('table-bot-plays', { seat }))
  if (command.type === 'undo') return undo(table, seat, now, ports.random)
  const { since, move: text, id } = command
  const answer = (at: Table) => move(at, { seat, since, move: text, command: id }, now, 'player')
  // Who moves is here, whatever their connection looked like.
  return placeAt(table, seat).away ? chain(comeBack(table, seat, now), answer) : answer(table)
}

function speak(
  table: Table,
  who: Player,
  command: TableCommand & { type: 'chat' | 'phrase' },
  now: number,
): Decision {
  const why = whyNotSeen(table, who.id) ?? whyNotHeard(table, who.id)
  if (why !== undefined) return refused(why)
  const seat = seatOf(table, who.id)
  const name = seat === undefined ? nameAt(table, who) : (placeAt(table, seat).player?.name ?? '')
  if (typeof name !== 'string') return refused(name)
  const speaker = { player: who.id, name, ...(seat === undefined ? {} : { seat }) }
  const said = utterance(table, command)
  if ('key' in said) return refused(said)
  return new Draft(table, now).add({ ...speaker, ...said }).done()
}

/** A gnome speaks when it moves, so that the time of neither tells anything. */
function remark(table: Table, seat: Seat, remarks: readonly Remark[], now: number): Decision {
  const draft = new Draft(table, now)
  const said = table.said < MOST_SAID ? lineFor(table, seat, remarks) : undefined
  const gnome = gnomeAt(table, seat)
  if (said === undefined || gnome === undefined) return draft.done()
  return draft.add({ type: 'phrased', player: `gnome:${gnome}`, name: gnome, seat, said }).done()
}

type Said =
  | Pick<Entry & { type: 'chatted' }, 'type' | 'text'>
  | Pick<Entry & { type: 'phrased' }, 'type' | 'said'>

function utterance(
  table: Table,
  command: TableCommand & { type: 'chat' | 'phrase' },
): Said | Refusal {
  if (command.type === 'chat') {
    const text = cleanLine(command.text)
    return text === undefined ? refuse('table-chat-empty') : { type: 'chatted', text }
  }
  const about = command.said.slots.seat
  if (about !== undefined && about >= table.places.length) {
    return refuse('table-no-such-seat', { seat: about })
  }
  return { type: 'phrased', said: command.said }
}

/** Only says where; the host opens the new table before this entry is stored. */
function rematch(table: Table, now: number, ports: Ports): Decision {
  if (table.stage !== 'finished') return refused(refuse('table-not-finished'))
  if (table.rematch !== undefined) {
    return refused(refuse('table-rematch-open', { table: table.rematch }))
  }
  return new Draft(table, now)
    .add({ type: 'rematched', table: ports.fresh(table.terms.visibility).table })
    .done()
}
