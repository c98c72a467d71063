import type { Manifest } from '@adit/kernel'
import { myTreasure } from './title.ts'

/** As the shelf lists it. */
export const game: Manifest = { title: myTreasure, ledger: ['TRE'] }
