import type { SaboteurWords } from '../../../saboteur/words.ts'

export const options: SaboteurWords['options'] = {
  edition: {
    name: 'Edition',
    help: 'Whose printed rules are played where the booklets differ.',
    values: {
      '2009': {
        name: 'Saboteur, 2009',
        help: 'The base game: tools may be broken in front of oneself, and there is gold for as many as play.',
      },
      '2011': {
        name: 'Saboteur, 2011',
        help: 'The easiest laying: any card joined to the start may be continued, even a dead end.',
      },
      jubilee: {
        name: 'Jubilee edition, 2024',
        help: 'Sabotage hits others only, gold is for as many as dig; everything can be added.',
      },
    },
  },
  modules: {
    name: 'Extras',
    help: 'Expansions and variants that change the game as a whole.',
    values: {
      'saboteur-2': {
        name: 'Saboteur 2',
        help: 'Two teams of diggers, new roles, doors, ladders, thieves and traps; for 2 to 12.',
      },
      gathering: {
        name: 'Tunnel gathering',
        help: 'Two figures block tunnel ends; whoever builds there pays a nugget.',
      },
      'dressing-room': {
        name: 'Dressing room',
        help: 'A postcard lies in the mine: whoever first reaches it has to change roles.',
      },
      party: {
        name: 'Tunnel party',
        help: 'A postcard lies in the mine: once it is reached, all roles are dealt anew.',
      },
      goals: {
        name: 'New goals',
        help: 'Five goals out of eight, with bags of gold, a dragon and a giant spider.',
      },
      chests: {
        name: 'Treasure chests',
        help: 'Four chests are hidden in the mine, each with a surprise.',
      },
      compromised: {
        name: 'Compromised gnome',
        help: 'Diggers with a broken tool at the end of the round get no gold.',
      },
      tournament: {
        name: 'Tournament',
        help: 'No spare role, greedy gnomes, fixed pay, a card in the middle; for 5 to 9.',
      },
    },
  },
  championship: {
    name: 'Championship cards',
    help: 'Single cards from the championships, each to be added by itself.',
    values: {
      'greedy-gnome': {
        name: 'Greedy gnome',
        help: 'A role instead of one digger: wins alone, by completing the tunnel to the gold.',
      },
    },
  },
  connected: {
    name: 'Unbroken tunnel',
    help: 'An optional rule of 2011: a card has to continue an unbroken tunnel from the start.',
  },
  'no-gold-for-broken': {
    name: 'No gold for the broken',
    help: 'An optional rule of 2011: a digger with a broken tool at the end gets no gold.',
  },
  first: {
    name: 'First player',
    help: 'Who takes the first turn: a fair draw, or the seat you name.',
  },
  'goal-talk': {
    name: 'Talk about goals',
    help: 'Whether ready-made phrases may say what lies at a goal.',
    values: {
      edition: { name: 'As in the edition', help: 'Off in the Jubilee edition, on in the others.' },
      on: {
        name: 'Allowed',
        help: 'There are phrases about what was seen; nobody has to be honest.',
      },
      off: { name: 'Not allowed', help: 'There are no such phrases.' },
    },
  },
  'chest-places': {
    name: 'Where the chests lie',
    help: 'The cells of the four treasure chests.',
    values: {
      near: {
        name: 'Close by',
        help: 'At 2\u00a0:\u00a0−2, 2\u00a0:\u00a02, 6\u00a0:\u00a0−1 and 6\u00a0:\u00a01, near the way to the goals.',
      },
      wide: {
        name: 'Far apart',
        help: 'At 2\u00a0:\u00a0−3, 2\u00a0:\u00a03, 6\u00a0:\u00a0−3 and 6\u00a0:\u00a03, a detour for everyone.',
      },
      random: { name: 'Anywhere', help: 'The cells are drawn by lot each round.' },
    },
  },
  postcard: {
    name: 'Where the postcard lies',
    help: 'The cell of the dressing room or the party.',
    values: {
      '4,-2': { name: '4\u00a0:\u00a0−2', help: 'Two rows above the start.' },
      '4,2': { name: '4\u00a0:\u00a02', help: 'Two rows below the start.' },
      '4,-3': { name: '4\u00a0:\u00a0−3', help: 'Three rows above the start.' },
      '4,3': { name: '4\u00a0:\u00a03', help: 'Three rows below the start.' },
    },
  },
}
