import { placementRefusals } from '../maze/refusals.ts'
import { mazeTextRefusals } from '../text/maze-text.ts'
import { positionRefusals } from '../text/position-sense.ts'
import { moveRefusals } from './why-not.ts'

/** Why choices do not go together (conflict.ts). */
const configRefusals = [
  'config-not-in-edition',
  'config-not-together',
  'config-seats-for-modules',
] as const

/** Why a text cannot be read. */
const textRefusals = [
  'move-unreadable',
  'position-bad-field',
  'position-unknown-field',
  'position-cell-taken',
  ...mazeTextRefusals,
  ...positionRefusals,
] as const

/** Every sentence that the language files must have for this game. */
export const refusalKeys = [
  ...moveRefusals,
  ...placementRefusals,
  ...configRefusals,
  ...textRefusals,
] as const

export type RefusalKey = (typeof refusalKeys)[number]
