import { CHANCE, type Refusal, type Seat } from '@adit/kernel'
import type { Item } from '@adit/protocol'
import { chapter, listOf } from '@adit/words'
import { timeNow } from '../../client/ticking.ts'
import { announce } from '../../ui/announce.svelte.ts'
import { explainAny } from '../../words/explain-game.ts'
import { speech } from '../../words/speech.ts'
import type { Deed } from './keys.ts'
import type { LogLine, Pictures } from './log-lines.ts'
import { report } from './report.ts'
import { sound } from './sound.ts'
import type { TableProps } from './table-props.ts'
import { canTakeBack } from './take-back.ts'
import { Telling } from './telling.svelte.ts'
import { Hourglasses, type TimeLeft } from './time-left.ts'
import { ringOnTurn } from './turn-bell.svelte.ts'
import { weightOf } from './weight.ts'

/** A card is on its way for so long. */
const FLIGHT = 420

/** Why not, and the thing it was asked about. */
interface Asked {
  readonly why: Refusal
  readonly anchor: Element
}

/** One person at one table, whatever the game: whose turn it is, moves, and why not. */
export class Sitting {
  readonly telling: Telling
  /** The move on its way, in notation. */
  sending: string | undefined = $state()
  asked: Asked | undefined = $state.raw()
  readonly #props: () => TableProps
  readonly #hourglasses = new Hourglasses()

  readonly names: readonly string[]
  readonly isMine: boolean
  readonly canTakeBack: boolean
  /** Whose turn it is, as the lantern line says it. */
  readonly now: string
  /** What just happened. */
  readonly was: LogLine | undefined

  constructor(props: () => TableProps, pictures: Pictures) {
    this.#props = props
    this.telling = new Telling(props, { pictures })
    this.names = $derived(props().crew.map(mate => mate.name))
    this.isMine = $derived(props().session.decision !== undefined)
    this.canTakeBack = $derived(canTakeBack(props().seen))
    this.now = $derived(this.#turnText())
    this.was = $derived(this.#lastDeed())
    ringOnTurn({
      isMine: () => this.isMine,
      isTurn: () => this.isMine,
      title: () => props().teller.words.title,
      text: () => chapter(speech().language, 'page/common').turnNotice,
    })
  }

  /** Whose turn it is, or whose deed is being shown. */
  isAsked(seat: Seat): boolean {
    if (this.#props().seen.doing === seat) return true
    return this.#props().seen.game?.asked.some(one => one.seat === seat) ?? false
  }

  /** The time of whoever is to move. */
  get time(): TimeLeft | undefined {
    const { seen } = this.#props()
    const asked = seen.game?.asked[0]
    return asked?.due === undefined ? undefined : this.#hourglasses.of(seen, asked.seat, timeNow())
  }

  /** Makes a move; false if it was not accepted. */
  async play(move: unknown): Promise<boolean> {
    const { session, game } = this.#props()
    if (this.sending !== undefined) return false
    this.asked = undefined
    const text = game.notation.printMove(move)
    this.sending = text
    const answer = await session.move(text)
    this.sending = undefined
    if (answer.type === 'done') return true
    report(this.words(answer.why))
    return false
  }

  async takeBack(): Promise<void> {
    const answer = await this.#props().session.do({ type: 'undo' })
    if (answer.type === 'refused') report(this.words(answer.why))
  }

  /** What these keys do at every table. */
  pressDeed(deed: Deed): void {
    if (deed === 'undo') void this.takeBack()
    if (deed !== 'log' && deed !== 'talk') return
    this.telling.tab = deed
    this.telling.isTalkUp = true
  }

  /** Why this seat may not do that now; undefined if it may. */
  refusal(move: unknown): Refusal | undefined {
    const { seen, game } = this.#props()
    if (seen.game === undefined || seen.seat === undefined) return undefined
    return game.refuse(seen.game.view, seen.seat, move)
  }

  /** Shows and says why not. */
  explain(why: Refusal | undefined, anchor: Element): void {
    this.asked = why && { why, anchor }
    if (why === undefined) return
    sound('refused')
    announce(this.words(why))
  }

  words(why: Refusal): string {
    return explainAny(why, speech(), this.#props().teller, this.names)
  }

  /** Tells what happens to ears and screen readers; `hear` adds what is the game's own. */
  listen(hear: (news: readonly Item[]) => void): () => void {
    const { session, seen } = this.#props()
    const weigh = (news: readonly Item[]) => {
      const by = news.find(item => item.type === 'moved')?.seat
      return weightOf({ lines: this.telling.linesOf(news), by, self: seen.seat }, { deed: FLIGHT })
    }
    const stops = [
      session.perform({ weigh }),
      session.listen(news => {
        this.telling.hear(news)
        hear(news)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** The last thing somebody did; what followed from it is in the log. */
  #lastDeed(): LogLine | undefined {
    const { lines } = this.telling
    const last = lines.findLast(line => line.seat !== undefined)
    return last && lines.find(line => line.seq === last.seq)
  }

  #turnText(): string {
    const { seen } = this.#props()
    const { words, fill, language } = speech()
    if (seen.info.stage === 'finished') return words.table.over
    if (this.isMine || seen.doing === seen.seat) return words.table.yourTurn
    const doing = seen.doing === undefined ? [] : [{ seat: seen.doing }]
    const waited = [...doing, ...(seen.game?.asked ?? [])].filter(({ seat }) => seat !== CHANCE)
    if (waited.length === 0) return words.table.chance
    const names = waited.map(({ seat }) => this.names[seat])
    return waited.length === 1
      ? fill(words.table.turnOf, { name: names[0] })
      : fill(words.table.turnOfMany, { names: listOf(language, names) })
  }
}
