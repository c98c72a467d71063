import { saboteurCard } from '@adit/i18n'
import { type Item, type Phrase, phrases } from '@adit/protocol'
import { cards } from '@adit/saboteur'
import { type Said, saidLines } from '../../seats/lines.ts'
import { speech } from '../../words/speech.ts'
import { LogBook, type LogLine } from '../common/log-lines.ts'
import { Mutes } from '../common/mutes.svelte.ts'
import type { Model } from './model.svelte.ts'
import { picturesFor } from './pictures.ts'

/** What is written and said at the table. */
export class Telling {
  readonly mutes = new Mutes()
  tab: 'log' | 'talk' = $state('log')
  readonly #model: Model
  readonly #book = new LogBook()
  readonly #pictures
  /** How many lines of talk the reader has had before them. */
  #read = $state(0)

  constructor(model: Model) {
    this.#model = model
    this.#pictures = picturesFor(() => model.self)
    this.#read = this.said.length
    $effect(() => {
      if (this.tab === 'talk') this.#read = this.said.length
    })
  }

  readonly lines: readonly LogLine[] = $derived.by(() => this.linesOf(this.#model.seen.log))
  readonly last: LogLine | undefined = $derived(this.lines.findLast(line => !line.isMinor))
  readonly said: readonly Said[] = $derived.by(() => this.saidIn(this.#model.seen.chat))
  readonly fresh: number = $derived.by(() => {
    const heard = this.said.filter(line => !this.mutes.has(line.seat))
    return Math.max(0, heard.length - this.#read)
  })

  /** SAB-45: where talk about a goal's content is not allowed, no phrase states it. */
  readonly phrases: readonly Phrase[] = $derived.by(() =>
    everyPhrase.filter(phrase => this.#model.rules.goalTalk || !STATING.includes(phrase)),
  )
  readonly goals: readonly string[] = $derived.by(() =>
    this.#model.view.maze.goals.map(at => this.#model.place(at)),
  )
  readonly cards = $derived.by(() =>
    this.#model.rules.deckKinds
      .filter(kind => cards[kind].group === 'action')
      .map(kind => ({
        name: cards[kind].name,
        label: saboteurCard(this.#model.teller.words, kind).title,
      })),
  )

  linesOf(items: readonly Item[]): readonly LogLine[] {
    const { crew, teller } = this.#model
    return this.#book.lines(items, { crew, teller, speech: speech(), pictures: this.#pictures })
  }

  saidIn(items: readonly Item[]): readonly Said[] {
    const named = items.map(item => (item.type === 'phrased' ? this.#named(item) : item))
    return saidLines(named, { crew: this.#model.crew, speech: speech() })
  }

  /** A phrase about a card says its name in the reader's language. */
  #named(item: Item & { type: 'phrased' }): Item {
    const { slots } = item.said
    const kind = cards.findIndex(card => card.name === slots.card)
    if (kind < 0) return item
    const { name } = saboteurCard(this.#model.teller.words, kind)
    return { ...item, said: { ...item.said, slots: { ...slots, card: name } } }
  }
}

// Object.keys forgets that the keys are phrases; `phrases` has no others.
const everyPhrase = Object.keys(phrases) as readonly Phrase[]
const STATING: readonly Phrase[] = ['treasure-there', 'nothing-there']
