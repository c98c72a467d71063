import type { AnyTeller, Company } from '@adit/words'
import type { AnyBoard } from './boards/index.ts'

/** What the log says of an event: a sentence and its cell, or nothing. */
export function logLine(
  board: AnyBoard,
  teller: AnyTeller,
  company: Company,
  told: unknown,
): readonly string[] {
  const sentence = board.worthTelling?.(told) === false ? undefined : teller.tell(told, company)
  const cell = teller.cell?.(told)
  if (sentence === undefined) return []
  return [cell === undefined ? sentence : `${sentence} · ${cell}`]
}
