import type { Entry } from '../../client/archive/sift.ts'
import type { Digest } from '../../client/replay/digest.ts'
import { Projector } from '../../client/replay/projector.ts'
import { sourceOf } from '../../client/replay/source.ts'

/** Games are read one after the other: a list is there at once, and what is known of each grows. */
export class Reading {
  #digests: ReadonlyMap<string, Digest | string> = $state.raw(new Map())
  #ids: readonly string[] = []
  #projector: Projector | undefined
  #isReading = false

  /** What is known of a game so far, or the key of the reason why nothing is. */
  of(id: string): Entry['digest'] {
    return this.#digests.get(id)
  }

  /** So many have been read. */
  get count(): number {
    return this.#digests.size
  }

  want(ids: readonly string[]): void {
    this.#ids = ids
    if (!this.#isReading) void this.#read()
  }

  close(): void {
    this.#ids = []
    this.#projector?.close()
    this.#projector = undefined
  }

  async #read(): Promise<void> {
    this.#isReading = true
    for (;;) {
      const next = this.#ids.find(id => !this.#digests.has(id))
      if (next === undefined) break
      this.#projector ??= Projector.idle()
      const source = sourceOf(next)
      const digest = source && (await this.#projector.digest(source))
      const known = digest === undefined ? 'table-unknown' : 'key' in digest ? digest.key : digest
      this.#digests = new Map(this.#digests).set(next, known)
    }
    this.#isReading = false
  }
}
