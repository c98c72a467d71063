import type { Random, Seat } from '@adit/kernel'
import {
  bestScore,
  cards,
  FIRST_GEM,
  gems,
  hiddenFrom,
  KINDS,
  type Kind,
  kindNamed,
  type Move,
  type State,
  tallyOf,
} from '@adit/nimble-gnomes'
import { bestRated } from '../rated.ts'

const CAVE = kindNamed('cave') ?? 0
const COLLAPSE = kindNamed('collapse') ?? 0
/** Taking blindly from the deck is about as good as an ordinary gem. */
const UNSEEN = 5

const counts: number[] = gems.map(() => 0)
/** Best splits found before: mines are small, and playouts meet the same ones again and again. */
const found = new Map<number, number>()
const MOST_FOUND = 200_000

/**
 * What gems are worth when they are split into sets as well as can be: a set counts by the square of
 * its size, so that growing a large one beats beginning a new one.
 */
function worthOf(gemsCounted: readonly number[]): number {
  let key = 0
  for (const count of gemsCounted) key = key * 7 + count
  const known = found.get(key)
  if (known !== undefined) return known
  const worth = tallyOf(bestScore(gemsCounted)).reduce(
    (sum, sets, at) => sum + sets * (6 - at) ** 2,
    0,
  )
  if (found.size > MOST_FOUND) found.clear()
  found.set(key, worth)
  return worth
}

/** The gems in front of a seat; without those that `hidden` names, and with one more of `extra`. */
function worthInFront(state: State, seat: Seat, hidden = 0, extra = -1): number {
  const from = seat * KINDS + FIRST_GEM
  for (let nth = 0; nth < gems.length; nth++) {
    const gem = gems[nth]
    counts[nth] = (hidden & (1 << gem)) === 0 ? state.laid[from + nth] : 0
    if (gem === extra) counts[nth]++
  }
  return worthOf(counts)
}

export function rateMove(state: State, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'take-deck':
      return UNSEEN
    case 'take-open':
      return usefulness(state, seat, move.card)
    case 'cave':
      return 30
    case 'lay':
      return 10 + growth(state, seat, move.gem)
    case 'blow':
      return 12 + fogWeight(state, seat, move.fog)
    case 'curse':
      return harm(state, seat, move.curse, move.target)
    case 'discard':
      return -usefulness(state, seat, move.card)
    case 'take-none':
    case 'pass':
    case 'first':
    case 'shuffle':
      return 0
  }
}

export function pickMove(
  state: State,
  seat: Seat,
  legal: readonly Move[],
  random: Random,
  noise: number,
): Move {
  return bestRated(legal, move => rateMove(state, seat, move), random, noise)
}

function front(state: State, seat: Seat, kind: Kind): number {
  return state.laid[seat * KINDS + kind]
}

/** How much holding this card is worth to the seat as things lie. */
function usefulness(state: State, seat: Seat, kind: Kind): number {
  const card = cards[kind]
  const inHand = state.hands[seat * KINDS + kind]
  switch (card.sort) {
    case 'cave': {
      const wanted = front(state, seat, CAVE) === 0 || front(state, seat, COLLAPSE) > 0
      return wanted && inHand === 0 ? 20 : inHand === 0 ? 4 : 1
    }
    case 'gem':
    case 'diamond':
      return canEnter(state, seat) ? 4 + growth(state, seat, kind) : 3
    case 'wind':
      return inHand === 0 && card.drivesOff.some(fog => front(state, seat, kindNamed(fog) ?? 0) > 0)
        ? 9
        : 2
    case 'collapse':
      return inHand === 0 ? 7 : 4
    case 'fog':
      return inHand === 0 ? 6 : 3
  }
}

function canEnter(state: State, seat: Seat): boolean {
  return front(state, seat, CAVE) > 0 || state.hands[seat * KINDS + CAVE] > 0
}

function growth(state: State, seat: Seat, gem: Kind): number {
  return worthInFront(state, seat, 0, gem) - worthInFront(state, seat)
}

/** What the seat's gems lose to the fogs in front of it. */
function fogWeight(state: State, seat: Seat, fog: Kind): number {
  if (front(state, seat, fog) === 0) return 0
  return worthInFront(state, seat) - worthInFront(state, seat, hiddenFrom(state, seat))
}

/** More against whoever leads; a collapse needs a cave to fall on, a fog something to hide. */
function harm(state: State, seat: Seat, curse: Kind, target: Seat): number {
  const theirs = worthInFront(state, target)
  let most = 0
  for (let other = 0; other < state.handSizes.length; other++) {
    if (other !== seat) most = Math.max(most, worthInFront(state, other))
  }
  const lead = theirs >= most ? 4 : 0
  const bites = curse === COLLAPSE ? front(state, target, CAVE) > 0 : theirs > 0
  return (bites ? 11 : 5) + lead + theirs / 20
}

/** How a seat stands: its gems as they count now and without its fogs, its way in, its cards. */
export function standingOf(state: State, seat: Seat): number {
  const clear = worthInFront(state, seat)
  const fogged = worthInFront(state, seat, hiddenFrom(state, seat))
  const over = state.phase === 'over'
  if (over) return fogged
  const isIn = front(state, seat, CAVE) > 0 && front(state, seat, COLLAPSE) === 0
  let gemsInHand = 0
  for (const gem of gems) gemsInHand += Math.max(0, state.hands[seat * KINDS + gem])
  return 0.6 * clear + 0.4 * fogged + (isIn ? 8 : 0) + 2 * gemsInHand
}
