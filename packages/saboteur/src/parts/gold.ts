import type { Rules } from '../rules.ts'
import { lot } from '../sight/lots.ts'
import { fill, fromPool, mixPool, startPool, takeOut, takeOutShown } from '../sight/pool.ts'
import { HOLE } from '../signs.ts'
import { numberWord } from '../text/words.ts'
import { any, each, perSeat, pile } from './lines.ts'
import { evenly, hide, hideUnless, open, type Part, secret, without } from './part.ts'

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
  goldPile: secret(
    ({ hooks }) => hooks.bank.pile.slice(),
    pile('gold pile', numberWord, (state, { hooks }) => without(hooks.bank.pile, takenFrom(state))),
    hide,
  ),
  offer: secret([], any('offer', numberWord), (offer, { self, state }) =>
    hideUnless(offer, () => self === state.chooser),
  ),
  gold: secret(
    ({ seats, stake }) => evenly(seats, stake),
    each('gold', numberWord),
    // SB2-21: whether a player has gold is public, how much is not.
    (gold, { self, over }) => hideUnless(gold, seat => over || seat === self || gold[seat] === 0),
  ),
  goldHeld: open(
    ({ seats }) => evenly(seats, 0),
    each('gold cards', numberWord, ({ gold, purse }) =>
      gold.map((_, seat) => cardsIn(purse, seat)),
    ),
  ),
  purse: secret(
    ({ seats }) => evenly(seats * VALUES, 0),
    perSeat('purse', numberWord, VALUES, {
      written: purse => (purse.every(count => count === 0) ? [] : purse),
      filled: purse => (purse.length === VALUES ? purse : undefined),
    }),
    (purse, { self, over }) => {
      const own = self * VALUES
      hideUnless(purse, at => over || (at >= own && at < own + VALUES))
    },
  ),
}

/** The gold cards that lie in no pile, as far as they are known. */
export function takenFrom({ offer, purse }: GoldPart): readonly number[] {
  return [...offer, ...purse.flatMap((count, at) => evenly(count, (at % VALUES) + 1))]
}

/** As far as the purse tells. */
function cardsIn(purse: readonly number[], seat: number): number {
  const own = purse.slice(seat * VALUES, (seat + 1) * VALUES)
  return own.includes(HOLE) ? 0 : own.reduce((sum, count) => sum + count)
}

type Fortunes = GoldPart & { readonly round: number }

/** The gold cards, and of the nuggets of others a guess. */
export function imagineGold(rules: Rules, state: Fortunes): void {
  const { pile } = rules.hooks.bank
  if (pile.length > 0) {
    startPool(pile)
    takeOutPurses(state)
    takeOutShown(state.offer)
    mixPool()
    fill(state.goldPile)
    fill(state.offer)
    if (state.offer.length > 0) state.offer.sort((a, b) => a - b)
  }
  const nuggets = rules.tokens ? rules.hooks.bank.guess(state.round) : 1
  for (let seat = 0; seat < rules.seats; seat++) dealFortune(state, seat, nuggets)
}

function takeOutPurses(state: GoldPart): void {
  const { purse } = state
  for (let at = 0; at < purse.length; at++) {
    for (let count = purse[at]; count > 0; count--) takeOut((at % 3) + 1)
  }
}

/** As many gold cards as the seat has, and of nuggets any number below that. */
function dealFortune(state: GoldPart, seat: number, nuggets: number): void {
  const { gold, goldHeld, purse } = state
  const at = seat * 3
  if (purse[at] === HOLE) {
    purse[at] = 0
    purse[at + 1] = 0
    purse[at + 2] = 0
    for (let count = goldHeld[seat]; count > 0; count--) purse[at + fromPool() - 1]++
  }
  if (gold[seat] !== HOLE) return
  const cards = purse[at] + 2 * purse[at + 1] + 3 * purse[at + 2]
  gold[seat] = Math.max(1, cards + lot(nuggets))
}
