import { type At, cellAt } from '../maze/cells.ts'
import { goldCardBank } from '../play/bank.ts'
import { goals, goldMeeting } from '../play/goals.ts'
import { passGold, shareBase, winnersOfBase } from '../play/sharing.ts'
import { CHOOSING } from '../state.ts'
import type { OneOwner } from './hooks.ts'
import type { Module, Pot, Seams } from './module.ts'

/** SAB-03 */
export const BASE_GOALS: readonly At[] = [cellAt(8, -2), cellAt(8, 0), cellAt(8, 2)]

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

/** Other numbers of players come with a module that has roles of its own. */
function pot(seats: number): Pot {
  const [saboteur, digger] = POTS[seats] ?? [0, 0]
  return { saboteur, digger }
}

/** SAB-05 */
function handByTable(seats: number): number {
  if (seats <= 5) return 6
  return seats <= 7 ? 5 : 4
}

const seams: Seams = {
  hand: handByTable,
  aside: 0,
  goals: { box: 'base', cells: BASE_GOALS, inOrder: false },
  sharing: 'base',
  passUpTo: 1,
  stake: 0,
}

/** What is done where no module does it in another way. */
const hooks: OneOwner = { winners: winnersOfBase, share: shareBase, bank: goldCardBank }

/** The game that every other module changes. */
export const base: Module & { readonly seams: Seams; readonly hooks: OneOwner } = {
  name: 'base',
  decks: ['base'],
  players: { min: 3, max: 10, rule: 'SAB-02' },
  pot,
  seams,
  hooks,
  stages: [{ stage: CHOOSING, proceed: passGold }],
  // SAB-07: by lot, unless the table names who begins.
  opening: config =>
    config.first === 'random' ? ['first', 'roles', 'goals', 'deal'] : ['roles', 'goals', 'deal'],
  reach: goals,
  meetings: goldMeeting,
}
