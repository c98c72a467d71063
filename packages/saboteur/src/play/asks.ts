import { only, openWindow, type Seat, type Seats } from '@adit/kernel'
import { indicesOf } from '../cards/order.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'

/** The questions outside a plain turn; the number of each stands in its window. */
export const askNames = [
  'nothing',
  'help',
  'veto',
  'order',
  'turn',
  'keep',
  'snatch',
  'look',
  'shift',
  'gold',
  'rob',
] as const
export type AskName = (typeof askNames)[number]

export const questionOf: Readonly<Record<AskName, number>> = indicesOf(askNames)

/** Subjects of the question which card is kept. */
export const FROM_PILE = 0
export const FROM_DECK = 1

export function ask(rules: Rules, state: State, question: AskName, seat: Seat, subject = 0): void {
  askAll(rules, state, question, only(seat), subject)
}

export function askAll(
  rules: Rules,
  state: State,
  question: AskName,
  owed: Seats,
  subject = 0,
): void {
  openWindow(state.windows, rules.seats, { ask: questionOf[question], owed, subject })
}
