import { nth, type Outcome } from '@adit/kernel'
import { fill, listOf } from '@adit/words'
import type { AnyBoard } from './boards/index.ts'
import { alignRows } from './columns.ts'
import type { Desk } from './desk.ts'
import { bold, green } from './paint.ts'

/** Who won, and everyone's score. */
export function outcomeText(
  desk: Desk,
  board: AnyBoard,
  names: readonly string[],
  outcome: Outcome,
): string {
  const winners = outcome.winners.map(seat => nth(names, seat))
  const slots = { winners: listOf(desk.language, winners) }
  const sentence = fill(desk.language, desk.words.replay.over, slots)
  return `${bold(sentence)}\n${scoresText(board, names, outcome)}`
}

export function scoresText(
  board: AnyBoard,
  names: readonly string[],
  { winners, scores }: Outcome,
): string {
  const rows = names.map((name, seat) => [
    winners.includes(seat) ? green('★') : ' ',
    name,
    bold(scoreParts(board, nth(scores, seat)).join('-')),
  ])
  return alignRows(rows, 2)
}

export function scoreParts(board: AnyBoard, score: number): readonly number[] {
  return board.scoreParts?.(score) ?? [score]
}
