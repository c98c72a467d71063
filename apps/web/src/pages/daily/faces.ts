import type { Dig } from '@adit/puzzles'
import type { Face } from '../../art/index.ts'

/** What a kind of puzzle is about, in one card. */
export const faceOfKind: Readonly<Record<Dig['kind'], Face>> = {
  gold: { of: 'saboteur', card: { name: 'gold', group: 'goal', shape: 'T-B-L-R' } },
  alive: { of: 'saboteur', card: { name: 'dig-fork', group: 'path', shape: 'L-R-T' } },
  goal: { of: 'back', name: 'goal' },
  who: { of: 'role', name: 'saboteur' },
  split: {
    of: 'nimble-gnomes',
    card: { name: 'ruby', sort: 'gem', colour: 'ruby', shape: 'round' },
  },
  take: { of: 'my-treasure', card: { name: 'dig-find', treasures: [0, 0, 1, 0, 0, 1], mice: 0 } },
}
