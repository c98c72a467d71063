import { type AnyGame, type AnyTitle, parseConfig, quickRandom } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import { describe, expect, it } from 'vitest'
import { type AnyBot, randomBot } from './bot.ts'
import { mixed, playBots } from './playing.ts'
import { botNamed, botsFor, poolFor } from './roster.ts'

function openFor(title: AnyTitle, seats: number): AnyGame {
  const config = parseConfig(title, { seats })
  if (!config.ok) throw new Error(config.why.key)
  return title.open(config.value)
}

/** How many games the bot of seat 0 wins, a shared win counting in part. */
function wins(title: AnyTitle, bots: readonly AnyBot[], games: number): number {
  const game = openFor(title, bots.length)
  let total = 0
  for (let nth = 0; nth < games; nth++) {
    const state = game.setup()
    playBots(game, state, bots, { chance: quickRandom(mixed(1, nth)), seed: nth })
    const winners = game.outcome(state)?.winners ?? []
    if (winners.includes(0)) total += 1 / winners.length
  }
  return total
}

describe('the roster', () => {
  it('has a bot for every title, the random one at least', () => {
    expect(botsFor('my-treasure').map(bot => bot.name)).toContain('apprentice')
    expect(botsFor('unheard-of')).toEqual([randomBot])
    expect(botNamed('my-treasure', 'apprentice')?.name).toBe('apprentice')
    expect(botNamed('my-treasure', 'nobody')).toBe(undefined)
  })

  it('keeps those of 0.1 for the arena, and offers them to nobody', () => {
    for (const title of ['saboteur', 'nimble-gnomes', 'my-treasure']) {
      expect(poolFor(title).map(bot => bot.name)).toContain('apprentice-0.1')
      expect(botsFor(title).map(bot => bot.name)).not.toContain('apprentice-0.1')
      expect(botNamed(title, 'apprentice-0.1')?.name).toBe('apprentice-0.1')
    }
  })
})

describe.each([myTreasure, nimbleGnomes])('the apprentice of $name', title => {
  const apprentice = botNamed(title.name, 'apprentice') ?? randomBot

  it('is clearly better than random play', () => {
    expect(wins(title, [apprentice, randomBot, randomBot], 200)).toBeGreaterThan(120)
    expect(wins(title, [apprentice, randomBot, randomBot, randomBot], 200)).toBeGreaterThan(100)
  })

  it('chooses the same from the same decision', () => {
    const bots = [apprentice, apprentice, randomBot]
    expect(wins(title, bots, 20)).toBe(wins(title, bots, 20))
  })
})
