import { only, openWindow, type Seat, type Seats } from '@adit/kernel'
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

/** MIN-14: pay the toll in the mover's place? */
export const ASK_HELP = 1
/** CHM-191: stop the card just played? */
export const ASK_VETO = 2
/** SAB-70: which of several places first? The subject is their sort. */
export const ASK_ORDER = 3
/** SAB-32, MIN-52: which way up? The subject is the cell. */
export const ASK_TURN = 4
/** CHM-18, MIN-67, MIN-69: which of the cards taken up is kept? The subject says whence they came. */
export const ASK_KEEP = 5
/** MIN-66: whose hand is robbed? */
export const ASK_SNATCH = 6
/** MIN-68: whose role is looked at? */
export const ASK_LOOK = 7
/** MIN-65: which goal is moved? */
export const ASK_SHIFT = 8
/** SAB-54: which gold card is kept? */
export const ASK_GOLD = 9
/** SB2-20: who is robbed? */
export const ASK_ROB = 10

/** Subjects of ASK_KEEP. */
export const FROM_PILE = 0
export const FROM_DECK = 1

export function ask(rules: Rules, state: State, question: number, seat: Seat, subject = 0): void {
  askAll(rules, state, question, only(seat), subject)
}

export function askAll(
  rules: Rules,
  state: State,
  question: number,
  owed: Seats,
  subject = 0,
): void {
  openWindow(state.windows, rules.seats, { ask: question, owed, subject })
}
