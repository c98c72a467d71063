import { fieldsOf } from '../fields.ts'
import { type Keeping, readKept } from '../kept.ts'

/** What somebody has added to a game of theirs. */
export interface Margin {
  readonly isStarred: boolean
  readonly note: string
}

export const LONGEST_NOTE = 500
const KEY = 'marginalia'
const MOST = 2_000
export const NO_MARGIN: Margin = { isStarred: false, note: '' }

/** Stars and notes beside one's games, by table; they stay on this device. */
export class Marginalia {
  readonly #keeping: Keeping
  #margins: ReadonlyMap<string, Margin>

  constructor(keeping: Keeping) {
    this.#keeping = keeping
    this.#margins = read(keeping)
  }

  of(table: string): Margin {
    return this.#margins.get(table) ?? NO_MARGIN
  }

  put(table: string, { isStarred, note }: Margin): void {
    const margins = new Map(this.#margins)
    // The latest last: what is oldest goes first where there are too many.
    margins.delete(table)
    const kept = note.slice(0, LONGEST_NOTE)
    if (isStarred || kept !== '') margins.set(table, { isStarred, note: kept })
    this.#margins = new Map([...margins].slice(-MOST))
    this.#keeping.write(KEY, JSON.stringify([...this.#margins]))
  }
}

function read(keeping: Keeping): ReadonlyMap<string, Margin> {
  const kept = readKept(keeping, KEY)
  if (!Array.isArray(kept)) return new Map()
  return new Map(
    kept.flatMap((row: unknown): [string, Margin][] => {
      const [table, margin]: readonly unknown[] = Array.isArray(row) ? row : []
      const { isStarred, note } = fieldsOf(margin)
      if (typeof table !== 'string' || typeof note !== 'string') return []
      return [[table, { isStarred: isStarred === true, note: note.slice(0, LONGEST_NOTE) }]]
    }),
  )
}
