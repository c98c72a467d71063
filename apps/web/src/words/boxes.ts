/**
 * What the start page says of each box before any game's code is loaded. A test holds it to what
 * the titles declare.
 */
export const boxes = [
  { name: 'saboteur', seats: { min: 2, max: 12 } },
  { name: 'nimble-gnomes', seats: { min: 2, max: 4 } },
  { name: 'my-treasure', seats: { min: 2, max: 4 } },
] as const

export type Box = (typeof boxes)[number]
export type BoxName = Box['name']
