import type { Hub } from './hub.ts'

type Hear = (text: string) => void

/** Several nodes in one process, as tests have them: each takes a hub of its own. */
export class LocalBus {
  readonly #hubs = new Set<Map<string, Set<Hear>>>()

  hub(): Hub {
    const own = new Map<string, Set<Hear>>()
    this.#hubs.add(own)
    return {
      isUp: true,
      publish: (subject, text) => {
        for (const other of this.#hubs) {
          if (other === own) continue
          for (const hear of other.get(subject) ?? []) setImmediate(hear, text)
        }
      },
      async subscribe(subject, hear) {
        const all = own.get(subject) ?? new Set()
        own.set(subject, all.add(hear))
        return () => {
          all.delete(hear)
          if (all.size === 0) own.delete(subject)
        }
      },
      close: async () => {
        this.#hubs.delete(own)
      },
    }
  }
}
