import type { Event, State } from '@adit/my-treasure'
import type { Item } from '@adit/protocol'
import type { Sitting } from '../common/sitting.svelte.ts'
import { caveAtCount, logAtCount, type Scored } from './told.ts'

/**
 * How a round was counted stands there until it is read, with the cave as it was left; the next one
 * waits for that.
 */
export class Counting {
  scored: Scored | undefined = $state.raw()
  /** No round comes after it. */
  isLast = $state(false)
  #cave: State | undefined = $state.raw()
  readonly #sitting: Sitting

  constructor(sitting: Sitting) {
    this.#sitting = sitting
  }

  begin(scored: Scored, before: State, told: readonly Event[]): void {
    this.scored = scored
    this.isLast = told.some(({ type }) => type === 'ended')
    this.#cave = caveAtCount(before, told, scored)
    this.#sitting.isReading = true
  }

  end(): void {
    this.scored = undefined
    this.#cave = undefined
    this.#sitting.isReading = false
  }

  /** What lies there: while the last round is counted, its cave and not the next one's. */
  caveOr(now: State): State {
    return this.#cave ?? now
  }

  logOr(now: readonly Item[]): readonly Item[] {
    return this.scored === undefined ? now : logAtCount(now)
  }
}
