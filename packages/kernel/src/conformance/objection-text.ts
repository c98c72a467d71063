import { parseFields, printFields } from '../fields.ts'
import { parseCount, splitWords } from '../notation.ts'
import { type Parsed, parsed, unreadable } from '../refusal.ts'
import type { Move, State } from './objection.ts'

export function printMove(move: Move): string {
  if (move.type === 'deal') return ['deal', ...move.order].join(' ')
  return 'card' in move ? `${move.type} ${move.card}` : move.type
}

export function parseMove(text: string): Parsed<Move> {
  const [type, ...rest] = splitWords(text) ?? []
  const numbers = rest.map(parseCount)
  const cards = numbers.filter(card => card !== undefined)
  if (cards.length === rest.length) {
    if (type === 'deal') return parsed({ type, order: cards })
    if ((type === 'play' || type === 'drop') && cards.length === 1) {
      return parsed({ type, card: cards[0] })
    }
    if ((type === 'object' || type === 'allow') && cards.length === 0) return parsed({ type })
  }
  return unreadable('move-unreadable', { text })
}

export function printPosition(state: State): string {
  return printFields(Object.entries(state).map(([name, value]) => [name, [JSON.stringify(value)]]))
}

export function parsePosition(text: string): Parsed<State> {
  const fields = parseFields(text)
  if (!fields.ok) return fields
  const entries = [...fields.value].map(([name, words]) => [name, JSON.parse(words.join(' '))])
  // The toy trusts its own print; a real title reads field by field.
  return parsed(Object.fromEntries(entries) as State)
}
