import type { ConfigOf, Options } from '@adit/kernel'
import { editionNames } from './editions/editions.ts'
import { championshipNames, moduleNames } from './modules/index.ts'

/** Where the postcard may lie (§9 of the ledger: the picture is lost); never next to a chest. */
const postcardCells = ['4,-2', '4,2', '4,-3', '4,3'] as const

/** Where the four chests lie; `random` draws the cells each round. */
const chestPlacings = ['near', 'wide', 'random'] as const

/** Everything a host may choose. */
export const options = {
  edition: { kind: 'choice', values: editionNames, default: 'jubilee' },
  modules: { kind: 'set', values: moduleNames, default: [] },
  championship: { kind: 'set', values: championshipNames, default: [] },
  /** SAB-24: the 2011 booklet's optional rule. */
  connected: { kind: 'switch', default: false },
  /** SAB-60: the 2011 booklet's optional rule. */
  'no-gold-for-broken': { kind: 'switch', default: false },
  /** SAB-07 */
  first: { kind: 'seat', default: 'random' },
  /** SAB-45: phrases that state a goal's content; `edition` is off in the Jubilee only. */
  'goal-talk': { kind: 'choice', values: ['edition', 'on', 'off'], default: 'edition' },
  'chest-places': { kind: 'choice', values: chestPlacings, default: 'near' },
  postcard: { kind: 'choice', values: postcardCells, default: '4,-2' },
} as const satisfies Options

export type SaboteurOptions = typeof options
export type Config = ConfigOf<SaboteurOptions>
