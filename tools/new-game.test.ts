import { describe, expect, it } from 'vitest'
import { renamed, withNeighbours } from './new-game.ts'

const mine = { name: 'deep-mine', ledger: 'DEE' }

describe('a new game', () => {
  it.each([
    [
      "import { myTreasure } from '@adit/my-treasure'",
      "import { deepMine } from '@adit/deep-mine'",
    ],
    ['export const treasureBot: TreasureBot', 'export const deepMineBot: DeepMineBot'],
    ["ledger: ['TRE']", "ledger: ['DEE']"],
    ['My Treasure is a game', 'Deep Mine is a game'],
    ['| treasures and TREASURES |', '| treasures and TREASURES |'],
  ])('renames %s', (text, other) => {
    expect(renamed(text, mine)).toBe(other)
  })

  it.each([
    ["  'my-treasure': board,", "  'my-treasure': board,\n  'deep-mine': board,"],
    ['  myTreasure,', '  myTreasure,\n  deepMine,'],
    ["  'rules/my-treasure': load,", "  'rules/my-treasure': load,\n  'rules/deep-mine': load,"],
    [
      "  'my-treasure': {\n    title: 'My Treasure',\n  },\n}",
      "  'my-treasure': {\n    title: 'My Treasure',\n  },\n  'deep-mine': {\n    title: 'Deep Mine',\n  },\n}",
    ],
    [
      '    "@adit/my-treasure": "0.1.0"\n  }',
      '    "@adit/my-treasure": "0.1.0",\n    "@adit/deep-mine": "0.1.0"\n  }',
    ],
    ["const text = 'such as my-treasure'", "const text = 'such as my-treasure'"],
  ])('stands beside %j', (text, more) => {
    expect(withNeighbours(text, mine)).toBe(more)
  })
})
