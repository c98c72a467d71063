import { nth } from '@adit/kernel'
import type { Item, Pace, TableShown } from '@adit/protocol'
import { keepDrawn } from '../../art/index.ts'
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
import { afterPicture, pressed } from '../../ui/after-picture.ts'
import { Past } from './past.ts'

const speeds = [1, 2, 4] as const
type Speed = (typeof speeds)[number]

/** How long a moment stands before the next, in milliseconds, and how what moves is shown. */
const PLAYING: Readonly<Record<Speed, { readonly rest: number; readonly pace: Pace }>> = {
  1: { rest: 500, pace: 'normal' },
  2: { rest: 200, pace: 'quick' },
  4: { rest: 450, pace: 'quick' },
}

/** In milliseconds: a picture is on its way to the screen, and what is worked out meanwhile would hold it up. */
const ON_ITS_WAY = 20
/** So many jumps in a row move the board alone; whoever goes on turns reads where they are. */
const IN_A_ROW = 3

/** Somebody looks at a finished game: which moment, with whose eyes, and what they were told. */
export class Viewing {
  readonly showing: Showing
  /** What the timeline shows, and a board that is drawn first. */
  near: Glimpse
  /** What all else shows: the same, a picture later. */
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
  #isBoardFirst = false
  /** The table as the board shows it, while all else is a picture behind. */
  #board: Seen | undefined = $state.raw()
  #following: { readonly leave: () => void; readonly put: number } | undefined

  /** `first`: the moment asked for. */
  constructor(projector: Projector, opened: Opened, first: Glimpse) {
    keepDrawn(first.drawn)
    this.#projector = projector
    this.#opened = opened
    this.near = $state.raw(first)
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

  get eye(): Eye {
    return this.near.eye
  }

  /** For a table that draws its board before all else: from now on it is given a jump in two pictures. */
  readonly boardFirst = (): (() => Seen | undefined) => {
    this.#isBoardFirst = true
    return () => this.#board
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
      const { moment } = this.near
      await this.#look(aim, eye ?? this.eye)
      if (this.near.moment !== moment) this.onturn?.(this.near.moment)
    })
  }

  /** Goes where somebody else has gone; of many in a row only the last counts. */
  follow(moment: number): Promise<void> {
    this.pause()
    this.#followed = moment
    return this.#inTurn(async () => {
      const { stops, stop } = this.near
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
    void this.look({ to: 'moment', moment: this.near.moment }, eye)
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
    this.#following?.leave()
    this.showing.close()
    this.#projector.close()
  }

  #play(): void {
    this.isPlaying = true
    const step = async (): Promise<void> => {
      if (!this.isPlaying) return
      await this.look({ to: 'step', by: 1 })
      if (this.near.isLast) this.pause()
      else this.#wait(step)
    }
    void (this.near.isLast ? this.look({ to: 'first' }).then(() => this.#wait(step)) : step())
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
    const before = this.near
    const isSame = eye === before.eye
    const have = isSame ? before.until : 0
    const found = await pressed(this.#projector.look({ eye, from: before.moment, aim, have }))
    if (found === undefined) return
    keepDrawn(found.drawn)
    const news = found.items
    this.showing.catchUp()
    if (!isSame) this.items = news
    else if (news.length > 0) this.items = [...this.items, ...news]
    if (!isSame || news.length > 0) this.#past = new Past(this.items)
    this.near = found
    const isStep = isSame && aim.to === 'step' && aim.by > 0 && found.stop === before.stop + 1
    this.#isCut = this.speed === 4 && this.isPlaying
    if (isStep && !this.#isCut) this.#step(before, found)
    else if (isSame && this.#isBoardFirst) this.#jump(found)
    else this.#settle(found, this.#seen(found))
  }

  /** What happened on the way is shown. */
  #step(before: Glimpse, found: Glimpse): void {
    if (this.#following !== undefined) this.#settle(before, this.#seen(before))
    this.glimpse = found
    this.#session.tell(this.#past.between(before.seq, found.seq), this.#seen(found))
  }

  /** The board is there at once, all else when it has been seen. */
  #jump(found: Glimpse): void {
    const after = this.#seen(found)
    const { leave, put } = this.#following ?? { leave: () => {}, put: 0 }
    leave()
    if (put === IN_A_ROW) this.#settle(found, after)
    else {
      this.#board = after
      this.#following = {
        leave: afterPicture(() => this.#settle(found, after), ON_ITS_WAY),
        put: put + 1,
      }
    }
  }

  #settle(found: Glimpse, after: Seen): void {
    this.#following?.leave()
    this.#following = undefined
    this.glimpse = found
    this.#session.cut(after)
    this.#board = undefined
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
