import type { Refusal, Seat } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import { type Company, chapter } from '@adit/words'
import { tick } from 'svelte'
import type { Hear } from '../../client/audience.ts'
import { companyOf } from '../../client/crew.ts'
import { pageClock } from '../../client/page-clock.ts'
import type { Weight } from '../../client/reel.ts'
import type { Seen } from '../../client/seen.ts'
import type { Performer } from '../../client/showing.ts'
import { timeNow } from '../../client/ticking.ts'
import { announce } from '../../ui/announce.svelte.ts'
import { explainAny } from '../../words/explain-game.ts'
import { speech } from '../../words/speech.ts'
import { type Coaching, coachHere } from './coaching.ts'
import { type FlightIn, flying } from './flights.ts'
import { goOnByItself } from './going-on.svelte.ts'
import type { Deed } from './keys.ts'
import type { LogLine } from './log-lines.ts'
import { isOrdered } from './ordered.ts'
import { report } from './report.ts'
import { type Held, Slip } from './slip.ts'
import { sound } from './sound.ts'
import { provideSpots, Spots, spotsAround } from './spots.ts'
import type { TableProps } from './table-props.ts'
import { canTakeBack } from './take-back.ts'
import { Telling, type Ways as WaysToTell } from './telling.svelte.ts'
import { Hourglasses, type TimeLeft } from './time-left.ts'
import { ringOnTurn } from './turn-bell.svelte.ts'
import { lastDeed, turnText } from './turn-text.ts'
import { weightOf } from './weight.ts'

/** What was asked about a thing on the table, and the answer. */
export interface Asked {
  readonly anchor: Element
  /** In short: `Not here.` */
  readonly answer: string
  readonly text: string
  readonly rule: Refusal['rule']
  /** Which cell it is, where the board has cells. */
  readonly at?: number | undefined
}

/** What is a game's own about a person at its table. */
interface Ways extends WaysToTell {
  /** How an answer to "why not?" begins, if nothing better is known. */
  readonly notNow: () => string
  /** Types of events that show nobody anything hidden. A move that tells of any other cannot be taken back. */
  readonly undoable?: ReadonlySet<string>
  /** The turn ends with a card drawn: the move is held until it can no longer be a slip. */
  readonly draws?: () => boolean
  /** The game has something for people to look at before a round begins, and says itself when. */
  readonly keepsGate?: boolean
  /** Whether it is a turn of the reader's own, where they may be asked other things too. */
  readonly isTurn?: () => boolean
}

/** One person at one table, whatever the game: whose turn it is, moves, and why not. */
export class Sitting {
  readonly spots = provideSpots(spotsAround() ?? new Spots())
  readonly telling: Telling
  /** The move on its way, in notation. */
  sending: string | undefined = $state()
  /** The same, held back first: until it is sent it can be taken back. */
  held: Held | undefined = $state.raw()
  asked: Asked | undefined = $state.raw()
  /** The reader looks at how the last round was counted: the next one waits. */
  isReading = $state(false)
  /** Who asks about a move before it is made, where somebody does. */
  readonly coach: Coaching | undefined = coachHere()
  readonly #props: () => TableProps
  readonly #ways: Ways
  readonly #hourglasses = new Hourglasses()
  readonly #slip = new Slip(pageClock, held => {
    this.held = held
  })

  readonly company: Company
  readonly names: readonly string[]
  readonly isMine: boolean
  /** What is asked now is answered by the order that the reader has left. */
  readonly isOrdered: boolean
  readonly isOver: boolean
  readonly canTakeBack: boolean
  /** Whose turn it is, as the lantern line says it. */
  readonly now: string
  /** What just happened. */
  readonly was: LogLine | undefined

  constructor(props: () => TableProps, ways: Ways) {
    this.#props = props
    this.#ways = ways
    this.telling = new Telling(props, ways)
    this.company = $derived(companyOf(props().crew))
    this.names = $derived(props().crew.map(mate => mate.name))
    this.isMine = $derived.by(() => {
      const { session, seen } = props()
      // What passes by itself waits for nobody.
      return session.decision !== undefined && seen.game?.moment === undefined && !this.isOrdered
    })
    this.isOrdered = $derived(isOrdered(props().seen, props().game))
    this.isOver = $derived(props().seen.info.stage === 'finished')
    const { undoable = new Set() } = ways
    this.canTakeBack = $derived.by(() =>
      this.held === undefined ? canTakeBack(props().seen, undoable) : this.held.isSent !== true,
    )
    this.now = $derived(
      turnText({
        seen: props().seen,
        names: this.names,
        isMine: this.isMine,
        isOver: this.isOver,
      }),
    )
    this.was = $derived(lastDeed(this.telling, this.seen.log, this))
    if (ways.keepsGate !== true) goOnByItself(props, () => this.isReading)
    // Whoever goes away has decided.
    $effect(() => {
      const leave = (): void => this.#slip.goOn()
      addEventListener('pagehide', leave)
      return () => {
        removeEventListener('pagehide', leave)
        leave()
      }
    })
    ringOnTurn({
      isMine: () => this.isMine,
      isTurn: () => this.isMine && ways.isTurn?.() !== false,
      title: () => props().teller.words.title,
      text: () => chapter(speech().language, 'page/common').turnNotice,
      spots: this.spots,
    })
  }

  get seen(): Seen {
    return this.#props().seen
  }

  /** Whose turn it is, or whose deed is being shown. */
  isAsked(seat: Seat): boolean {
    if (this.seen.doing === seat) return true
    return this.seen.game?.asked.some(one => one.seat === seat) ?? false
  }

  /** How long a seat has left, if it is asked and has a clock. */
  timeOf(seat: Seat | undefined): TimeLeft | undefined {
    if (seat === undefined) return undefined
    return this.#hourglasses.of(this.#props().seen, seat, timeNow())
  }

  /** How long the round that has been dealt still waits for people. */
  get gateTime(): TimeLeft | undefined {
    return this.#hourglasses.ofGate(this.#props().seen, timeNow())
  }

  /** The time of whoever is to move. */
  get time(): TimeLeft | undefined {
    return this.timeOf(this.seen.game?.asked[0]?.seat)
  }

  /** Makes a move; false if it was not accepted. */
  async play(move: unknown): Promise<boolean> {
    const { session, game } = this.#props()
    if (this.sending !== undefined) return false
    this.forget()
    this.sending = game.notation.printMove(move)
    const text = await this.#reconsider(this.sending)
    const goes = text !== undefined && (this.#ways.draws?.() !== true || (await this.#hold()))
    const answer = goes ? await session.move(text) : undefined
    this.sending = undefined
    this.held = undefined
    if (answer === undefined) return false
    if (answer.type === 'done') return true
    report(this.words(answer.why))
    return false
  }

  /** Makes a move, or shows beside the element why not. */
  async attempt(move: unknown, element: Element): Promise<boolean> {
    const why = this.refusal(move)
    if (why === undefined) return this.play(move)
    this.explain(why, element)
    return false
  }

  /** Sends what is held. */
  goOn(): void {
    this.#slip.goOn()
  }

  /** The coach may ask; the answer is the move to make, or none. */
  async #reconsider(text: string): Promise<string | undefined> {
    const { seen } = this
    if (this.coach === undefined || seen.seat === undefined) return text
    if (this.#ways.isTurn?.() === false) return text
    return this.coach.ask({ table: seen.table, seat: seen.seat, chosen: text })
  }

  async #hold(): Promise<boolean> {
    const { title, text } = chapter(speech().language, 'page/common').held
    announce(`${title}. ${text}`)
    return this.#slip.hold(this.timeOf(this.seen.seat)?.left)
  }

  async takeBack(): Promise<void> {
    if (this.held !== undefined) {
      this.#slip.takeBack()
      return
    }
    const answer = await this.#props().session.do({ type: 'undo' })
    if (answer.type === 'refused') report(this.words(answer.why))
  }

  /** What these keys do at every table; false if this is none of them. */
  pressDeed(deed: Deed): boolean {
    if (deed === 'undo' && this.canTakeBack) void this.takeBack()
    else if (deed === 'log' || deed === 'talk') void this.#openTalk(deed)
    else if (deed === 'next-target') return this.spots.focusNext('target', 1)
    else if (deed === 'previous-target') return this.spots.focusNext('target', -1)
    else if (deed === 'back') return this.forget()
    else return false
    return true
  }

  /** Why this seat may not do that now; undefined if it may. */
  refusal(move: unknown): Refusal | undefined {
    const { seen, game } = this.#props()
    if (seen.game === undefined || seen.seat === undefined) return undefined
    return game.refuse(seen.game.view, seen.seat, move)
  }

  /** Shows and says why not; asked again of the same thing, it is put away. */
  explain(why: Refusal | undefined, anchor: Element, how: Partial<Asked> = {}): void {
    if (why === undefined) this.forget()
    else {
      const text = this.words(why)
      const answer = this.#ways.notNow()
      if (this.tell({ anchor, answer, text, rule: why.rule, ...how })) sound('refused')
    }
  }

  /** Shows and says something about a thing; false if it was shown, and is put away. */
  tell(asked: Asked): boolean {
    const isNew = this.asked?.anchor !== asked.anchor || this.asked.text !== asked.text
    this.asked = isNew ? asked : undefined
    if (isNew) announce(asked.text)
    return isNew
  }

  /** Puts the answer away; false if there was none. */
  forget(): boolean {
    const was = this.asked !== undefined
    this.asked = undefined
    return was
  }

  /**
   * What had the focus is gone, or is a player or a place that is not asked about any more: it goes to what is to be
   * pressed next on the bench.
   */
  focusNext(): void {
    const { activeElement } = document
    const isLeft = ['board', 'crew'].some(part => this.spots.find(part)?.contains(activeElement))
    if (activeElement !== document.body && !isLeft) return
    // Where nothing leads on, Space must not press what only looks about.
    this.spots.find('on')?.focus({ preventScroll: true })
  }

  words(why: Refusal): string {
    return explainAny(why, speech(), this.#props().teller, this.company)
  }

  /** Shows a move by nothing but a card that flies from one place to another. */
  flying(flightIn?: FlightIn, isGrave?: (news: readonly Item[]) => boolean): Performer {
    return flying((news, own) => this.#weigh(news, own), { flightIn, isGrave })
  }

  /**
   * Tells what happens to ears and screen readers; `hear` adds what is the game's own, and
   * `performer` how it is shown.
   */
  listen(hear: Hear, performer: Performer = this.flying()): () => void {
    const { session } = this.#props()
    const stops = [
      session.perform(performer),
      session.listen((news, before, after) => {
        this.forget()
        this.telling.hear(news)
        hear(news, before, after)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  #weigh(news: readonly Item[], own: Partial<Weight>): Weight {
    const by = news.find(item => item.type === 'moved')?.seat
    const { seat: self } = this.#props().seen
    return weightOf({ lines: this.telling.linesOf(news), by, self }, own)
  }

  async #openTalk(tab: 'log' | 'talk'): Promise<void> {
    this.telling.tab = tab
    this.telling.isTalkUp = true
    await tick()
    this.spots.focus('talk-tab')
  }
}
