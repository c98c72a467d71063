import { byName } from '../../cards/order.ts'

/** The ten treasure chests, one of each; a chest is its index. */
export const chests = [
  { name: 'nugget', rule: 'MIN-61' },
  { name: 'no-maps', rule: 'MIN-62' },
  { name: 'no-draw', rule: 'MIN-63' },
  { name: 'extra-draw', rule: 'MIN-64' },
  { name: 'move-goal', rule: 'MIN-65' },
  { name: 'rob-hand', rule: 'MIN-66' },
  { name: 'draw-three', rule: 'MIN-67' },
  { name: 'look-role', rule: 'MIN-68' },
  { name: 'search-discard', rule: 'MIN-69' },
  { name: 'burn-deck', rule: 'MIN-70' },
] as const

export type ChestName = (typeof chests)[number]['name']

/** A chest's place in `chests`. */
export type Chest = number

export const chestOf: Readonly<Record<ChestName, Chest>> = byName(chests)
