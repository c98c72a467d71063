import type { TableComponent } from '../../table/common/table-props.ts'

/**
 * The table of each title, loaded when it is first played: `table/<title>/…Table.svelte`. A title
 * that has none is played at the plain table: everything works there, only bare.
 */
const tables = import.meta.glob<{ readonly default: TableComponent }>([
  '../../table/*/*Table.svelte',
  '!../../table/common/*',
])

export async function loadTable(title: string): Promise<TableComponent> {
  const path = Object.keys(tables).find(one => one.split('/').at(-2) === title)
  const load =
    path === undefined ? () => import('../../table/common/PlainTable.svelte') : tables[path]
  return (await load()).default
}
