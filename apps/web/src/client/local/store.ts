import type { Append, Appended, CommandKey, Stored, Summary, TableStore } from '@adit/table'

/** A table in the list of those kept on this device. */
export interface Kept extends Summary {
  readonly table: string
  readonly updated: number
}

/** Where this device keeps its tables. */
export interface LocalStore extends TableStore {
  list(): Promise<readonly Kept[]>
}

/** For as long as the page lives, where the browser keeps nothing for longer. */
export class MemoryStore implements LocalStore {
  readonly #logs = new Map<string, Stored[]>()
  readonly #kept = new Map<string, Kept>()
  readonly #answers = new Map<string, string>()

  async append({ table, expected, at, entries, summary, command }: Append): Promise<Appended> {
    const earlier = command && this.#answers.get(keyOf(command))
    if (earlier !== undefined) return { outcome: 'repeated', answer: earlier }
    const log = this.#logs.get(table) ?? []
    if (log.length !== expected) return { outcome: 'conflict', seq: log.length }
    for (const { kind, body } of entries) log.push({ seq: log.length + 1, at, kind, body })
    this.#logs.set(table, log)
    if (summary !== undefined) this.#kept.set(table, { ...summary, table, updated: at })
    if (command !== undefined) this.#answers.set(keyOf(command), command.answer)
    return { outcome: 'appended', seq: log.length }
  }

  async read(table: string, { after = 0 }: { after?: number } = {}): Promise<readonly Stored[]> {
    return (this.#logs.get(table) ?? []).slice(after)
  }

  async answered(command: CommandKey): Promise<string | undefined> {
    return this.#answers.get(keyOf(command))
  }

  async list(): Promise<readonly Kept[]> {
    return [...this.#kept.values()]
  }
}

export function keyOf({ client, id }: CommandKey): string {
  return JSON.stringify([client, id])
}
