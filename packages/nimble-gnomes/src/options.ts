import type { ConfigOf, Options, Preset } from '@adit/kernel'

export const SEATS = { min: 2, max: 4 } as const

export const options = {
  /** NIM-18: who moves first. */
  first: { kind: 'seat', default: 'random' },
  /** NIM-13: every player begins with a cave in front. */
  'quick-start': { kind: 'switch', default: false },
  /** Whether the discard may be browsed, or only its top card seen. */
  discard: { kind: 'choice', values: ['open', 'closed'], default: 'open' },
} as const satisfies Options

export type Config = ConfigOf<typeof options>

export const presets: readonly Preset<typeof options>[] = [
  {
    name: 'standard',
    config: { seats: 4, first: 'random', 'quick-start': false, discard: 'open' },
  },
  {
    name: 'first-game',
    config: { seats: 4, first: 'random', 'quick-start': true, discard: 'open' },
  },
  {
    name: 'from-memory',
    config: { seats: 4, first: 'random', 'quick-start': false, discard: 'closed' },
  },
]
