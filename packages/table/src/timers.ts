import { quickRandom, type Seat } from '@adit/kernel'
import { times } from './clock.ts'
import type { HostPorts, TimerChange } from './ports.ts'
import type { Table } from './table.ts'

/** When a table must do something by itself. */
export type Timer =
  | {
      readonly kind: 'bot' | 'time-out'
      readonly seat: Seat
      readonly since: number
      readonly due: number
    }
  | { readonly kind: 'close-vote'; readonly due: number }

/** All that a table waits for; the same for the same log, so a restart waits for the same. */
export function timersOf(table: Table, pace: HostPorts['pace']): readonly Timer[] {
  if (table.stage !== 'playing' || table.play === undefined) return []
  const decisions = table.play.asked.flatMap(({ seat, since, from, due }): Timer[] => {
    if (table.places[seat].bot !== undefined) {
      return [{ kind: 'bot', seat, since, due: from + pace({ table: table.id, seat, since }) }]
    }
    return due === undefined ? [] : [{ kind: 'time-out', seat, since, due }]
  })
  if (table.vote === undefined) return decisions
  return [...decisions, { kind: 'close-vote', due: table.vote.due }]
}

/** The same pause for the same question, whatever the cards are. */
export const humanPace: HostPorts['pace'] = ({ table, seat, since }) => {
  let seed = since * 31 + seat
  for (let at = 0; at < table.length; at++) seed = Math.imul(seed, 33) ^ table.charCodeAt(at)
  const { least, most } = times.pace
  return least + quickRandom(seed).below(most - least)
}

/** A timer's row in the store: one a seat and one for the vote. */
function rowOf(timer: Timer): string {
  return timer.kind === 'close-vote' ? 'vote' : `seat:${timer.seat}`
}

export function timerChanges(before: readonly Timer[], after: readonly Timer[]): TimerChange[] {
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
