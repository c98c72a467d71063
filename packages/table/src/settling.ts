import { encode } from '@adit/protocol'
import type { Settled } from './answers.ts'
import type { Decided, Decision } from './draft.ts'
import { refuse } from './refusals.ts'
import type { Append, CommandKey } from './store/store.ts'
import type { Written } from './storing.ts'
import type { Table } from './table.ts'

/** How often a command is decided anew because another writer was first. */
const MOST_TRIES = 5

/** What a decision is written down with at a table: how it stands, and how it goes on. */
export interface Pen {
  table(): Table
  /** Nothing is known to be missing. */
  isSure(): boolean
  /** Reads what others wrote; false if the store cannot tell. */
  catchUp(): Promise<boolean>
  /** No other node writes to it. */
  isAlone(): boolean
  /** Stores, and only then becomes and tells. */
  store(decided: Decided, command: Append['command']): Promise<Written>
  /** The store may hold more than is known: to be read before the next decision. */
  doubt(): void
}

/** A command that somebody waits for, and whether its answer is stored with what it leads to. */
export interface Asked {
  readonly key: CommandKey
  readonly isKept: boolean
}

/** Decides and stores; again from the start if another was first. */
export async function settle(
  pen: Pen,
  decision: (table: Table) => Decision,
  asked?: Asked,
): Promise<Settled> {
  let isFresh = false
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (!pen.isSure() && !(await pen.catchUp())) break
    const decided = decision(pen.table())
    if (!decided.ok) {
      // Another node may know better: a refusal must not rest on a table that is stale.
      if (asked === undefined || isFresh || pen.isAlone()) {
        return { type: 'refused', why: decided.why }
      }
      if (!(await pen.catchUp())) break
      isFresh = true
      continue
    }
    const { id: table, seq } = decided.value.table
    const key = asked?.isKept === true ? asked.key : undefined
    const command = key && { ...key, answer: encode({ type: 'done', id: key.id, table, seq }) }
    const written = await pen.store(decided.value, command)
    if (written.outcome === 'appended') return { type: 'done', seq }
    if (written.outcome === 'busy') return { type: 'refused', why: refuse('table-busy') }
    // Another writer was first, or this write failed and may have happened all the same.
    pen.doubt()
    if (written.outcome === 'repeated') return { type: 'repeated', answer: written.answer }
    if (written.outcome === 'failed') break
  }
  return { type: 'refused', why: refuse('table-not-stored') }
}
