import type { Module } from './module.ts'

/** Saboteur 2: both boxes in one deck, fifteen roles, gold in nuggets. */
export const saboteur2: Module = {
  name: 'saboteur-2',
  decks: ['saboteur-2'],
  seams: {
    // SB2-01: always all fifteen, whatever the number of players.
    pot: () => ({ green: 4, blue: 4, boss: 1, profiteer: 1, geologist: 2, saboteur: 3 }),
    hand: () => 6,
    aside: 10,
    gold: 'nuggets',
    sharing: 'saboteur-2',
    passUpTo: 3,
    ransom: true,
  },
}
