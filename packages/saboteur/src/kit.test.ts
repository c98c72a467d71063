import { conform, holdTo, pairwise } from '@adit/kernel/conformance'
import { describe, it } from 'vitest'
import { kitFor } from './kit.ts'
import { championshipCards } from './modules/index.ts'
import type { Config } from './options.ts'
import { saboteur } from './title.ts'

const plain = saboteur.presets[0].config
const rooms = ['dressing-room', 'party'] as const

/** All that goes together at once: one of two rooms, at a small, a middling and the largest table. */
const everything: readonly Config[] = [2, 5, 12].flatMap(seats =>
  rooms.map(room => ({
    ...plain,
    seats,
    modules: ['saboteur-2', 'gathering', room, 'goals', 'chests'],
    championship: championshipCards,
  })),
)

it('[SB2-04] two hands driven towards nothing do not pass for ever', () => {
  const config: Config = {
    ...plain,
    edition: '2011',
    seats: 2,
    modules: ['saboteur-2', 'gathering'],
  }
  holdTo('live', kitFor([config], 1), config, { runs: 12, seed: 3 })
})

conform(
  { ...kitFor([plain, ...everything, ...pairwise(saboteur)], 1), stride: 12 },
  { describe, it },
)
