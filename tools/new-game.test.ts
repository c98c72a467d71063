import { describe, expect, it } from 'vitest'
import { renamed, withLine } from './new-game.ts'

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

  it('is the last line of the shelf', () => {
    const shelf = "export const order = [\n  'my-treasure',\n] as const\n"
    expect(withLine(shelf, 'deep-mine')).toBe(
      "export const order = [\n  'my-treasure',\n  'deep-mine',\n] as const\n",
    )
  })
})
