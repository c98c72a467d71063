import type { Refusal } from '@adit/kernel'
import { type Answer, encode, type Opening } from '@adit/protocol'
import { readAnswer } from './answers.ts'
import type { Player } from './entries.ts'
import { openRematch, openTable } from './open.ts'
import { type Fresh, type HostPorts, withFresh } from './ports.ts'
import { refuse } from './refusals.ts'
import { appendOf, store } from './storing.ts'
import type { Table } from './table.ts'

interface OpenCommand {
  readonly id: string
  readonly opening: Opening
  readonly fresh?: Fresh
}

/** Stores a new table; sent twice, the command opens one. The table comes back if it is new. */
export async function storeOpening(
  { id, opening, fresh }: OpenCommand,
  who: Player,
  ports: HostPorts,
): Promise<{ readonly answer: Answer; readonly table?: Table }> {
  const refused = (why: Refusal): { answer: Answer } => ({ answer: { type: 'refused', id, why } })
  const decided = openTable(
    opening,
    who,
    ports.now(),
    withFresh(ports, fresh ?? ports.fresh(opening.visibility)),
  )
  if (!decided.ok) return refused(decided.why)
  const { table } = decided.value
  const answer: Answer = { type: 'done', id, table: table.id, seq: table.seq }
  const key = { client: who.id, id, answer: encode(answer) }
  const stored = await store(appendOf(undefined, decided.value, ports, { command: key }), ports)
  switch (stored.outcome) {
    case 'appended':
      return { answer, table }
    case 'repeated':
      return { answer: readAnswer(stored.answer) }
    case 'busy':
      return refused(refuse('table-busy'))
    case 'failed':
      return refused(refuse('table-not-stored'))
    case 'conflict':
      throw new Error('a fresh table is not fresh')
  }
}

/**
 * The new table is stored before the old one points to it: a link never leads nowhere. Says why if
 * it could not be.
 */
export async function storeRematch(
  table: Table,
  fresh: Fresh,
  ports: HostPorts,
): Promise<Refusal | undefined> {
  const opened = openRematch(table, ports.now(), fresh, ports)
  if (!opened.ok) return opened.why
  // Offered to others once one of the same people is there.
  const stored = await store(appendOf(undefined, opened.value, ports, { isDeserted: true }), ports)
  return stored.outcome === 'appended' ? undefined : refuse('table-busy')
}
