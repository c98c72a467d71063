import type { Seat } from '@adit/kernel'
import type { Order, Pace, TableCommand } from '@adit/protocol'
import { times } from './clock.ts'
import { type Decision, Draft, refused } from './draft.ts'
import type { Player } from './entries.ts'
import { refuse } from './refusals.ts'
import { placeAt, playOf, presentPeople, type Table, takesOrders } from './table.ts'

/** What people do about time: wait, go on, set the pace, hurry. */
export type TempoCommand = TableCommand & { type: 'wait' | 'go-on' | 'pace' | 'hurry' | 'order' }

export function keepTime(
  table: Table,
  seat: Seat,
  who: Player,
  command: TempoCommand,
  now: number,
): Decision {
  if (table.stage !== 'playing') return refused(refuse('table-not-playing'))
  switch (command.type) {
    case 'wait':
      return wait(table, seat, command.since, now)
    case 'go-on':
      return goOn(table, seat, command.since, now)
    case 'pace':
      return setPace(table, seat, who, command.pace, now)
    case 'hurry':
      return hurry(table, seat, now)
    case 'order':
      return order(table, seat, command.order, now)
  }
}

/** Anyone may, once a moment: so waiting tells nothing. */
function wait(table: Table, seat: Seat, since: number, now: number): Decision {
  const { moment } = playOf(table)
  if (moment?.since !== since || now >= moment.due) return refused(refuse('table-decision-passed'))
  if (moment.waited.includes(seat)) return refused(refuse('table-waited-already'))
  return new Draft(table, now).add({ type: 'waited', seat }).done()
}

function goOn(table: Table, seat: Seat, since: number, now: number): Decision {
  const { gate } = playOf(table)
  if (gate?.since !== since) return refused(refuse('table-decision-passed'))
  if (gate.on.includes(seat)) return refused(refuse('table-decision-passed'))
  return new Draft(table, now).add({ type: 'went-on', seat }).done()
}

function setPace(table: Table, seat: Seat, who: Player, pace: Pace, now: number): Decision {
  if (who.id !== table.host && !isAlone(table, seat)) return refused(refuse('table-not-the-host'))
  return new Draft(table, now).add({ type: 'paced', seat, pace }).done()
}

/** Others may be reading what the bots did. */
function hurry(table: Table, seat: Seat, now: number): Decision {
  if (!isAlone(table, seat)) return refused(refuse('table-others-read'))
  if (playOf(table).asked.every(one => placeAt(table, one.seat).bot === undefined)) {
    return refused(refuse('table-decision-passed'))
  }
  return new Draft(table, now).add({ type: 'hurried', seat }).done()
}

/** Everyone may, at any time and whatever they hold. */
function order(table: Table, seat: Seat, wish: Order, now: number): Decision {
  if (!takesOrders(table)) return refused(refuse('table-no-orders'))
  return new Draft(table, now).add({ type: 'ordered', seat, order: wish }).settle().done()
}

function isAlone(table: Table, seat: Seat): boolean {
  return presentPeople(table).every(other => other === seat)
}

/** Nobody could be served for so long: no clock that runs takes it from a player. */
export function delay(table: Table, by: number, now: number): Decision {
  if (table.stage !== 'playing') return refused(refuse('table-not-playing'))
  const { asked, moment, gate } = playOf(table)
  const dues = [table.vote?.due, moment?.due, gate?.due, ...asked.map(({ due }) => due)]
  if (dues.every(due => due === undefined)) return refused(refuse('table-decision-passed'))
  const least = now + times.floor
  return new Draft(table, now).add({ type: 'delayed', by, least }).done()
}

/** The time for people is up: the round begins without them. */
export function closeGate(table: Table, now: number): Decision {
  const gate = table.play?.gate
  if (gate?.due === undefined || now < gate.due) return refused(refuse('table-decision-passed'))
  return new Draft(table, now).add({ type: 'gate-closed' }).done()
}

/** Nobody objected: whoever was asked lets it pass, all in the same breath. */
export function closeMoment(table: Table, now: number): Decision {
  const moment = table.play?.moment
  if (moment === undefined || now < moment.due) return refused(refuse('table-decision-passed'))
  return new Draft(table, now).pass().settle().done()
}
