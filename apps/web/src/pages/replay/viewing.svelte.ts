import { nth } from '@adit/kernel'
import type { Item, Pace, TableShown } from '@adit/protocol'
import { pageClock } from '../../client/page-clock.ts'
import {
  type Aim,
  type Eye,
  type Glimpse,
  type Mark,
  marks,
  type Opened,
  type Shorts,
} from '../../client/replay/asking.ts'
import type { Projector } from '../../client/replay/projector.ts'
import { ReplaySession } from '../../client/replay/replay-session.ts'
import type { Seen } from '../../client/seen.ts'
import { Showing } from '../../client/showing.ts'
import { pressed } from '../../ui/after-picture.ts'
import { Past } from './past.ts'

const speeds = [1, 2, 4] as const
type Speed = (typeof speeds)[number]

/** How long a moment stands before the next, in milliseconds, and how what moves is shown. */
const PLAYING: Readonly<Record<Speed, { readonly rest: number; readonly pace: Pace }>> = {
  1: { rest: 500, pace: 'normal' },
  2: { rest: 200, pace: 'quick' },
  4: { rest: 450, pace: 'quick' },
}

/** Somebody looks at a finished game: which moment, with whose eyes, and what they were told. */
export class Viewing {
  readonly showing: Showing
  glimpse: Glimpse
  /** All that these eyes were told, as far as it may be known. */
  items: readonly Item[]
  isPlaying = $state(false)
  speed: Speed = $state(1)
  /** What ↑ and ↓ go to. */
  kinds: readonly Mark[] = $state.raw(marks)
  readonly #projector: Projector
  readonly #opened: Opened
  readonly #session: ReplaySession
  #past: Past
  readonly #info: TableShown
  readonly #online: readonly number[]
  #chain: Promise<unknown> = Promise.resolve()
  #scrubbed: Aim | undefined
  #followed: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Told when the reader has gone to another moment. */
  onturn: ((moment: number) => void) | undefined
  #isCut = false

  private constructor(projector: Projector, opened: Opened, first: Glimpse) {
    this.#projector = projector
    this.#opened = opened
    this.glimpse = $state.raw(first)
    this.items = $state.raw(first.items)
    this.#past = new Past(first.items)
    this.#info = { ...opened.info, stage: 'playing' }
    this.#online = opened.info.seats.map((_seat, at) => at)
    this.#session = new ReplaySession(this.#seen(first))
    this.showing = new Showing(this.#session, {
      ...pageClock,
      pace: () => PLAYING[this.speed].pace,
      isAway: () => document.hidden || this.#isCut,
    })
  }

  /** Looks first at the moment asked for. */
  static async begin(
    projector: Projector,
    opened: Opened,
    { eye, moment }: { readonly eye: Eye; readonly moment: number },
  ): Promise<Viewing | undefined> {
    const aim: Aim = { to: 'moment', moment }
    const first = await projector.look({ eye, from: 0, aim, have: 0 })
    return first && new Viewing(projector, opened, first)
  }

  get eye(): Eye {
    return this.glimpse.eye
  }

  /** The last number that belongs to the moment after that move. */
  endOf(seq: number): number {
    return this.#past.endOf(seq)
  }

  /** One after the other; of places on the timeline only the last counts. */
  look(aim: Aim, eye?: Eye): Promise<void> {
    if (aim.to === 'stop') this.#scrubbed = aim
    return this.#inTurn(async () => {
      if (aim.to === 'stop' && this.#scrubbed !== aim) return
      const { moment } = this.glimpse
      await this.#look(aim, eye ?? this.eye)
      if (this.glimpse.moment !== moment) this.onturn?.(this.glimpse.moment)
    })
  }

  /** Goes where somebody else has gone; of many in a row only the last counts. */
  follow(moment: number): Promise<void> {
    this.pause()
    this.#followed = moment
    return this.#inTurn(async () => {
      const { stops, stop } = this.glimpse
      if (this.#followed !== moment || stops[stop] === moment) return
      const isNext = stops[stop + 1] === moment
      await this.#look(isNext ? { to: 'step', by: 1 } : { to: 'moment', moment }, this.eye)
    })
  }

  #inTurn(job: () => Promise<void>): Promise<void> {
    const next = this.#chain.then(job)
    this.#chain = next.catch(reportError)
    return next
  }

  /** The same moment with other eyes. */
  see(eye: Eye): void {
    void this.look({ to: 'moment', moment: this.glimpse.moment }, eye)
  }

  /** Cards short of the gold at each stop, where the game is about that. */
  shorts(): Promise<Shorts> {
    return this.#projector.shorts()
  }

  toggle(): void {
    if (this.isPlaying) this.pause()
    else this.#play()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  hasten(): void {
    this.speed = nth(speeds, (speeds.indexOf(this.speed) + 1) % speeds.length)
  }

  close(): void {
    this.pause()
    this.showing.close()
    this.#projector.close()
  }

  #play(): void {
    this.isPlaying = true
    const step = async (): Promise<void> => {
      if (!this.isPlaying) return
      await this.look({ to: 'step', by: 1 })
      if (this.glimpse.isLast) this.pause()
      else this.#wait(step)
    }
    void (this.glimpse.isLast ? this.look({ to: 'first' }).then(() => this.#wait(step)) : step())
  }

  /** Until what is shown is over, and a moment longer. */
  #wait(then: () => Promise<void>): void {
    const isShown = this.showing.seen.value?.doing !== undefined
    const wait = isShown ? 60 : PLAYING[this.speed].rest
    this.#timer = setTimeout(() => {
      if (isShown) this.#wait(then)
      else void then()
    }, wait)
  }

  async #look(aim: Aim, eye: Eye): Promise<void> {
    const before = this.glimpse
    const isSame = eye === before.eye
    const have = isSame ? before.until : 0
    const found = await pressed(this.#projector.look({ eye, from: before.moment, aim, have }))
    if (found === undefined) return
    const news = found.items
    this.showing.catchUp()
    if (!isSame) this.items = news
    else if (news.length > 0) this.items = [...this.items, ...news]
    if (!isSame || news.length > 0) this.#past = new Past(this.items)
    this.glimpse = found
    const after = this.#seen(found)
    const isStep = isSame && aim.to === 'step' && aim.by > 0 && found.stop === before.stop + 1
    this.#isCut = this.speed === 4 && this.isPlaying
    if (isStep && !this.#isCut) {
      this.#session.tell(this.#past.between(before.seq, found.seq), after)
    } else this.#session.cut(after)
  }

  /** As the table is given it: a game that goes on, at which nobody is asked anything. */
  #seen({ eye, seq, game, moment }: Glimpse): Seen {
    return {
      table: this.#opened.table,
      seq: moment,
      seat: typeof eye === 'number' ? eye : undefined,
      info: this.#info,
      game,
      ...this.#past.at(seq),
      online: this.#online,
      spectators: 0,
      ahead: 0,
    }
  }
}
