import type { Refusal } from '@adit/kernel'
import type { Speech } from './speech.ts'

/** Why not, where a table or the line to it says so; undefined for reasons of a game's rules. */
export function explainTable({ key, slots }: Refusal, speech: Speech): string | undefined {
  const sentence = Object.entries(speech.words.refusals).find(([known]) => known === key)?.[1]
  if (sentence === undefined) return undefined
  const seat = slots?.seat
  // Seats are counted from 1 for people.
  return speech.fill(sentence, typeof seat === 'number' ? { ...slots, seat: seat + 1 } : slots)
}
