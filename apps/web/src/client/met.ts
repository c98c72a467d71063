import { Live } from '../ui/live.ts'
import { fieldsOf } from './fields.ts'
import { browserKeeping, type Keeping, readKept } from './kept.ts'
import { settings } from './settings.ts'

/** What was met on this device: things by name, and the first tables of each title. */
export interface Met {
  readonly things: readonly string[]
  readonly tables: Readonly<Record<string, readonly string[]>>
}

/** So many games of a title are somebody's first. */
const FIRST = 3
const NOTHING: Met = { things: [], tables: {} }

/** What is kept is read with care: anyone can write there. */
export function readMet(keeping: Keeping): Met {
  const { things, tables } = fieldsOf(readKept(keeping, 'met'))
  const known = Object.entries(fieldsOf(tables))
  return {
    things: textsIn(things),
    tables: Object.fromEntries(known.map(([title, ids]) => [title, textsIn(ids)])),
  }
}

const textsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter(one => typeof one === 'string') : []

export const met = new Live<Met>(readMet(browserKeeping))

function keep(next: Met): void {
  met.value = next
  browserKeeping.write('met', JSON.stringify(next))
}

/** It is known from now on. */
export function meet(thing: string): void {
  const { things, tables } = met.value
  if (!things.includes(thing)) keep({ things: [...things, thing], tables })
}

/** Whoever sits down at a table of a title; only the first few are remembered. */
export function sitDownAt(title: string, table: string): void {
  const next = seated(met.value, title, table)
  if (next !== met.value) keep(next)
}

export function seated(known: Met, title: string, table: string): Met {
  const before = known.tables[title] ?? []
  if (before.includes(table) || before.length >= FIRST) return known
  return { things: known.things, tables: { ...known.tables, [title]: [...before, table] } }
}

export function isFirst({ tables }: Met, title: string, table: string): boolean {
  return tables[title]?.includes(table) ?? false
}

/** Whether what is new is explained at this table. */
export function isExplainedAt(title: string, table: string): boolean {
  const { tips } = settings.value
  return tips === 'always' || (tips === 'first' && isFirst(met.value, title, table))
}

/** Everything is new again. */
export function forgetMet(): void {
  keep(NOTHING)
}
