import type { Store } from '@adit/table'
import * as v from 'valibot'
import type { Gap } from './clock.ts'

const ALIVE = 'alive'
const GAPS = 'gaps'
/** Between two signs of life in the store: so much too much is given back after a crash at most. */
const SIGN = 5_000
/** The longest clock has two days for a turn: what is older has been given back long ago. */
const REMEMBERED = 7 * 86_400_000
const MOST_GAPS = 256
/** Further ahead than this was a clock that was wrong then, not one that is wrong now. */
const MOST_AHEAD = 86_400_000

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const gaps = v.array(v.strictObject({ from: whole, to: whole }))

/**
 * When this server was there and when it was not. Players do not pay for the time in which nobody
 * could be served; it is kept in the store, so that it also counts for tables that come back later.
 */
export class Lifetime {
  readonly #store: Pick<Store, 'meta' | 'setMeta'>
  readonly #trouble: (error: unknown) => void
  #gaps: readonly Gap[]
  #signed: number

  private constructor(
    store: Pick<Store, 'meta' | 'setMeta'>,
    trouble: (error: unknown) => void,
    known: readonly Gap[],
    signed: number,
  ) {
    this.#store = store
    this.#trouble = trouble
    this.#gaps = known
    this.#signed = signed
  }

  /** Reads when the server was last alive; `now` may not be before that any more. */
  static async open(
    store: Pick<Store, 'meta' | 'setMeta'>,
    clock: { now(): number; atLeast?(time: number): void },
    trouble: (error: unknown) => void,
  ): Promise<Lifetime> {
    const alive = Number((await store.meta(ALIVE)) ?? Number.NaN)
    const known = v.safeParse(gaps, JSON.parse((await store.meta(GAPS)) ?? '[]'))
    const isSetBack = alive > clock.now() && alive < clock.now() + MOST_AHEAD
    if (isSetBack) clock.atLeast?.(alive)
    const now = clock.now()
    const lifetime = new Lifetime(store, trouble, known.success ? known.output : [], now)
    if (alive < now) await lifetime.missed({ from: alive, to: now })
    await lifetime.sign(now)
    return lifetime
  }

  /** Milliseconds since that time in which nobody could be served. */
  away(since: number): number {
    return this.#gaps.reduce(
      (sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)),
      0,
    )
  }

  /** What is left of a gap of this node's when another node was there in the middle of it. */
  async unserved({ from, to }: Gap): Promise<Gap> {
    const alive = Number((await this.#store.meta(ALIVE)) ?? 0)
    const since = Math.max(from, alive)
    // They sign so often only: a little silence is none.
    return to - since < 2 * SIGN ? { from: to, to } : { from: since, to }
  }

  async missed(gap: Gap): Promise<void> {
    const since = gap.to - REMEMBERED
    this.#gaps = [...this.#gaps, gap].filter(one => one.to > since).slice(-MOST_GAPS)
    await this.#store.setMeta(GAPS, JSON.stringify(this.#gaps))
  }

  /** Every now and then, as long as there is anything to give back. */
  beat(now: number): void {
    if (now - this.#signed < SIGN) return
    this.sign(now).catch(this.#trouble)
  }

  async sign(now: number): Promise<void> {
    this.#signed = now
    await this.#store.setMeta(ALIVE, String(now))
  }
}
