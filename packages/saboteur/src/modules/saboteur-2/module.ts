import { nuggetBank } from '../../play/bank.ts'
import { STEALING } from '../../state.ts'
import type { Module } from '../module.ts'
import { ransom } from './ransom.ts'
import { shareSaboteur2, winnersOfSaboteur2 } from './sharing.ts'
import { steal, strayThief } from './thieves.ts'

/** Saboteur 2: both boxes in one deck, fifteen roles, gold in nuggets. */
export const saboteur2: Module = {
  name: 'saboteur-2',
  rows: ['SB2'],
  // Roles, deal, who wins and what they get.
  replaces: [
    'SAB-02',
    'SAB-05',
    'SAB-06',
    'SAB-52',
    'SAB-53',
    'SAB-54',
    'SAB-55',
    'SAB-56',
    'SAB-57',
    'SAB-58',
  ],
  decks: ['saboteur-2'],
  needs: { of: 'saboteur2', rule: 'SAB-79' },
  players: { min: 2, max: 12, rule: 'SB2-01' },
  // SB2-01: always all fifteen, whatever the number of players.
  pot: () => ({ green: 4, blue: 4, boss: 1, profiteer: 1, geologist: 2, saboteur: 3 }),
  tokens: true,
  seams: {
    hand: () => 6,
    aside: 10,
    sharing: 'saboteur-2',
    passUpTo: 3,
  },
  ways: [ransom],
  hooks: {
    winners: winnersOfSaboteur2,
    share: shareSaboteur2,
    bank: nuggetBank,
    nonsense: strayThief,
  },
  stages: [{ stage: STEALING, proceed: steal }],
}
