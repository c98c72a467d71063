import { playOut, quickRandom } from '@adit/kernel'
import { describe, expect, it } from 'vitest'
import { FACES, KINDS, NONE, worth } from './cards.ts'
import { countTreasures, pay } from './score.ts'
import { given, shuffleOf } from './testing.ts'
import { myTreasure } from './title.ts'

const game = myTreasure.open({ seats: 3, first: 'random' })

describe('scoring', () => {
  it('[TRE-10] counts the own kind in the own stack, and mice always', () => {
    expect(
      worth(
        FACES.findIndex(face => face.name === 'ring-e'),
        KINDS.indexOf('potion'),
      ),
    ).toBe(1)
    const table = given({
      held: 'ring gem sword',
      'stack 0': 'ring-a ring-b ring-e',
      'stack 1': 'ring-a',
      'stack 2': 'ring-e',
    })
    expect(countTreasures(table.state)).toEqual([3 + 2 + 1 + 1, 0, 2])
  })

  it('[TRE-11] most: a gold coin; one less: two silver; two less: one; fewer: none', () => {
    expect(pay([7, 6, 5, 4])).toEqual([3, 2, 1, 0])
    expect(pay([7, 7, 1])).toEqual([3, 3, 0])
  })

  it('[TRE-12] the printed example: 8, 6 and 5 pay one gold, one silver, nothing', () => {
    expect(pay([8, 6, 5])).toEqual([3, 1, 0])
  })

  it('[TRE-21] each is judged alone, and a highest count of 0 is gold for all who have it', () => {
    expect(pay([5, 4, 4, 3])).toEqual([3, 2, 2, 1])
    expect(pay([0, 0, 0])).toEqual([3, 3, 3])
  })

  it('[TRE-15] coins are public, and the bank never runs dry', () => {
    const table = given(
      { 'place 3': 'sword-a', held: 'ring -', mover: '1', coins: '7 7', tokens: 'coin' },
      2,
    )
    const { state } = table.play('1 take coin 3')
    expect(state.coins).toEqual([10, 10])
    expect(game.view(state, 'spectator').coins).toEqual([10, 10])
  })

  it('[TRE-20] the deck cannot run out before every gnome has a stack', () => {
    for (const seats of [2, 3, 4]) {
      const table = myTreasure.open({ seats, first: 0 })
      for (let seed = 0; seed < 200; seed++) {
        const state = table.setup()
        playOut(table, state, quickRandom(seed), (current, _seat, legal) => {
          if (current.phase === 'turn') expect(current.deck.length).toBeGreaterThan(0)
          return legal[0]
        })
      }
    }
  })
})

describe('rounds and the end', () => {
  const ending = (coins: string, stacks: readonly string[], tokens: readonly string[]) => {
    const last = stacks.length - 1
    const [held, left] = [tokens.slice(0, last), tokens[last]]
    const fields = Object.fromEntries(
      stacks.slice(0, last).map((cards, seat) => [`stack ${seat}`, cards]),
    )
    return given(
      {
        ...fields,
        held: [...held, '-'].join(' '),
        mover: `${last}`,
        coins,
        tokens: left,
        'place 3': stacks[last],
      },
      stacks.length,
    ).play(`${last} take ${left} 3`)
  }

  it('[TRE-13] all cards and tokens return; the left neighbour of the last first player begins', () => {
    const table = ending('0 0 0', ['ring-a', 'gem-a', 'coin-a'], ['ring', 'gem', 'potion'])
    expect(table.state.first).toBe(1)
    // One that nobody took in the flight.
    table.state.blind.push(3)
    const next = table.play(shuffleOf('ring-a'))
    expect(next.events).toEqual([{ type: 'shuffled', round: 2, first: 1 }])
    expect(next.state).toMatchObject({ mover: 1, tokens: 0b111111, blind: [], fled: 0 })
    expect(next.state).toMatchObject({ orcs: 0, closed: 0 })
    expect(next.state.deck).toHaveLength(36)
    expect(next.state.held).toEqual([NONE, NONE, NONE])
  })

  it('[TRE-14] ends as soon as someone has 8 at the end of a round, not with 7', () => {
    const seven = ending('4 0', ['ring-a', 'coin-a'], ['ring', 'potion'])
    expect(seven.state).toMatchObject({ phase: 'shuffle', coins: [7, 0] })
    const eight = ending('5 0', ['ring-a', 'coin-a'], ['ring', 'potion'])
    expect(eight.state.phase).toBe('over')
    expect(eight.events.at(-1)).toEqual({ type: 'ended', winners: [0] })
    expect(game.outcome(eight.state)).toEqual({ winners: [0], scores: [8, 0] })
    expect(eight.refusal('0 draw')).toEqual({ rule: 'TRE-14', key: 'game-over' })
  })

  it('[TRE-14] most wins, though another got the last gold', () => {
    const table = ending('9 0 5', ['gem-a', 'ring-b', 'coin-a'], ['ring', 'potion', 'coin'])
    expect(game.outcome(table.state)).toMatchObject({ winners: [0] })
  })

  it('[TRE-14] a tie goes to the one of them with gold in that round', () => {
    const table = ending('5 8 0', ['ring-a', 'ring-b', 'coin-c'], ['ring', 'potion', 'gem'])
    expect(game.outcome(table.state)).toEqual({ winners: [0], scores: [8, 8, 1] })
  })

  it('[TRE-14] several with gold, or none of them, share the win', () => {
    const several = ending('5 5 0', ['ring-a', 'gem-a', 'coin-c'], ['ring', 'gem', 'sword'])
    expect(game.outcome(several.state)?.winners).toEqual([0, 1])
    const none = ending('8 8 0', ['coin-c', 'potion-c', 'sword-a'], ['ring', 'gem', 'sword'])
    expect(game.outcome(none.state)?.winners).toEqual([0, 1])
  })
})
