import type { Append, Appended, CommandKey, Stored, Summary, TableStore } from './ports.ts'

/** A store that lasts as long as the page: for play without a server, and for tests. */
export class MemoryStore implements TableStore {
  readonly logs = new Map<string, Stored[]>()
  /** What lists say of each table. */
  readonly summaries = new Map<string, Summary>()
  readonly #answers = new Map<string, string>()
  /** By table, then by name: when each is due. */
  readonly timers = new Map<string, Map<string, number>>()

  async append(append: Append): Promise<Appended> {
    const { table, expected, at, entries, summary, timers, command } = append
    const earlier = command && this.#answers.get(nameOf(command))
    if (earlier !== undefined) return { outcome: 'repeated', answer: earlier }
    const log = this.logs.get(table) ?? []
    if (log.length !== expected) return { outcome: 'conflict', seq: log.length }
    for (const { kind, body } of entries) log.push({ seq: log.length + 1, at, kind, body })
    this.logs.set(table, log)
    if (command !== undefined) this.#answers.set(nameOf(command), command.answer)
    if (summary !== undefined) this.summaries.set(table, summary)
    const set = this.timers.get(table) ?? new Map<string, number>()
    for (const change of timers) {
      if ('set' in change) set.set(change.set, change.due)
      else set.delete(change.clear)
    }
    this.timers.set(table, set)
    return { outcome: 'appended', seq: log.length }
  }

  async read(table: string, page: { readonly after?: number } = {}): Promise<readonly Stored[]> {
    return (this.logs.get(table) ?? []).slice(page.after ?? 0)
  }

  async answered(command: CommandKey): Promise<string | undefined> {
    return this.#answers.get(nameOf(command))
  }
}

function nameOf({ client, id }: CommandKey): string {
  return JSON.stringify([client, id])
}
