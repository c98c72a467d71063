import { quickRandom, type Seat } from '@adit/kernel'
import { times } from './clock.ts'
import type { Gate, Objection, Play } from './play.ts'
import type { HostPorts } from './ports.ts'
import type { TimerChange } from './store/store.ts'
import { placeAt, playOf, type Table } from './table.ts'

/** When a table must do something by itself. */
export type Timer =
  | {
      readonly kind: 'bot' | 'time-out'
      readonly seat: Seat
      readonly since: number
      readonly due: number
    }
  /** A bot objects, if it does: only then does anything happen. */
  | {
      readonly kind: 'object'
      readonly seat: Seat
      readonly since: number
      readonly due: number
    }
  | { readonly kind: 'close-vote' | 'close-gate' | 'close-moment'; readonly due: number }

/** All that a table waits for; the same for the same log, so a restart waits for the same. */
export function timersOf(table: Table, pace: HostPorts['pace']): readonly Timer[] {
  if (table.stage !== 'playing' || table.play === undefined) return []
  const { gate, moment } = table.play
  const timers =
    gate !== undefined
      ? gateTimers(gate)
      : moment !== undefined
        ? momentTimers(table, moment, pace)
        : table.play.asked.flatMap(asked => decisionTimers(table, asked, pace))
  if (table.vote === undefined) return timers
  return [...timers, { kind: 'close-vote', due: table.vote.due }]
}

function gateTimers({ due }: Gate): readonly Timer[] {
  return due === undefined ? [] : [{ kind: 'close-gate', due }]
}

function decisionTimers(
  table: Table,
  { seat, since, from, due, isHurried = false }: Play['asked'][number],
  pace: HostPorts['pace'],
): readonly Timer[] {
  if (placeAt(table, seat).bot === undefined) {
    return due === undefined ? [] : [{ kind: 'time-out', seat, since, due }]
  }
  const pause = isHurried
    ? times.hurried
    : pace({ table: table.id, seat, since, ...times.paces[table.pace] })
  return [{ kind: 'bot', seat, since, due: from + pause }]
}

/** One end for all; within it each bot has a time of its own, which public facts decide. */
function momentTimers(
  table: Table,
  { due, since, from }: Objection,
  pace: HostPorts['pace'],
): readonly Timer[] {
  const { first: least, last: most } = times.moment
  const bots = playOf(table).asked.filter(({ seat }) => placeAt(table, seat).bot !== undefined)
  return [
    { kind: 'close-moment', due },
    ...bots.map(({ seat }): Timer => {
      const pause = pace({ table: table.id, seat, since, least, most })
      return { kind: 'object', seat, since, due: from + pause }
    }),
  ]
}

/** The same pause for the same question, whatever the cards are. */
export const humanPace: HostPorts['pace'] = ({ table, seat, since, least, most }) => {
  let seed = since * 31 + seat
  for (let at = 0; at < table.length; at++) seed = Math.imul(seed, 33) ^ table.charCodeAt(at)
  return least + quickRandom(seed).below(most - least)
}

/** A timer's row in the store: one a seat, and one for each thing that ends by itself. */
function rowOf(timer: Exclude<Timer, { kind: 'object' }>): string {
  switch (timer.kind) {
    case 'bot':
    case 'time-out':
      return `seat:${timer.seat}`
    case 'close-vote':
      return 'vote'
    case 'close-gate':
      return 'gate'
    case 'close-moment':
      return 'moment'
  }
}

/** Most bots let a moment pass, and nothing happens: what ends it is the one that is kept. */
function isKept(timer: Timer): timer is Exclude<Timer, { kind: 'object' }> {
  return timer.kind !== 'object'
}

export function timerChanges(old: readonly Timer[], now: readonly Timer[]): TimerChange[] {
  const before = old.filter(isKept)
  const after = now.filter(isKept)
  const rows = new Set(after.map(rowOf))
  const cleared = before.map(rowOf).filter(row => !rows.has(row))
  const set = after.filter(
    timer => !before.some(old => rowOf(old) === rowOf(timer) && old.due === timer.due),
  )
  return [
    ...cleared.map(clear => ({ clear })),
    ...set.map(timer => ({ set: rowOf(timer), due: timer.due, body: timer.kind })),
  ]
}
