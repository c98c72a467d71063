import type { Preset } from '@adit/kernel'
import { championshipCards } from './modules/index.ts'
import type { Config, SaboteurOptions } from './options.ts'

const plain: Config = {
  seats: 5,
  edition: 'jubilee',
  modules: [],
  championship: [],
  connected: false,
  'no-gold-for-broken': false,
  first: 'random',
  'goal-talk': 'edition',
  'chest-places': 'near',
  postcard: '4,-2',
}

/** All that goes together. */
export const everything = {
  modules: ['saboteur-2', 'gathering', 'party', 'goals', 'chests'],
  championship: championshipCards,
} as const

/** What a table is offered at once. */
export const presets: readonly Preset<SaboteurOptions>[] = [
  { name: 'first-game', config: plain },
  { name: 'family', config: { ...plain, edition: '2011', seats: 4 } },
  { name: 'saboteur-2', config: { ...plain, seats: 6, modules: ['saboteur-2'] } },
  {
    name: 'full-jubilee',
    config: {
      ...plain,
      seats: 8,
      ...everything,
    },
  },
  { name: 'tournament', config: { ...plain, seats: 7, modules: ['tournament'] } },
]
