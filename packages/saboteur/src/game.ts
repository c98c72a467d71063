import type { Manifest } from '@adit/kernel'
import { everything } from './presets.ts'
import { saboteur } from './title.ts'

export const game: Manifest = {
  title: saboteur,
  ledger: ['SAB', 'SB2', 'CHM', 'MIN', 'VAR'],
  measured: {
    everything: {
      seats: 10,
      ...everything,
    },
  },
}
