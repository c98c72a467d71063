import { Live } from '../ui/live.ts'

/** A table, and what is played there. */
export interface TableHere {
  readonly table: string
  readonly title: string
  readonly config: Readonly<Record<string, unknown>>
}

/** The table that was looked at last: whoever looks a rule up comes from there, and goes back. */
export const tableHere = new Live<TableHere | undefined>(undefined)
