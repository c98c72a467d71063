import type { TableComponent } from './table-props.ts'

/**
 * The table of each title, loaded when it is first played. A title that has none is played at the
 * plain table: everything works there, only bare.
 */
const tables: Readonly<Record<string, () => Promise<{ readonly default: TableComponent }>>> = {}

export async function loadTable(title: string): Promise<TableComponent> {
  const load = tables[title] ?? (() => import('./PlainTable.svelte'))
  return (await load()).default
}
