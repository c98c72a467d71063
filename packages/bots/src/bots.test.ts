import { type AnyTitle, parseConfig, playOut, quickRandom } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import { describe, expect, it } from 'vitest'
import { type AnyBot, randomBot } from './bot.ts'
import { botNamed, botsFor } from './roster.ts'

/** How many games the bot of seat 0 wins, a shared win counting in part. */
function wins(title: AnyTitle, bots: readonly AnyBot[], games: number): number {
  const config = parseConfig(title, { seats: bots.length })
  if (!config.ok) throw new Error(config.why.key)
  const game = title.open(config.value)
  let total = 0
  for (let seed = 0; seed < games; seed++) {
    const random = quickRandom(seed)
    const state = game.setup()
    playOut(game, state, random, (_state, seat, legal) =>
      bots[seat].choose(game.view(state, seat), seat, legal, random),
    )
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

describe.each([myTreasure, nimbleGnomes])('the apprentice of $name', title => {
  const apprentice = botNamed(title.name, 'apprentice') ?? randomBot

  it('is clearly better than random play', () => {
    expect(wins(title, [apprentice, randomBot, randomBot], 200)).toBeGreaterThan(120)
    expect(wins(title, [apprentice, randomBot, randomBot, randomBot], 200)).toBeGreaterThan(100)
  })

  it('chooses the same from the same view and draws', () => {
    const bots = [apprentice, apprentice, randomBot]
    expect(wins(title, bots, 20)).toBe(wins(title, bots, 20))
  })
})
