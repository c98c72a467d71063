import type { Refusal } from '@adit/kernel'
import type { TableCommand, Whom } from '@adit/protocol'
import { type Decision, Draft, refused } from './draft.ts'
import { isTalk } from './entries.ts'
import { strongestBot } from './moving.ts'
import type { Ports } from './ports.ts'
import { entryNumbered } from './recent.ts'
import { refuse } from './refusals.ts'
import { placeAt, seatOf, type Table } from './table.ts'

/** Order at a table: who is shown out, who is silent, and whether strangers may look on. */

/** Someone the host has done something about; the id is sent to nobody. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** Whoever is meant: who sits there, or who said that. Undefined for nobody, and for bots. */
export function personMeant(table: Table, whom: Whom): Person | undefined {
  if ('seat' in whom) return table.places[whom.seat]?.player
  const entry = entryNumbered(table, whom.said)?.entry
  if (entry === undefined || !isTalk(entry)) return undefined
  return entry.player.startsWith('gnome:') ? undefined : { id: entry.player, name: entry.name }
}

/** Why someone may see nothing of this table; undefined if they may. */
export function whyNotSeen(table: Table, player: string): Refusal | undefined {
  if (table.banned.some(({ id }) => id === player)) return refuse('table-banned')
  const isShut = table.isClosed && table.stage === 'playing'
  const isStranger = isShut && player !== table.host && seatOf(table, player) === undefined
  return isStranger ? refuse('table-closed') : undefined
}

/** Why someone may say nothing here. */
export function whyNotHeard(table: Table, player: string): Refusal | undefined {
  return table.silenced.some(({ id }) => id === player) ? refuse('table-silenced') : undefined
}

/** What a host may do about people. */
export function keepOrder(
  table: Table,
  command: TableCommand & { type: 'doors' | 'ban' | 'silence' },
  now: number,
  ports: Ports,
): Decision {
  switch (command.type) {
    case 'doors':
      return setDoors(table, command.closed, now)
    case 'ban':
      return about(table, command.whom, person => ban(table, person, now, ports))
    case 'silence':
      return about(table, command.whom, person => silence(table, person, command.silent, now))
  }
}

function about(table: Table, whom: Whom, does: (person: Person) => Decision): Decision {
  const person = personMeant(table, whom)
  if (person === undefined) return refused(refuse('table-nobody-meant'))
  return person.id === table.host ? refused(refuse('table-host-meant')) : does(person)
}

function setDoors(table: Table, closed: boolean, now: number): Decision {
  if (table.isClosed === closed) return refused(refuse('table-so-already'))
  return new Draft(table, now).add({ type: 'doors-set', closed }).done()
}

/** In the middle of a game a bot plays on for whoever was shown out, until someone takes the seat. */
function ban(table: Table, { id, name }: Person, now: number, ports: Ports): Decision {
  if (table.banned.some(one => one.id === id)) return refused(refuse('table-so-already'))
  const seat = seatOf(table, id)
  const where = seat === undefined ? {} : { seat }
  const draft = new Draft(table, now).add({ type: 'banned', player: id, name, ...where })
  if (seat === undefined || table.stage !== 'playing') return draft.done()
  if (placeAt(draft.table, seat).bot !== undefined) return draft.done()
  const bot = strongestBot(table, ports)
  return draft.add({ type: 'handed', seat, bot, why: 'ban' }).done()
}

function silence(table: Table, { id, name }: Person, silent: boolean, now: number): Decision {
  if (table.silenced.some(one => one.id === id) === silent) {
    return refused(refuse('table-so-already'))
  }
  const seat = seatOf(table, id)
  const where = seat === undefined ? {} : { seat }
  return new Draft(table, now).add({ type: 'silenced', player: id, name, ...where, silent }).done()
}
