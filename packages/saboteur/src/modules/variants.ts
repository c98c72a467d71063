import { handByTable } from './base.ts'
import type { Module, Pot } from './module.ts'

/** VAR-11: no gold for a digger with a broken tool. */
export const compromised: Module = { name: 'compromised', seams: { brokenGetNone: true } }

/** SAB-60: the same by an option of the 2011 booklet. */
export const noGoldForBroken: Module = {
  name: 'no-gold-for-broken',
  seams: { brokenGetNone: true },
}

/** VAR-21: saboteurs, diggers and greedy gnomes; exactly as many as players. */
const POTS: Readonly<
  Record<number, readonly [saboteurs: number, diggers: number, greedy: number]>
> = {
  5: [1, 3, 1],
  6: [2, 3, 1],
  7: [2, 3, 2],
  8: [3, 3, 2],
  9: [3, 4, 2],
}

function pot(seats: number): Pot {
  const [saboteur, digger, greedy] = POTS[seats]
  return { saboteur, digger, greedy }
}

export const tournament: Module = {
  name: 'tournament',
  // VAR-32: its greedy gnomes are its own, so it owns that seam as well.
  seams: {
    pot,
    greedy: 0,
    hand: handByTable,
    gold: 'nuggets',
    sharing: 'tournament',
    middleCard: true,
  },
}
