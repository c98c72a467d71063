import { fill, listOf } from '@adit/i18n'
import type { Outcome } from '@adit/kernel'
import { alignRows } from './columns.ts'
import type { Desk } from './desk.ts'
import { bold, green } from './paint.ts'

/** Who won, and everyone's score. */
export function outcomeText(desk: Desk, names: readonly string[], outcome: Outcome): string {
  const winners = outcome.winners.map(seat => names[seat])
  const slots = { winners: listOf(desk.language, winners) }
  const sentence = fill(desk.language, desk.words.replay.over, slots)
  return `${bold(sentence)}\n${scoresText(names, outcome)}`
}

export function scoresText(names: readonly string[], { winners, scores }: Outcome): string {
  const rows = names.map((name, seat) => [
    winners.includes(seat) ? green('★') : ' ',
    name,
    bold(String(scores[seat])),
  ])
  return alignRows(rows, 2)
}
