import { cardRefusals } from '../cards/index.ts'
import { placementRefusals } from '../maze/refusals.ts'
import { moduleRefusals } from '../modules/index.ts'
import { mazeTextRefusals } from '../text/maze-text.ts'
import { positionRefusals } from '../text/position-sense.ts'
import { turnRefusals } from './because.ts'

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
  ...turnRefusals,
  ...moduleRefusals,
  ...cardRefusals,
  ...placementRefusals,
  ...configRefusals,
  ...textRefusals,
] as const

export type RefusalKey = (typeof refusalKeys)[number]
