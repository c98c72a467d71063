import type { Caption } from '../../../table/common/drawing.ts'
import { saveFile } from '../../../table/common/record-file.ts'
import { filmKind, shoot } from './film.ts'
import type { Frame } from './pace.ts'

/** The film of a game while it is made: it takes as long as it is watched, and can be called off. */
export class Filming {
  /** Undefined if this browser makes none. */
  readonly kind = filmKind()
  /** How much of it is done; undefined while none is made. */
  share: number | undefined = $state()
  #calledOff = new AbortController()

  /** False if the browser could not make it. */
  async save(
    frames: (signal: AbortSignal) => Promise<readonly Frame[]>,
    caption: Pick<Caption, 'colours' | 'names'>,
  ): Promise<boolean> {
    const { kind } = this
    if (kind === undefined || this.share !== undefined) return true
    this.#calledOff = new AbortController()
    const { signal } = this.#calledOff
    this.share = 0
    try {
      const all = await frames(signal)
      if (all.length === 0) return true
      const progress = (done: number): void => {
        this.share = done
      }
      const film = await shoot(all, { kind, caption, signal, progress })
      if (film !== undefined) saveFile(`adit.${film.type === 'video/mp4' ? 'mp4' : 'webm'}`, film)
      return true
    } catch (error) {
      reportError(error)
      return false
    } finally {
      this.share = undefined
    }
  }

  callOff(): void {
    this.#calledOff.abort()
  }
}
