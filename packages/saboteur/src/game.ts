import type { Manifest } from '@adit/kernel'
import { championshipCards } from './modules/index.ts'
import { saboteur } from './title.ts'

export const game: Manifest = {
  title: saboteur,
  ledger: ['SAB', 'SB2', 'CHM', 'MIN', 'VAR'],
  measured: {
    everything: {
      seats: 10,
      modules: ['saboteur-2', 'gathering', 'party', 'goals', 'chests'],
      championship: championshipCards,
    },
  },
}
