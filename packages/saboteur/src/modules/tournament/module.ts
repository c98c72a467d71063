import { nuggetBank } from '../../play/bank.ts'
import { winnersWithGreedy } from '../championship/greedy-gnome.ts'
import type { Module, Pot } from '../module.ts'
import { MIDDLE_AT } from './middle.ts'
import { shareTournament } from './sharing.ts'

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

/** A middle card, roles and pay of its own. */
export const tournament: Module = {
  name: 'tournament',
  rows: ['VAR-21', 'VAR-22', 'VAR-23', 'VAR-31', 'VAR-32', 'VAR-33'],
  // Roles, deal and pay, but not who wins.
  replaces: [
    'SAB-02',
    'SAB-05',
    'SAB-06',
    'SAB-53',
    'SAB-54',
    'SAB-55',
    'SAB-56',
    'SAB-57',
    'SAB-58',
  ],
  needs: { of: 'variants', rule: 'SAB-79' },
  apart: {
    'saboteur-2': 'VAR-32',
    'greedy-gnome': 'VAR-32',
    compromised: 'VAR-32',
    'dressing-room': 'MIN-83',
  },
  players: { min: 5, max: 9, rule: 'VAR-21' },
  // VAR-32: its greedy gnomes are its own.
  pot,
  tokens: true,
  seams: { sharing: 'tournament' },
  layout: () => ({ claims: [MIDDLE_AT] }),
  opening: () => ['middle'],
  hooks: { winners: winnersWithGreedy, share: shareTournament, bank: nuggetBank },
}
