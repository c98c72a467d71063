import { only, openWindow, type Seat, type Seats } from '@adit/kernel'
import { indicesOf } from '../cards/order.ts'
import type { Tell } from '../events.ts'
import { type PlayerMove, pack } from '../moves.ts'
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

/** A question outside the plain turn, put by opening a window. */
export interface Ask {
  /** Writes every answer of that seat over `out`, and returns how many there are. */
  list(rules: Rules, state: State, seat: Seat, out: number[]): number
  /** The answer is given; unless the question is sealed, its window is closed already. */
  answer(
    rules: Rules,
    state: State,
    seat: Seat,
    move: PlayerMove,
    subject: number,
    emit?: Tell,
  ): void
  /** What a seat that gives no answer is taken to say. */
  readonly passive?: PlayerMove | undefined
  /** Answers are kept in the window until the last has come: what each number in it is called. */
  readonly sealed?: readonly string[] | undefined
  /** The answer by which a seat stops what is aimed at itself, if it can. */
  readonly guard?: ((rules: Rules, state: State, seat: Seat) => PlayerMove | undefined) | undefined
  /** Whether something has led to it; a position may say that it is open all the same. */
  readonly isDue?: ((rules: Rules, state: State) => boolean) | undefined
  /** What the question is about, in a position: a cell, or one of these words. */
  readonly subject?: 'cell' | readonly string[] | undefined
}

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

/** An answer for each value of a list, in the list's order. */
export function listOnce(code: number, values: readonly number[], out: number[]): number {
  let next = 0
  for (let at = 0; at < values.length; at++) {
    if (values.indexOf(values[at]) === at) out[next++] = pack(code, values[at])
  }
  return next
}

/** An answer for every other seat that fits. */
export function listOthers(
  rules: Rules,
  self: Seat,
  code: number,
  fits: (seat: Seat) => boolean,
  out: number[],
): number {
  let next = 0
  for (let seat = 0; seat < rules.seats; seat++) {
    if (seat !== self && fits(seat)) out[next++] = pack(code, seat)
  }
  return next
}
