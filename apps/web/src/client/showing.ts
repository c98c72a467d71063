import type { Answer, Item } from '@adit/protocol'
import { Live } from '../ui/live.ts'
import { Audience, type Hear } from './audience.ts'
import { Reel, type ReelPorts, type Weight } from './reel.ts'
import type { Seen } from './seen.ts'
import { type AtTable, answering, type Decision, decisionIn, type TableWish } from './session.ts'

/** What a table says of its own happenings. */
export interface Performer {
  /** How long these news take. */
  weigh(news: readonly Item[], before: Seen, after: Seen): Weight
  /** Lets go what moves. The page still shows how it was. */
  fly?(news: readonly Item[], before: Seen, after: Seen): void
  /** Whose turn it is while that seat's move is shown: another's, where it only answers. */
  turnOf?(seat: number, before: Seen): number
  /** The page goes on showing how it was until the news are over: the end of a round, for instance. */
  isHeld?(news: readonly Item[]): boolean
}

/** Without a table that knows better, news are there at once. */
const UNWEIGHED: Weight = { flight: 0, deed: 0, letters: 0, isGrave: false }

/**
 * A table as it is shown: the same as what is known of it, event by event and each in its time. The
 * picture is the state after the last beat that is over; commands go to the table as it is.
 */
export class Showing implements AtTable {
  readonly seen: Live<Seen | undefined>
  /** Moves that were made while nobody looked, until somebody has read how many. */
  readonly missed = new Live(0)
  readonly #session: Followed
  readonly #reel: Reel
  readonly #audience = new Audience()
  readonly listen = this.#audience.listen
  readonly #stop: () => void
  #performer: Performer | undefined
  /** The last state that has been shown or waits to be. */
  #last: Seen | undefined

  constructor(session: Followed, ports: Omit<ReelPorts, 'isPressed'>) {
    this.#session = session
    this.#last = session.seen.value
    this.seen = new Live(this.#last)
    this.#reel = new Reel({ ...ports, isPressed: () => this.#isPressed })
    const { isAway } = ports
    const hear: Hear = (news, before, after) => {
      this.#last = after
      if (countDeeds(news) > 1) this.#cut(news, after)
      else {
        if (isAway()) this.missed.value += countDeeds(news)
        this.#add(news, before, after)
      }
    }
    const stops = [session.listen(hear), session.onCut(after => this.#renew(after))]
    this.#stop = () => {
      for (const stop of stops) stop()
    }
  }

  get table(): string {
    return this.#session.table
  }

  renew(): void {
    this.#session.renew?.()
  }

  do(wish: TableWish): Promise<Answer> {
    return this.#session.do(wish)
  }

  move(text: string): Promise<Answer> {
    return this.do(answering(this.seen.value, this.decision, text))
  }

  /** What is asked of the reader and has been shown to be asked; gone if it has passed meanwhile. */
  get decision(): Decision | undefined {
    const shown = decisionIn(this.seen.value)
    const { decision } = this.#session
    return decision?.since === shown?.since ? decision : undefined
  }

  /** Who knows how long things take at this table; returns how to take it back. */
  perform(performer: Performer): () => void {
    this.#performer = performer
    return () => {
      if (this.#performer === performer) this.#performer = undefined
    }
  }

  /** A press that means: go on. False if nothing was under way. */
  hurry(): boolean {
    return this.#reel.hurry()
  }

  /** What the page has to show by itself comes first; returns how to go on with what has happened since. */
  hold(): () => void {
    return this.#reel.hold()
  }

  /** All that is under way is shown at once: somebody looks again. */
  catchUp(): void {
    this.#reel.finish()
  }

  close(): void {
    this.#audience.leave()
    this.#stop()
    this.#reel.finish()
  }

  #add(news: readonly Item[], before: Seen, after: Seen): void {
    const performer = this.#performer
    const by = news.find(item => item.type === 'moved')?.seat
    const doing = by === undefined ? undefined : (performer?.turnOf?.(by, before) ?? by)
    const isHeld = performer?.isHeld?.(news) ?? false
    this.#reel.add({
      weight: by === undefined ? UNWEIGHED : (performer?.weigh(news, before, after) ?? UNWEIGHED),
      begin: () => {
        this.#show(before, doing)
        performer?.fly?.(news, before, after)
      },
      land: () => {
        const { log, chat } = after
        this.#show(isHeld ? { ...before, log, chat } : notOver(before, after), doing)
        this.#audience.tell(news, before, after)
      },
      end: () => this.#show(after, undefined),
    })
  }

  /** Several moves at once, and no pictures of what lay between them: how it stands, and no film. */
  #cut(news: readonly Item[], after: Seen): void {
    this.#reel.finish()
    this.missed.value += countDeeds(news)
    this.#show(after, undefined)
  }

  /** Known anew without news: who is here, or a fresh start. */
  #renew(after: Seen): void {
    if (after.seq !== this.#last?.seq) this.#reel.finish()
    this.#last = after
    if (this.#reel.isIdle) this.#show(after, undefined)
    else this.#show(this.seen.value ?? after, this.seen.value?.doing)
  }

  /** While something is being shown, nobody is asked: the lantern passes when it is over. */
  #show(seen: Seen, doing: number | undefined): void {
    const { online, spectators, ahead } = this.#session.seen.value ?? seen
    const game = seen.game && doing !== undefined ? { ...seen.game, asked: [] } : seen.game
    this.seen.value = { ...seen, game, doing, online, spectators, ahead }
  }

  get #isPressed(): boolean {
    const { decision } = this.#session
    return decision?.due !== undefined && decision.since !== decisionIn(this.seen.value)?.since
  }
}

/** What ends a game is seen and read like all else; the page of its end comes after it. */
function notOver({ info: { stage } }: Seen, after: Seen): Seen {
  return after.info.stage === 'finished' ? { ...after, info: { ...after.info, stage } } : after
}

/** What a showing follows: a session, or in tests something like it. */
export interface Followed extends AtTable {
  onCut(renew: (after: Seen) => void): () => void
}

/** Moves that somebody made; what chance or a window's end added belongs to them. */
function countDeeds(news: readonly Item[]): number {
  return news.filter(item => item.type === 'moved' && DEEDS.includes(item.by)).length
}
const DEEDS: readonly string[] = ['player', 'bot', 'clock']
