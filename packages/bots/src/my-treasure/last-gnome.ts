import type { Seat } from '@adit/kernel'
import {
  countTreasures,
  GOAL,
  GOLD,
  isClosed,
  KINDS,
  ORC,
  ORCS,
  pay,
  type State,
} from '@adit/my-treasure'
import { bestTake, countIn } from './policy.ts'
import { chanceToWin } from './prospects.ts'

/**
 * Whether the last gnome draws once more, in a world that is whole. What the others have is known, and
 * before the fifth orc a card costs nothing. Behind it the next card is as likely each of the deck, of
 * which one is the sixth orc: it draws unless that is worth less than to take now.
 */
export function drawsOn(state: State, seat: Seat): boolean {
  if (state.orcs < ORCS - 1) return true
  const counts = countTreasures(state)
  const worths = new Map<number, number>()
  const worthOf = (count: number): number => {
    const known = worths.get(count)
    if (known !== undefined) return known
    counts[seat] = count
    const worth = worthOfPay(state, seat, pay(counts))
    worths.set(count, worth)
    return worth
  }
  const now = worthOf(bestTake(state))
  let sum = 0
  for (const card of state.deck) {
    sum += card === ORC ? worthOfFleeing(state, worthOf) : worthOf(bestWith(state, card))
  }
  return sum > now * state.deck.length - TINY
}

/** Of equals it draws: who has nothing to lose may need two cards. */
const TINY = 1e-9

function worthOfPay({ coins }: State, seat: Seat, paid: readonly number[]): number {
  const after = coins.map((held, at) => held + (paid[at] ?? 0))
  const most = Math.max(...after)
  if (most < GOAL) return chanceToWin(after, seat)
  const richest = [...after.keys()].filter(at => after[at] === most)
  // TRE-14: a tie goes to those of them who got gold.
  const golden = richest.filter(at => paid[at] === GOLD)
  const winners = golden.length === 0 ? richest : golden
  return winners.includes(seat) ? 1 / winners.length : 0
}

/** How many treasures the best stack has with that card laid where it helps most. */
function bestWith(state: State, card: number): number {
  let best = 0
  for (let place = 0; place < state.places.length; place++) {
    if (isClosed(state, place)) continue
    for (const kind of KINDS.keys()) {
      if ((state.tokens & (1 << kind)) === 0) continue
      best = Math.max(best, countIn([...(state.places[place] ?? []), card], kind))
    }
  }
  return best
}

/** TRE-08: any of the tokens left by chance, and the stack that is best on average. */
function worthOfFleeing(state: State, worthOf: (count: number) => number): number {
  const tokens = [...KINDS.keys()].filter(kind => (state.tokens & (1 << kind)) !== 0)
  const worths = state.places
    .filter((_stack, place) => !isClosed(state, place))
    .map(stack => tokens.reduce((sum, kind) => sum + worthOf(countIn(stack, kind)), 0))
  return Math.max(...worths) / tokens.length
}
