import type { Acknowledged } from '../people.ts'
import type { FaultName } from './faults.ts'

/** Something that went wrong on purpose. */
export interface Happened {
  readonly name: FaultName
  readonly began: number
  /** From when on waits count: its begin, or when what was away was there again. */
  from: number
}

/** How long a table waited for its next move after a fault. */
export interface Wait {
  readonly name: FaultName
  readonly table: string
  readonly milliseconds: number
  /** By how much the trial's own clock was late meanwhile: the machine was busy with other things. */
  readonly late: number
}

/** Longer than this was the end of a game, not a wait. */
const LONGEST_WAIT = 30_000
/** A table where nothing happened for so long before the fault was not being played at. */
const PLAYED = 2_000

/** Of each table that was played at before a fault. */
export function waitsAfter(
  happened: readonly Happened[],
  acknowledged: readonly Acknowledged[],
  lateness: Lateness,
): Wait[] {
  return happened.flatMap(({ name, began, from }) => {
    const tables = new Map<string, { before?: number; after?: number }>()
    for (const { table, at } of acknowledged) {
      const seen = tables.get(table) ?? {}
      if (at < began) seen.before = at
      else if (at >= from) seen.after ??= at
      tables.set(table, seen)
    }
    return [...tables].flatMap(([table, { before, after }]) => {
      if (before === undefined || after === undefined || began - before > PLAYED) return []
      const milliseconds = after - from
      const late = lateness.worst(from, after)
      return milliseconds < LONGEST_WAIT ? [{ name, table, milliseconds, late }] : []
    })
  })
}

const TICK = 50

/** How late this process itself was served by its machine. */
export class Lateness {
  readonly #late: { readonly at: number; readonly by: number }[] = []
  readonly #ticking: NodeJS.Timeout
  #last = performance.now()

  constructor() {
    this.#ticking = setInterval(() => {
      const at = performance.now()
      const by = at - this.#last - TICK
      this.#last = at
      if (by > TICK) this.#late.push({ at, by })
    }, TICK)
  }

  worst(from: number, to: number): number {
    const within = this.#late.filter(({ at, by }) => at >= from && at - by <= to)
    return Math.max(0, ...within.map(({ by }) => by))
  }

  stop(): void {
    clearInterval(this.#ticking)
  }
}
