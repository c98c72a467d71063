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
  const [, load = () => import('../../table/common/PlainTable.svelte')] =
    Object.entries(tables).find(([path]) => path.split('/').at(-2) === title) ?? []
  return (await load()).default
}
