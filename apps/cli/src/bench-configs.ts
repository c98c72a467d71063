import { championshipCards } from '@adit/saboteur'

/** A configuration worth measuring although no preset has it. */
export interface BenchConfig {
  readonly name: string
  readonly config: Readonly<Record<string, unknown>>
}

/** By title: what is measured besides its presets. */
export const benchConfigs: Readonly<Record<string, readonly BenchConfig[]>> = {
  saboteur: [
    {
      name: 'everything',
      config: {
        seats: 10,
        modules: ['saboteur-2', 'gathering', 'party', 'goals', 'chests'],
        championship: championshipCards,
      },
    },
  ],
}
