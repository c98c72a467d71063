/** More than this are not thought about in any pause. */
const MOST_WAITING = 2_000
/** More than all seats of a table ask twice over. */
const MOST_OF_A_TABLE = 32

/**
 * A queue in which tables take turns: of each the first, then of each the second. A table that asks
 * a lot waits for itself, not the others for it.
 */
export class Turns<Job> {
  /** In the order in which the tables are next. */
  readonly #lines = new Map<string, Job[]>()
  #waiting = 0

  get waiting(): number {
    return this.#waiting
  }

  /** False if too much waits already. */
  push(table: string, job: Job): boolean {
    const line = this.#lines.get(table) ?? []
    if (this.#waiting >= MOST_WAITING || line.length >= MOST_OF_A_TABLE) return false
    line.push(job)
    this.#lines.set(table, line)
    this.#waiting++
    return true
  }

  shift(): Job | undefined {
    const [next] = this.#lines
    if (next === undefined) return undefined
    const [table, line] = next
    this.#lines.delete(table)
    const job = line.shift()
    if (line.length > 0) this.#lines.set(table, line)
    this.#waiting--
    return job
  }
}
