import type { Refusal, Viewer } from '@adit/kernel'
import { cards, type Event, type Move, type State } from '@adit/saboteur'
import type { Slot } from '../fill.ts'
import { formOf, type Two } from '../forms.ts'
import type { Language } from '../languages.ts'
import type { Company } from '../people.ts'
import type { Teller } from '../teller.ts'
import { saboteurCard } from './card.ts'
import { sayMove } from './choices.ts'
import { tellEvent, whyEnded, winsOf } from './events.ts'
import { saboteurPlace } from './place.ts'
import { promptFor, turnOf, wants } from './prompt.ts'
import { type Speech, speak } from './speech.ts'
import type { Reasons, SaboteurWords, TurnWords } from './words.ts'

type RoundEnded = Extract<Event, { readonly type: 'round-ended' }>

export interface SaboteurTeller extends Teller<Move, Event> {
  readonly words: SaboteurWords
  /** What the table waits for, as one viewer is told it; undefined when the game is over. */
  prompt(view: State, viewer: Viewer, company: Company): string | undefined
  /** How the mover's turn begins, told to the mover. */
  turn(view: State): TurnWords
  /** What the mover wants to do, where a card is put down and not decided yet. */
  wants(view: State, company: Company): string
  /** To the reader, whose role it is. */
  youAre(role: number): string
  /** Why a round is over, and who wins it. */
  ended(event: Pick<RoundEnded, 'ending' | 'seat'>, company: Company): string
  won(event: Pick<RoundEnded, 'winners' | 'roles' | 'ending'>): string
}

export function saboteurTeller(language: Language, spoken: SaboteurWords): SaboteurTeller {
  const words = { ...spoken, options: optionsOf(spoken) }
  return {
    words,
    tell: (event, company) => tellEvent(event, speak(language, words, company)),
    cell: event => ('at' in event ? saboteurPlace(event.at) : undefined),
    say: (move, company) => sayMove(move, speak(language, words, company)),
    explain: (refusal, company) => reason(refusal, speak(language, words, company)),
    youAre: role => {
      const speech = speak(language, words, { names: [] })
      return speech.fill(words.youAre, { role: speech.role(role) })
    },
    ended: (event, company) => whyEnded(event, speak(language, words, company)),
    won: event => winsOf(event, words).join(' '),
    turn: view => turnOf(view, speak(language, words, { names: [] })),
    wants: (view, company) => wants(view, speak(language, words, company)),
    prompt: (view, viewer, company) => promptFor(view, viewer, speak(language, words, company)),
  }
}

/** A card that can be added by itself is called what the card is called. */
function optionsOf({ options, cards }: SaboteurWords): SaboteurWords['options'] {
  const { championship } = options
  if (championship === undefined) throw new Error('no words for the cards of a championship')
  const named = Object.entries(cards).map(([name, { title, help }]) => [
    name,
    { name: title, help },
  ])
  const values = { ...Object.fromEntries(named), ...championship.values }
  return { ...options, championship: { ...championship, values } }
}

/** A game's own reason; undefined if it has no such key. */
function reason({ key, slots = {} }: Refusal, { words, people, fill }: Speech): string | undefined {
  const message = messageOf(words, key)
  if (message === undefined) return undefined
  const told: Record<string, Slot> = {}
  for (const [slot, value] of Object.entries(slots)) {
    told[slot] = typeof value === 'string' ? translate(words, slot, value) : value
  }
  const { seat } = slots
  if (typeof seat !== 'number') return fill(formOf(message, { self: undefined }), told)
  return fill(formOf(message, { seat, self: people.self }), { ...told, B: people.of(seat) })
}

function messageOf(words: SaboteurWords, key: string): string | Two | undefined {
  const own = Object.values(words.cards).flatMap((card): Reasons[] =>
    'refusals' in card ? [card.refusals] : [],
  )
  return [words.refusals, ...own].map(reasons => lookUp(reasons, key)).find(found => found)
}

/** What a name in a slot means depends on the slot. */
function translate(words: SaboteurWords, slot: string, value: string): Slot {
  switch (slot) {
    case 'side':
      return lookUp(words.sides, value) ?? value
    case 'question':
      return lookUp(words.asks, value)?.prompt ?? value
    case 'edition':
      return valueName(words, 'edition', value) ?? value
    case 'card': {
      const kind = cards.findIndex(card => card.name === value)
      return kind < 0 ? value : saboteurCard(words, kind).name
    }
    case 'role':
      return lookUp(words.roles, value)?.name ?? value
    case 'tool':
      return lookUp(words.tools, value) ?? value
    case 'option':
    case 'one':
    case 'other':
      return (
        valueName(words, 'modules', value) ??
        valueName(words, 'championship', value) ??
        lookUp(words.options, value)?.name ??
        value
      )
    default:
      return value
  }
}

function valueName(words: SaboteurWords, option: string, value: string): string | undefined {
  return lookUp(words.options[option]?.values ?? {}, value)?.name
}

function lookUp<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
