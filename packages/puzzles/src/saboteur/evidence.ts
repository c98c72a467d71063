/**
 * How often the players of the puzzles' games do what all can see, on each side: 64 times the logarithm to
 * the base 2. By act, and for who has looked at a goal by the way of a tunnel seen from there; in the order of
 * `facts.ts`. Counted over 1,200 games by
 * `node tools/daily/fit.ts 1200`; with other numbers the bets of past days would be others.
 */
export const evidence = {
  digger: {
    acts: [-122, -245, -624, -285, -175, -249, -232, -313, -376, -204, -171],
    sawGold: [-175, -247, -131, -116, -127],
    sawStone: [-315, -122, -141, -123, -140],
  },
  saboteur: {
    acts: [-457, -214, -250, -206, -151, -235, -317, -670, -249, -200, -135],
    sawGold: [-367, -141, -309, -60, -144],
    sawStone: [-241, -206, -246, -57, -144],
  },
} as const
