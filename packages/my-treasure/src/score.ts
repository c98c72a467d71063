import { listSeats, type Outcome, type Seats } from '@adit/kernel'
import { worth } from './cards.ts'
import type { State } from './state.ts'

/** TRE-11: a gold coin, in silver. */
export const GOLD = 3
/** TRE-14: the game ends when someone has this much silver's worth. */
export const GOAL = 8

/** TRE-10: each seat's treasures of the kind on its token. An empty place counts 0 (TRE-09). */
export function countTreasures(state: State): number[] {
  return state.stacks.map((stack, seat) => {
    let count = 0
    for (const card of stack) count += worth(card, state.held[seat])
    return count
  })
}

/** TRE-11, TRE-21: each is judged alone against the highest count. */
export function pay(counts: readonly number[]): number[] {
  const best = Math.max(...counts)
  return counts.map(count => Math.max(0, GOLD - (best - count)))
}

/** Adds the round's coins; the pay of each seat comes back. */
export function scoreRound(state: State, counts: readonly number[]): number[] {
  const paid = pay(counts)
  let gold: Seats = 0
  for (let seat = 0; seat < paid.length; seat++) {
    state.coins[seat] += paid[seat]
    if (paid[seat] === GOLD) gold |= 1 << seat
  }
  state.gold = gold
  return paid
}

export function isWon(state: State): boolean {
  return state.coins.some(coins => coins >= GOAL)
}

/** TRE-14: the most coins; a tie goes to those of them who got gold in the last round. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined
  const most = Math.max(...state.coins)
  let richest: Seats = 0
  state.coins.forEach((coins, seat) => {
    if (coins === most) richest |= 1 << seat
  })
  const golden = richest & state.gold
  return { winners: listSeats(golden === 0 ? richest : golden), scores: [...state.coins] }
}
