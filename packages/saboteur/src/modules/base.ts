import type { Module, Pot, Seams } from './module.ts'

/** SAB-02: saboteurs and diggers by number of players, one more than there are. */
const POTS: Readonly<Record<number, readonly [saboteurs: number, diggers: number]>> = {
  3: [1, 3],
  4: [1, 4],
  5: [2, 4],
  6: [2, 5],
  7: [3, 5],
  8: [3, 6],
  9: [3, 7],
  10: [4, 7],
}

function pot(seats: number): Pot {
  const [saboteur, digger] = POTS[seats]
  return { saboteur, digger }
}

/** SAB-05 */
export function handByTable(seats: number): number {
  if (seats <= 5) return 6
  return seats <= 7 ? 5 : 4
}

const seams: Seams = {
  pot,
  greedy: 0,
  hand: handByTable,
  aside: 0,
  goals: 'base',
  gold: 'cards',
  sharing: 'base',
  postcard: 'none',
  middleCard: false,
  passUpTo: 1,
  ransom: false,
  figures: 0,
  stake: 0,
  chests: false,
  brokenGetNone: false,
}

/** The game that every other module changes. */
export const base: Module & { readonly seams: Seams } = { name: 'base', decks: ['base'], seams }
