// Made by `npm run games` from the folders that are named after the games.

/**
 * What the start page says of each box before any game's code is loaded, and what the ids of its rules
 * begin with.
 */
export const boxes = [
  { name: 'saboteur', seats: { min: 2, max: 12 }, ledger: ['SAB', 'SB2', 'CHM', 'MIN', 'VAR'] },
  { name: 'nimble-gnomes', seats: { min: 2, max: 4 }, ledger: ['NIM'] },
  { name: 'my-treasure', seats: { min: 2, max: 4 }, ledger: ['TRE'] },
] as const

export type Box = (typeof boxes)[number]
export type BoxName = Box['name']
