import type { Viewer } from '@adit/kernel'
import { seatOf, type Table } from './table.ts'

/** Whose eyes something is shown to. A judge never sits at a live table. */
export type Onlooker = Exclude<Viewer, 'judge'>

export function onlooker(table: Table, player: string): Onlooker {
  return seatOf(table, player) ?? 'spectator'
}
