import type { Event } from '@adit/my-treasure'
import type { Sitting } from '../common/sitting.svelte.ts'
import type { Left } from './left.ts'
import type { Scored } from './told.ts'

/** How a round was counted stands there until it is read; the next one waits for that. */
export class Counting {
  #due: { readonly scored: Scored; readonly left: Left; readonly seq: number } | undefined =
    $state.raw()
  /** No round comes after it. */
  isLast = $state(false)
  readonly #sitting: Sitting

  constructor(sitting: Sitting) {
    this.#sitting = sitting
  }

  /** The cave as long as it is read who left it last; then it is counted. */
  readonly left: Left | undefined = $derived.by(() => (this.#isRead ? undefined : this.#due?.left))
  readonly scored: Scored | undefined = $derived.by(() =>
    this.#isRead ? this.#due?.scored : undefined,
  )

  get #isRead(): boolean {
    return this.#due !== undefined && this.#sitting.seen.seq !== this.#due.seq
  }

  /** A round is over with what was shown at `seq`. */
  begin(due: { scored: Scored; left: Left; seq: number }, told: readonly Event[]): void {
    this.#due = due
    this.isLast = told.some(({ type }) => type === 'ended')
    this.#sitting.isReading = true
  }

  end(): void {
    this.#due = undefined
    this.#sitting.isReading = false
  }
}
