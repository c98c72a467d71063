import { type AnyGame, type ConfigOf, parseConfig, quickRandom } from '@adit/kernel'
import { type Event, type SaboteurOptions, saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { playBots } from '../playing.ts'
import { saboteurApprentice01 } from './saboteur.ts'

/** How many of the rounds end with gold, when everyone plays like this. */
function goldRounds(
  config: object,
  games: number,
): { readonly gold: number; readonly rounds: number } {
  const checked = parseConfig(saboteur, config)
  if (!checked.ok) throw new Error(checked.why.key)
  const game: AnyGame = saboteur.open(checked.value)
  let gold = 0
  let rounds = 0
  for (let seed = 0; seed < games; seed++) {
    playBots(game, game.setup(), Array(game.seats).fill(saboteurApprentice01), {
      chance: quickRandom(seed),
      seed,
      played(_seat, _move, events) {
        for (const event of events) {
          if (!isRoundEnd(event)) continue
          rounds++
          if (event.ending === 1) gold++
        }
        return true
      },
    })
  }
  return { gold, rounds }
}

function isRoundEnd(event: unknown): event is Event & { readonly type: 'round-ended' } {
  return (
    typeof event === 'object' && event !== null && 'type' in event && event.type === 'round-ended'
  )
}

const presets: readonly ConfigOf<SaboteurOptions>[] = saboteur.presets.map(preset => preset.config)

describe("Saboteur's apprentice of 0.1", () => {
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
