import type { Seat } from '@adit/kernel'
import { cardOf, type Kind, type SaboteurGame, type State, TURN_DUE } from '@adit/saboteur'
import { isPlayerMove, playsOf } from './plays.ts'

/** The cards by which a seat gets rid of what lies before it: those it could play on itself, and could not if nothing did. */
export function mendsOf(
  { legal }: Pick<SaboteurGame, 'legal'>,
  view: State,
  self: Seat,
): ReadonlySet<Kind> {
  const turn: State = { ...view, mover: self, stage: TURN_DUE }
  const front = view.front.map((lying, seat) => (seat === self ? 0 : lying))
  const forSelf = (state: State): readonly Kind[] => {
    const moves = legal(state, self, []).filter(isPlayerMove)
    return [...new Set(moves.map(cardOf))].filter(kind => playsOf(moves, kind).seats.has(self))
  }
  const whole = forSelf({ ...turn, front })
  return new Set(forSelf(turn).filter(kind => kind >= 0 && !whole.includes(kind)))
}
