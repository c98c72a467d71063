import type { Refusal, Viewer } from '@adit/kernel'
import { cards, type Event, type Move, type State } from '@adit/saboteur'
import type { Language } from '../languages.ts'
import { reasonIn, type Teller } from '../teller.ts'
import { saboteurCard } from './card.ts'
import { sayMove } from './choices.ts'
import { tellEvent } from './events.ts'
import { promptFor } from './prompt.ts'
import { speak } from './speech.ts'
import type { SaboteurWords } from './words.ts'

export interface SaboteurTeller extends Teller<Move, Event> {
  readonly words: SaboteurWords
  /** What the table waits for, as one viewer is told it; undefined when the game is over. */
  prompt(view: State, viewer: Viewer, names: readonly string[]): string | undefined
}

export function saboteurTeller(language: Language, words: SaboteurWords): SaboteurTeller {
  return {
    words,
    tell: (event, names) => tellEvent(event, speak(language, words, names)),
    say: (move, names) => sayMove(move, speak(language, words, names)),
    explain: (refusal, names) =>
      reasonIn(language, words.refusals, translated(words, refusal), text => text, names),
    prompt: (view, viewer, names) => promptFor(view, viewer, speak(language, words, names)),
  }
}

/** The names that stand in slots, in words: what a name means depends on the slot. */
function translated(words: SaboteurWords, refusal: Refusal): Refusal {
  if (refusal.slots === undefined) return refusal
  const slots = Object.entries(refusal.slots).map(([slot, value]) => [
    slot,
    typeof value === 'string' ? translate(words, slot, value) : value,
  ])
  return { ...refusal, slots: Object.fromEntries(slots) }
}

function translate(words: SaboteurWords, slot: string, value: string): string {
  switch (slot) {
    case 'side':
      return lookUp(words.sides, value) ?? value
    case 'question':
      return lookUp(words.asks, value)?.question ?? value
    case 'edition':
      return valueName(words, 'edition', value) ?? value
    case 'card': {
      const kind = cards.findIndex(card => card.name === value)
      return kind < 0 ? value : saboteurCard(words, kind).name
    }
    case 'role':
      return lookUp(words.roles, value)?.name ?? value
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
  return lookUp(words.options[option].values ?? {}, value)?.name
}

function lookUp<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
