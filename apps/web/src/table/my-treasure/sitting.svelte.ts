import { CHANCE, type Refusal, type Seat } from '@adit/kernel'
import type { Item, Phrase } from '@adit/protocol'
import { timeNow } from '../../client/ticking.ts'
import { type Said, saidLines } from '../../seats/lines.ts'
import type { TableProps } from '../../seats/table-props.ts'
import { announce } from '../../ui/announce.svelte.ts'
import { toast } from '../../ui/toasts.svelte.ts'
import { explainAny } from '../../words/explain-game.ts'
import { speech } from '../../words/speech.ts'
import type { Deed } from '../common/keys.ts'
import { LogBook, type LogLine, type Pictures } from '../common/log-lines.ts'
import { Mutes } from '../common/mutes.svelte.ts'
import { notify } from '../common/notice.ts'
import { Saying } from '../common/says.svelte.ts'
import { sound } from '../common/sound.ts'
import { Hourglasses, type TimeLeft } from '../common/time-left.ts'
import { commonWords } from '../common/words/index.ts'

/** Why not, and the thing it was asked about. */
interface Asked {
  readonly why: Refusal
  readonly anchor: Element
}

/** The quick phrases of games without goals, traitors or tools. */
export const plainPhrases: readonly Phrase[] = [
  'hello',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'your-turn',
  'watch-out',
  'good-game',
]

/** Moves the focus along what can be pressed now. */
export function focusNext(stops: string, by: 1 | -1): void {
  const open = [...document.querySelectorAll<HTMLElement>(stops)]
  const from = open.findIndex(one => one.contains(document.activeElement))
  open.at((from + by + open.length) % open.length)?.focus()
}

/** My turn: the focus goes to what I hold, unless it is somewhere already. */
function focusTurn(): void {
  if (document.activeElement !== document.body) return
  const stops = '#hand [tabindex="0"], #board .places [tabindex="0"]'
  document.querySelector<HTMLElement>(stops)?.focus({ preventScroll: true })
}

/** One person at one table, whatever the game: what was said and told, whose turn it is, moves. */
export class Sitting {
  readonly mutes = new Mutes()
  readonly saying = new Saying()
  tab: 'log' | 'talk' = $state('log')
  isTalkUp = $state(false)
  /** The move on its way, in notation. */
  sending: string | undefined = $state()
  asked: Asked | undefined = $state.raw()

  readonly #props: () => TableProps
  readonly #pictures: Pictures
  readonly #book = new LogBook()
  readonly #hourglasses = new Hourglasses()
  #heard = $state(0)

  readonly names: readonly string[]
  readonly lines: readonly LogLine[]
  readonly said: readonly Said[]
  readonly fresh: number
  readonly isMine: boolean
  /** Whose turn it is, as the lantern line says it. */
  readonly now: string
  /** What just happened. */
  readonly was: LogLine | undefined

  constructor(props: () => TableProps, pictures: Pictures) {
    this.#props = props
    this.#pictures = pictures
    this.names = $derived(props().crew.map(mate => mate.name))
    this.lines = $derived(this.#linesOf(props().seen.log))
    this.said = $derived(this.#saidIn(props().seen.chat))
    this.fresh = $derived(Math.max(0, this.said.length - this.#heard))
    this.isMine = $derived(props().session.decision !== undefined)
    this.now = $derived(this.#turnText())
    this.was = $derived(this.#lastDeed())
    // What is in sight has been read.
    $effect(() => {
      if (this.tab === 'talk') this.#heard = this.said.length
    })
  }

  isAsked(seat: Seat): boolean {
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
    this.#report(answer.why)
    return false
  }

  /** What these keys do at every table. */
  pressDeed(deed: Deed): void {
    if (deed === 'undo') void this.#undo()
    if (deed !== 'log' && deed !== 'talk') return
    this.tab = deed
    this.isTalkUp = true
  }

  async #undo(): Promise<void> {
    const answer = await this.#props().session.do({ type: 'undo' })
    if (answer.type === 'refused') this.#report(answer.why)
  }

  #report(why: Refusal): void {
    const { fill, words } = speech()
    sound('refused')
    toast(fill(words.table.refused, { why: this.words(why) }), { icon: 'warning', look: 'bad' })
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
    const { session } = this.#props()
    return session.listen((news, before, after) => {
      const told = this.#linesOf(news).map(line => line.text)
      if (told.length > 0) announce(told.join(' '))
      this.saying.hear(news, item => this.#saidIn([item]).at(0)?.text)
      hear(news)
      const isAsked = (one: typeof after) => one.game?.asked.some(({ seat }) => seat === after.seat)
      if (!isAsked(after) || isAsked(before)) return
      sound('turn')
      focusTurn()
      const { language } = speech()
      notify(this.#props().teller.words.title, commonWords(language).turnNotice)
    })
  }

  /** The last thing somebody did; what followed from it is in the log. */
  #lastDeed(): LogLine | undefined {
    const last = this.lines.findLast(line => line.seat !== undefined)
    return last && this.lines.find(line => line.seq === last.seq)
  }

  #linesOf(items: readonly Item[]): readonly LogLine[] {
    const { crew, teller } = this.#props()
    return this.#book.lines(items, { crew, teller, speech: speech(), pictures: this.#pictures })
  }

  #saidIn(chat: readonly Item[]): readonly Said[] {
    const said = saidLines(chat, { crew: this.#props().crew, speech: speech() })
    return said.filter(({ seat }) => !this.mutes.has(seat))
  }

  #turnText(): string {
    const { seen } = this.#props()
    const { words, fill } = speech()
    if (seen.info.stage === 'finished') return words.table.over
    if (this.isMine) return words.table.yourTurn
    const waited = seen.game?.asked.filter(({ seat }) => seat !== CHANCE) ?? []
    if (waited.length === 0) return words.table.chance
    const names = waited.map(({ seat }) => this.names[seat])
    return waited.length === 1
      ? fill(words.table.turnOf, { name: names[0] })
      : fill(words.table.turnOfMany, { names: names.join(', ') })
  }
}
