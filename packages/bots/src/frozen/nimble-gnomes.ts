import { leftOf, type Seat, type View } from '@adit/kernel'
import {
  bestScore,
  cards,
  type Event,
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
import type { Bot } from '../bot.ts'

const CAVE = kindNamed('cave') ?? 0
const COLLAPSE = kindNamed('collapse') ?? 0
/** Taking blindly from the deck is about as good as an ordinary gem. */
const UNSEEN = 5

/** Gets a cave, lays the gem that makes sets grow most, and curses whoever is ahead. */
export const nimbleApprentice01: Bot<State, Move, Event> = {
  name: 'apprentice-0.1',
  choose({ view, seat, legal, random }) {
    const ranked = legal.map(move => rate(view, seat, move) + random.below(1000) / 1e5)
    return legal[ranked.indexOf(Math.max(...ranked))]
  },
}

function rate(view: View<State>, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'take-deck':
      return UNSEEN
    case 'take-open':
      return usefulness(view, seat, move.card)
    case 'cave':
      return 30
    case 'lay':
      return 10 + growth(view, seat, move.gem)
    case 'blow':
      return 12 + fogWeight(view, seat, move.fog)
    case 'curse':
      return harm(view, seat, move.curse, move.target)
    case 'discard':
      return -usefulness(view, seat, move.card)
    default:
      return 0
  }
}

const front = (view: View<State>, seat: Seat, kind: Kind): number => view.laid[seat * KINDS + kind]

/** How much holding this card is worth to the seat as things lie. */
function usefulness(view: View<State>, seat: Seat, kind: Kind): number {
  const card = cards[kind]
  const inHand = view.hands[seat * KINDS + kind]
  switch (card.sort) {
    case 'cave': {
      const wanted = front(view, seat, CAVE) === 0 || front(view, seat, COLLAPSE) > 0
      return wanted && inHand === 0 ? 20 : 3
    }
    case 'gem':
    case 'diamond':
      return canEnter(view, seat) ? 4 + growth(view, seat, kind) : 3
    case 'wind':
      return inHand === 0 && card.drivesOff.some(fog => fogged(view, seat, fog)) ? 9 : 2
    case 'collapse':
      return inHand === 0 ? 7 : 4
    case 'fog':
      return inHand === 0 ? 6 : 3
  }
}

function canEnter(view: View<State>, seat: Seat): boolean {
  return front(view, seat, CAVE) > 0 || view.hands[seat * KINDS + CAVE] > 0
}

function fogged(view: View<State>, seat: Seat, fog: string): boolean {
  return front(view, seat, kindNamed(fog) ?? 0) > 0
}

/** A set counts by the square of its size, so that growing a large one beats beginning a new one. */
function worth(counts: readonly number[]): number {
  return tallyOf(bestScore(counts)).reduce((sum, sets, at) => sum + sets * (6 - at) ** 2, 0)
}

function laidGems(view: View<State>, seat: Seat, hidden = 0): number[] {
  return gems.map((gem, at) =>
    (hidden & (1 << gem)) === 0 ? view.laid[seat * KINDS + FIRST_GEM + at] : 0,
  )
}

function growth(view: View<State>, seat: Seat, gem: Kind): number {
  const counts = laidGems(view, seat)
  const before = worth(counts)
  counts[gem - FIRST_GEM]++
  return worth(counts) - before
}

/** What the seat's gems lose to the fogs in front of it. */
function fogWeight(view: View<State>, seat: Seat, fog: Kind): number {
  if (front(view, seat, fog) === 0) return 0
  return worth(laidGems(view, seat)) - worth(laidGems(view, seat, hiddenFrom(view, seat)))
}

/** More against whoever leads; a collapse needs a cave to fall on, a fog something to hide. */
function harm(view: View<State>, seat: Seat, curse: Kind, target: Seat): number {
  const theirs = worth(laidGems(view, target))
  const lead = theirs >= leaderWorth(view, seat) ? 4 : 0
  const bites = curse === COLLAPSE ? front(view, target, CAVE) > 0 : theirs > 0
  return (bites ? 11 : 5) + lead + theirs / 20
}

function leaderWorth(view: View<State>, seat: Seat): number {
  const seats = view.handSizes.length
  let best = 0
  for (let other = leftOf(seat, seats); other !== seat; other = leftOf(other, seats)) {
    best = Math.max(best, worth(laidGems(view, other)))
  }
  return best
}
