import { getContext, setContext } from 'svelte'
import type { Advised, Reconsidered } from '../../client/local/hall.ts'
import { settings } from '../../client/settings.ts'
import { Live } from '../../ui/live.ts'

/** Between two questions there are so many turns at least. */
const TURNS = 3

/** A question about a move that is not made yet. */
export interface CoachAsks extends Advised {
  readonly chosen: string
}

/**
 * Asks about a move before it is made, where a bot in the same seat would do much better. Only at tables
 * of this device, and with nobody else at them: who answers sees to that.
 */
export class Coaching {
  /** What is asked now. */
  readonly asks = new Live<CoachAsks | undefined>(undefined)
  readonly #advise: (of: Reconsidered) => Promise<Advised | undefined>
  #turns = TURNS
  #answer: ((move: string | undefined) => void) | undefined

  constructor(advise: (of: Reconsidered) => Promise<Advised | undefined>) {
    this.#advise = advise
  }

  /** The move to make, after the reader has thought again; undefined if none. */
  async ask(of: Reconsidered): Promise<string | undefined> {
    if (!settings.value.coach || this.#turns++ < TURNS) return of.chosen
    const advised = await this.#advise(of)
    if (advised === undefined) return of.chosen
    this.#turns = 1
    this.asks.value = { ...advised, chosen: of.chosen }
    return new Promise(resolve => {
      this.#answer = resolve
    })
  }

  keep(): void {
    this.#settle(this.asks.value?.chosen)
  }

  change(): void {
    this.#settle(this.asks.value?.better)
  }

  /** The reader chooses anew; or the table has gone on. */
  back(): void {
    this.#settle(undefined)
  }

  #settle(move: string | undefined): void {
    this.asks.value = undefined
    this.#answer?.(move)
    this.#answer = undefined
  }
}

const HERE = Symbol('who asks about moves')
export const coachAround = (coach: Coaching): Coaching => setContext(HERE, coach)
export const coachHere = (): Coaching | undefined => getContext(HERE)
