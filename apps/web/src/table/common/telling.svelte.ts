import { type Item, isGnomePhrase } from '@adit/protocol'
import type { Terms } from '@adit/words'
import { settings } from '../../client/settings.ts'
import { announce } from '../../ui/announce.svelte.ts'
import { speech } from '../../words/speech.ts'
import { type Said, saidLines } from './lines.ts'
import {
  deedsSince,
  LogBook,
  type LogLine,
  linesBeforeTurn,
  linesUpTo,
  type Pictures,
} from './log-lines.ts'
import { Mutes } from './mutes.svelte.ts'
import { Saying } from './says.svelte.ts'
import type { TableProps } from './table-props.ts'

/** What a game adds to what is told. */
export interface Ways {
  readonly pictures: Pictures
  /** What the game calls the things that are spoken of. */
  readonly terms?: () => Terms
}

/** What is written and said at a table, whatever the game. */
export class Telling {
  readonly mutes = new Mutes()
  readonly saying = new Saying()
  tab: 'log' | 'talk' = $state('log')
  /** On small screens log and talk are a sheet; is it up? */
  isTalkUp = $state(false)
  readonly lines: readonly LogLine[]
  readonly said: readonly Said[]
  /** What others did since the reader's own last move. */
  readonly since: readonly LogLine[]
  /** The deed whose moment is looked at; the newest again as soon as something happens. */
  asked: LogLine | undefined = $state.raw()
  /** Lines of talk that were not looked at. */
  readonly fresh: number
  readonly #read: () => Pick<TableProps, 'seen' | 'crew' | 'teller'>
  readonly #ways: Ways
  readonly #book = new LogBook()
  /** How many lines of talk the reader has had before them. */
  #looked = $state(0)

  constructor(read: () => Pick<TableProps, 'seen' | 'crew' | 'teller'>, ways: Ways) {
    this.#read = read
    this.#ways = ways
    this.lines = $derived(this.linesOf(read().seen.log))
    this.since = $derived(deedsSince(this.lines, read().seen.seat))
    this.said = $derived(this.#saidIn(read().seen.chat))
    this.fresh = $derived(Math.max(0, this.#heard(this.said).length - this.#looked))
    this.#looked = this.#heard(this.said).length
    // What is in sight has been read.
    $effect(() => {
      if (this.tab === 'talk') this.#looked = this.#heard(this.said).length
    })
  }

  /** Shows bubbles, and tells screen readers what they cannot read for themselves. */
  hear(news: readonly Item[]): void {
    this.asked = undefined
    const said = this.#heard(this.#saidIn(news))
    for (const { seat, text } of said) if (seat !== undefined) this.saying.show(seat, text)
    const { seat: self } = this.#read().seen
    const unread = this.#isTalkSeen ? [] : said.filter(({ seat }) => seat !== self)
    // What turns a card or the page is said when it is turned.
    const lines = linesBeforeTurn(linesUpTo(this.linesOf(news), 'end'))
    const told = [
      ...lines.map(line => line.text),
      ...unread.map(({ name, text }) => `${name}: ${text}`),
    ]
    if (told.length > 0) announce(told.join(' '))
  }

  /** Looks at that moment, or no longer. */
  ask(line: LogLine): void {
    this.asked = this.asked?.key === line.key ? undefined : line
    if (this.asked !== undefined) announce(line.text)
  }

  /** The newest line of that kind; a log of hundreds of lines is not told for its last. */
  lastLine(isWanted: (line: LogLine) => boolean): LogLine | undefined {
    const { log } = this.#read().seen
    for (const item of log.toReversed()) {
      const found = this.linesOf([item]).findLast(isWanted)
      if (found !== undefined) return found
    }
    return undefined
  }

  linesOf(items: readonly Item[]): readonly LogLine[] {
    const { crew, teller } = this.#read()
    const { pictures } = this.#ways
    return this.#book.lines(items, { crew, teller, speech: speech(), pictures })
  }

  #saidIn(items: readonly Item[]): readonly Said[] {
    const { terms = () => ({}) } = this.#ways
    const { gossip } = settings.value
    const heard = gossip ? items : items.filter(item => !isGossip(item))
    return saidLines(heard, { crew: this.#read().crew, speech: speech(), terms: terms() })
  }

  #heard(said: readonly Said[]): readonly Said[] {
    return said.filter(line => !this.mutes.has(line))
  }

  get #isTalkSeen(): boolean {
    return this.tab === 'talk' && (this.isTalkUp || innerWidth > 700)
  }
}

function isGossip(item: Item): boolean {
  return item.type === 'phrased' && isGnomePhrase(item.said.phrase)
}
