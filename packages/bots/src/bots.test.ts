import { playOut, quickRandom, type Seat } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { describe, expect, it } from 'vitest'
import { type AnyBot, randomBot } from './bot.ts'
import { botNamed, botsFor } from './roster.ts'

/** How many games the seat 0 bot wins, sharing a win counting in part. */
function wins(bots: readonly AnyBot[], games: number): number {
  const game = myTreasure.open({ seats: bots.length, first: 'random' })
  let total = 0
  for (let seed = 0; seed < games; seed++) {
    const random = quickRandom(seed)
    const state = game.setup()
    const ask = (seat: Seat) => game.view(state, seat)
    playOut(game, state, random, (_state, seat, legal) => {
      const move = bots[seat].choose(ask(seat), seat, legal, random)
      return legal.find(one => one === move) ?? legal[0]
    })
    const winners = game.outcome(state)?.winners ?? []
    if (winners.includes(0)) total += 1 / winners.length
  }
  return total
}

describe('the roster', () => {
  it('has a bot for every title, the random one at least', () => {
    expect(botsFor('my-treasure').map(bot => bot.name)).toEqual(['random', 'apprentice'])
    expect(botsFor('unheard-of')).toEqual([randomBot])
    expect(botNamed('my-treasure', 'apprentice')?.name).toBe('apprentice')
    expect(botNamed('my-treasure', 'nobody')).toBe(undefined)
  })
})

describe("My Treasure's apprentice", () => {
  it('is clearly better than random play', () => {
    const apprentice = botNamed('my-treasure', 'apprentice') ?? randomBot
    expect(wins([apprentice, randomBot, randomBot], 300)).toBeGreaterThan(180)
    expect(wins([apprentice, randomBot, randomBot, randomBot], 300)).toBeGreaterThan(160)
  })

  it('chooses the same from the same view and draws', () => {
    const apprentice = botNamed('my-treasure', 'apprentice') ?? randomBot
    expect(wins([apprentice, apprentice, randomBot], 20)).toBe(
      wins([apprentice, apprentice, randomBot], 20),
    )
  })
})
