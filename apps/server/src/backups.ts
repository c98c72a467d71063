import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './store/folder.ts'

export interface BackupSettings {
  readonly folder: string
  /** Milliseconds between two copies. */
  readonly every: number
  /** How many are kept; older ones are deleted. */
  readonly keep: number
}

/** Only files that this program named are counted and deleted. */
const NAME = /^adit-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.sqlite$/

/** Copies by the clock: one whenever the last is old enough, and no more than so many. */
export class Backups {
  readonly #settings: BackupSettings
  readonly #copy: (to: string) => Promise<void>
  readonly #now: () => number
  #last: number | undefined
  #looking: Promise<void> | undefined

  constructor(settings: BackupSettings, copy: (to: string) => Promise<void>, now: () => number) {
    this.#settings = settings
    this.#copy = copy
    this.#now = now
  }

  /** Milliseconds since the last copy; undefined before the first look. */
  get age(): number | undefined {
    return this.#last === undefined ? undefined : this.#now() - this.#last
  }

  /** One look at a time: a copy of a large file takes a while. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #look(): Promise<void> {
    const { folder, every, keep } = this.#settings
    await makeFolder(folder, 0o700)
    const kept = (await readdir(folder)).filter(name => NAME.test(name)).sort()
    this.#last = timeOf(kept.at(-1)) ?? this.#last
    const now = this.#now()
    if (this.#last !== undefined && now - this.#last < every) return
    const name = nameAt(now)
    if (!kept.includes(name)) await this.#copy(join(folder, name))
    this.#last = now
    const surplus = [...kept, name].slice(0, -keep)
    for (const old of surplus) await rm(join(folder, old), { force: true })
  }
}

/** How often it is looked whether a copy is due. */
const LOOK = 30_000

/** Copies by the clock from now on, where the store can; returns the timer. */
export function copyOften(
  settings: BackupSettings,
  store: { readonly backup?: (to: string) => Promise<void> },
  trouble: (error: unknown) => void,
): NodeJS.Timeout | undefined {
  if (store.backup === undefined) return undefined
  const backups = new Backups(settings, store.backup, Date.now)
  const look = (): void => {
    backups.look().catch(trouble)
  }
  look()
  return setInterval(look, LOOK)
}

function nameAt(time: number): string {
  return `adit-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}.sqlite`
}

function timeOf(name: string | undefined): number | undefined {
  const match = name === undefined ? undefined : NAME.exec(name)
  if (!match) return undefined
  const [, day, hour, minute, second] = match
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`)
}
