import type { Complaint, PersonCommand } from '@adit/protocol'
import type { Player } from './entries.ts'
import type { Person } from './manners.ts'
import { isSaid } from './recent.ts'
import type { Table } from './table.ts'

/** A line of talk as whoever keeps the house reads it. */
export interface Heard {
  readonly seq: number
  readonly at: number
  readonly player: string
  readonly name: string
  readonly text: string
}

/** What someone says about someone, with what was said around it: the table may be gone by then. */
export interface Report {
  readonly table: string
  /** The table's last entry when it was made. */
  readonly seq: number
  readonly title: string
  readonly by: Person
  readonly about: Person
  readonly why: Complaint
  readonly note?: string
  readonly said: readonly Heard[]
}

/** So much of the talk goes with a report. */
const MOST_LINES = 30

export function reportOf(
  table: Table,
  by: Player,
  about: Person,
  { about: why, note }: PersonCommand & { type: 'report' },
): Report {
  return {
    table: table.id,
    seq: table.seq,
    title: table.terms.title,
    by: { id: by.id, name: by.name },
    about: { id: about.id, name: about.name },
    why,
    ...(note === undefined ? {} : { note }),
    said: heardAt(table),
  }
}

function heardAt({ log }: Table): Heard[] {
  return log
    .filter(isSaid)
    .slice(-MOST_LINES)
    .flatMap(({ seq, at, entry }) => {
      if (entry.type === 'chatted') {
        return [{ seq, at, player: entry.player, name: entry.name, text: entry.text }]
      }
      if (entry.type !== 'phrased') return []
      return [{ seq, at, player: entry.player, name: entry.name, text: `[${entry.said.phrase}]` }]
    })
}
