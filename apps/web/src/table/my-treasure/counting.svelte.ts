import type { Event } from '@adit/my-treasure'
import type { Sitting } from '../common/sitting.svelte.ts'
import type { Scored } from './told.ts'

/** How a round was counted stands there until it is read; the next one waits for that. */
export class Counting {
  scored: Scored | undefined = $state.raw()
  /** No round comes after it. */
  isLast = $state(false)
  readonly #sitting: Sitting

  constructor(sitting: Sitting) {
    this.#sitting = sitting
  }

  begin(scored: Scored, told: readonly Event[]): void {
    this.scored = scored
    this.isLast = told.some(({ type }) => type === 'ended')
    this.#sitting.isReading = true
  }

  end(): void {
    this.scored = undefined
    this.#sitting.isReading = false
  }
}
