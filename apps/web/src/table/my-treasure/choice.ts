import type { Seat } from '@adit/kernel'
import { KINDS, type Kind, type Move, NONE, type State } from '@adit/my-treasure'

/** What the bench is about, from the reader's seat. */
export type Ask = 'stake' | 'lay' | 'flee' | 'wait' | 'over'

export function askOf(cave: State, seat: Seat | undefined): Ask {
  if (cave.phase === 'over') return 'over'
  if (cave.mover !== seat) return 'wait'
  if (cave.phase === 'turn') return 'stake'
  if (cave.phase === 'place') return 'lay'
  return cave.phase === 'flee' ? 'flee' : 'wait'
}

/** Who has left the cave chooses nothing any more. */
export function isOut(cave: State, seat: Seat | undefined): boolean {
  return seat !== undefined && cave.held[seat] !== NONE
}

/** What a person has chosen towards taking a treasure; nothing is done until it is confirmed. */
export interface Picked {
  readonly token: Kind | undefined
  readonly place: number | undefined
}

export const NOTHING: Picked = { token: undefined, place: undefined }

export function isLeft(cave: State, token: Kind): boolean {
  return (cave.tokens & (1 << token)) !== 0
}

/** What is still there of a choice: while one thinks ahead, others take stacks and tokens. */
export function stillThere({ token, place }: Picked, cave: State): Picked {
  return {
    token: token !== undefined && isLeft(cave, token) ? token : undefined,
    place: place !== undefined && (cave.closed & (1 << place)) === 0 ? place : undefined,
  }
}

/** The move that a place stands for now: laying the card, running with its stack, or taking it. */
export function moveAt(cave: State, place: number, token: Kind | undefined): Move {
  if (cave.phase === 'place') return { type: 'place', place }
  if (cave.phase === 'flee') return { type: 'flee', place }
  return { type: 'take', token: token ?? anyToken(cave), place }
}

/** Any token will do to ask whether a place can be taken from at all. */
function anyToken(cave: State): Kind {
  return Math.max(
    0,
    KINDS.findIndex((_name, kind) => isLeft(cave, kind)),
  )
}
