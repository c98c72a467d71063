import type { Manifest } from '@adit/kernel'
import { myTreasure } from './title.ts'

export const game: Manifest = { title: myTreasure, ledger: ['TRE'] }
