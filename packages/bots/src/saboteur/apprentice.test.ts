import { type ConfigOf, parseConfig, playOut, quickRandom } from '@adit/kernel'
import { type SaboteurOptions, saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { botNamed } from '../roster.ts'
import { saboteurApprentice } from './apprentice.ts'

/** How many of the rounds end with gold, when everyone plays like this. */
function goldRounds(
  config: object,
  games: number,
): { readonly gold: number; readonly rounds: number } {
  const checked = parseConfig(saboteur, config)
  if (!checked.ok) throw new Error(checked.why.key)
  const game = saboteur.open(checked.value)
  let gold = 0
  let rounds = 0
  const step: typeof game.step = (state, seat, move) =>
    game.step(state, seat, move, event => {
      if (event.type !== 'round-ended') return
      rounds++
      if (event.ending === 1) gold++
    })
  for (let seed = 0; seed < games; seed++) {
    const random = quickRandom(seed)
    const state = game.setup()
    playOut({ ...game, step }, state, random, (_state, seat, legal) =>
      saboteurApprentice.choose(game.view(state, seat), seat, legal, random),
    )
  }
  return { gold, rounds }
}

const presets: readonly ConfigOf<SaboteurOptions>[] = saboteur.presets.map(preset => preset.config)

describe("Saboteur's apprentice", () => {
  it('is on the roster', () => {
    expect(botNamed('saboteur', 'apprentice')).toBe(saboteurApprentice)
  })

  it('both digs to gold and keeps others from it', () => {
    const { gold, rounds } = goldRounds({ seats: 5 }, 60)
    expect(rounds).toBe(180)
    expect(gold / rounds).toBeGreaterThan(0.15)
    expect(gold / rounds).toBeLessThan(0.8)
  })

  it.each(presets)('brings every game of a preset to its end: $edition $modules', config => {
    expect(goldRounds(config, 8).rounds).toBe(24)
  })

  it.each(['2009', '2011', 'jubilee'])('holds every seat in the edition of %s', edition => {
    for (const seats of [3, 10]) expect(goldRounds({ seats, edition }, 4).rounds).toBe(12)
  })
})
