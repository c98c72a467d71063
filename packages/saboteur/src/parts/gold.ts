import { HOLE } from '../signs.ts'
import { numberWord } from '../text/position-words.ts'
import { any, each, perSeat, pile } from './lines.ts'
import { hide, type Part } from './part.ts'

/** Who owns what (SAB-77). */
export interface GoldPart {
  goldPile: number[]
  /** SAB-54: the gold cards that go round. */
  offer: number[]
  /** Each player's fortune in nuggets; of it, gold cards by number and by value. */
  gold: number[]
  goldHeld: number[]
  purse: number[]
}

/** Gold cards are worth one, two or three nuggets. */
const VALUES = 3

export const goldPart: Part<GoldPart> = {
  fresh: ({ seats, stake, hooks }) => ({
    goldPile: [...hooks.bank.pile],
    offer: [],
    gold: Array<number>(seats).fill(stake),
    goldHeld: Array<number>(seats).fill(0),
    purse: Array<number>(seats * VALUES).fill(0),
  }),
  see: (part, { self, over, state }) => ({
    goldPile: hide(part.goldPile),
    offer: self === state.chooser ? part.offer.slice() : hide(part.offer),
    gold: part.gold.map((nuggets, seat) => (over || seat === self ? nuggets : hasGold(nuggets))),
    goldHeld: part.goldHeld.slice(),
    purse: part.purse.map((count, at) => (over || Math.floor(at / VALUES) === self ? count : HOLE)),
  }),
  lines: {
    goldPile: pile('gold pile', numberWord),
    offer: any('offer', numberWord),
    gold: each('gold', numberWord),
    goldHeld: each('gold cards', numberWord, ({ gold, purse }) =>
      gold.map((_, seat) => cardsIn(purse, seat)),
    ),
    purse: perSeat('purse', numberWord, VALUES, {
      written: purse => (purse.every(count => count === 0) ? [] : purse),
      filled: purse => (purse.length === VALUES ? purse : undefined),
    }),
  },
}

/** SB2-21: whether a player has gold is public, how much is not. */
function hasGold(nuggets: number): number {
  return nuggets === 0 ? 0 : HOLE
}

/** As far as the purse tells. */
function cardsIn(purse: readonly number[], seat: number): number {
  const own = purse.slice(seat * VALUES, (seat + 1) * VALUES)
  return own.includes(HOLE) ? 0 : own.reduce((sum, count) => sum + count)
}
