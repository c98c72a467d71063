import { nth, type Seat } from '@adit/kernel'
import { BROKEN, HOLE, type State, TRAP, toolNames } from '@adit/saboteur'
import type { RoundEnd } from './round-end.ts'

/** What is seen at a seat. */
export interface SeatFacts {
  /** How many cards in hand; nobody has any between two rounds, whatever is dealt already. */
  readonly cards: number | undefined
  /** Nuggets as far as known, or HOLE; none as long as they would tell a role that is not turned up. */
  readonly gold: number
  readonly broken: readonly (typeof toolNames)[number][]
  readonly isTrapped: boolean
  readonly isThief: boolean
}

/** The page of a round that is over, as far as it is turned. */
export interface Between {
  readonly end: RoundEnd
  readonly areRolesShown: boolean
  /** Who reads it. */
  readonly self: Seat | undefined
}

/** Who chooses gold, and who has some, would tell roles; and tools, hands and thieves are of the next round. */
export function factsOf(view: State, seat: Seat, between: Between | undefined): SeatFacts {
  if (between !== undefined) {
    const gold = goldBetween(nth(view.gold, seat), seat, between)
    return { cards: undefined, gold, broken: [], isTrapped: false, isThief: false }
  }
  const front = nth(view.front, seat)
  return {
    cards: view.held[seat],
    gold: nth(view.gold, seat),
    broken: toolNames.filter((_tool, bit) => ((front & BROKEN) >> bit) & 1),
    isTrapped: (front & TRAP) !== 0,
    isThief: view.thieves.includes(seat),
  }
}

/** Before the roles are turned up, what a seat had when the round ended; of others one knows no sum, and nothing is shown. */
function goldBetween(now: number, seat: Seat, { end, self, areRolesShown }: Between): number {
  if (seat !== self) {
    // What the others have, the result tells.
    return areRolesShown && now !== 0 ? HOLE : 0
  }
  const got = end.paid.get(seat) ?? 0
  const stolen = end.thefts.reduce(
    (sum, theft) => sum + Number(theft.seat === seat) - Number(theft.target === seat),
    0,
  )
  return areRolesShown ? now : Math.max(0, now - got - stolen)
}
