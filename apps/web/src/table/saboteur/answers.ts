import {
  answerOf,
  askOf,
  isWindowOpen,
  listSeats,
  owedBy,
  type Seat,
  UNANSWERED,
} from '@adit/kernel'
import {
  ALLOW,
  askNames,
  codeOf,
  DECLINE,
  KEEP,
  PAY,
  type PlayerMove,
  STOP,
  type State,
  TAKE,
  TURN,
} from '@adit/saboteur'

export type AskName = (typeof askNames)[number]

/** The answers that have buttons; others are given by pointing at the mine or at a player. */
const buttons: Readonly<Record<AskName, readonly number[]>> = {
  nothing: [],
  veto: [STOP, ALLOW],
  help: [PAY, DECLINE],
  order: [],
  turn: [TURN],
  keep: [KEEP],
  snatch: [],
  look: [],
  shift: [],
  gold: [TAKE],
  rob: [DECLINE],
}

/** The rule by which it is asked. */
export const ruleOf: Readonly<Record<AskName, string>> = {
  nothing: '',
  veto: 'CHM-191',
  help: 'MIN-14',
  order: 'SAB-70',
  turn: 'SAB-32',
  keep: 'MIN-67',
  snatch: 'MIN-66',
  look: 'MIN-68',
  shift: 'MIN-65',
  gold: 'SAB-54',
  rob: 'SB2-20',
}

/** The legal answers that the question shows as buttons. */
export function buttonsFor(ask: AskName, legal: readonly PlayerMove[]): readonly PlayerMove[] {
  return legal.filter(move => buttons[ask].includes(codeOf(move)))
}

export function answerWith(legal: readonly PlayerMove[], code: number): PlayerMove | undefined {
  return legal.find(move => codeOf(move) === code)
}

/** The answer that lets things be: what Escape says. */
const mild: Readonly<Partial<Record<AskName, number>>> = { veto: ALLOW, help: DECLINE }

export function mildAnswer(
  ask: AskName | undefined,
  legal: readonly PlayerMove[],
): PlayerMove | undefined {
  const code = ask === undefined ? undefined : mild[ask]
  return code === undefined ? undefined : answerWith(legal, code)
}

/** The question that is open, whoever it is for. */
export function askIn({ windows }: Pick<State, 'windows'>): AskName | undefined {
  return isWindowOpen(windows) ? askNames[askOf(windows)] : undefined
}

/** A card has been put down, and others are asked about it: it is still its player's turn. */
export function isAnswered(ask: AskName | undefined): boolean {
  return ask === 'veto' || ask === 'help'
}

/** The question that is open was put to the seat, and it has answered; others may not have. */
export function hasAnswered({ windows }: State, seats: number, seat: Seat): boolean {
  return isWindowOpen(windows) && answerOf(windows, seats, seat) !== UNANSWERED
}

/** How many have answered, and how many were asked. */
export function answersIn(
  view: State,
  seats: number,
): { readonly given: number; readonly all: number } {
  const given = Array.from({ length: seats }, (_none, seat) => seat).filter(seat =>
    hasAnswered(view, seats, seat),
  ).length
  return {
    given,
    all: given + (isWindowOpen(view.windows) ? listSeats(owedBy(view.windows)).length : 0),
  }
}
