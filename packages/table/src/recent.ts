import { nth } from '@adit/kernel'
import { limits } from '@adit/protocol'
import { isTalk, type Logged } from './entries.ts'
import type { Table } from './table.ts'

/**
 * The table without the entries that nobody is shown any more. What is left: the last ones, all of
 * them; the moves that are given back to those who come anew, and those of the round that is played;
 * the last lines of talk. However long a log is, this much of it is held.
 */
export function recent(table: Table): Table {
  const { log, play, seq } = table
  const whole = Math.max(table.whole, seq - limits.items)
  if ((log[0]?.seq ?? seq) > whole) return table
  const old = log.findIndex(one => one.seq > whole)
  const before = old < 0 ? log : log.slice(0, old)
  const after = old < 0 ? [] : log.slice(old)
  const round = play?.moves.at(-1)?.round
  const played = play?.moves.find(made => made.round === round)?.seq ?? seq
  const moves = lastOf(before, isMove, limits.items - after.filter(isMove).length)
  const said = lastOf(before, isSaid, limits.chatTail - after.filter(isSaid).length)
  // A vote that closes says what it was about.
  const votes = lastOf(before, ({ entry }) => entry.type === 'vote-opened', 1)
  const kept = before.filter(
    one => moves.has(one) || said.has(one) || votes.has(one) || (isMove(one) && one.seq >= played),
  )
  return { ...table, whole, log: [...kept, ...after] }
}

/** All entries after this one; undefined if some of them are no longer held. */
export function entriesAfter(
  { log, whole, seq }: Table,
  since: number,
): readonly Logged[] | undefined {
  if (since < whole) return undefined
  return since >= seq ? [] : log.slice(since - seq)
}

/** An entry that is held. Those before `whole` have gaps between them. */
export function entryNumbered({ log }: Table, seq: number): Logged | undefined {
  let low = 0
  let high = log.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (nth(log, middle).seq < seq) low = middle + 1
    else high = middle
  }
  return log[low]?.seq === seq ? log[low] : undefined
}

export function isMove({ entry }: Logged): boolean {
  return entry.type === 'moved' || entry.type === 'undone'
}

export function isSaid({ entry }: Logged): boolean {
  return isTalk(entry)
}

function lastOf(
  log: readonly Logged[],
  is: (logged: Logged) => boolean,
  most: number,
): ReadonlySet<Logged> {
  return new Set(most <= 0 ? [] : log.filter(is).slice(-most))
}
