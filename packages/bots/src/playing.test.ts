import { type AnyTitle, parseConfig, quickRandom } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import { saboteur } from '@adit/saboteur'
import { expect, it } from 'vitest'
import { type AnyBot, randomBot } from './bot.ts'
import { playBots } from './playing.ts'

const titles: readonly AnyTitle[] = [saboteur, myTreasure, nimbleGnomes]

it.each(titles)('$name: a bot is given what its seat sees, and has heard in this round', title => {
  const config = parseConfig(title, { seats: 3 })
  if (!config.ok) throw new Error(config.why.key)
  const game = title.open(config.value)
  let round = 0
  let heard: unknown[] = []
  let now: unknown = game.setup()
  let asked = 0
  const watcher: AnyBot = {
    name: 'watcher',
    choose(decision) {
      asked++
      expect(decision.view).toEqual(game.view(now, 1))
      expect(decision.past.flatMap(moment => moment.told)).toEqual(heard)
      expect(decision.past.every(({ view }) => (view !== undefined) === !!game.fleeting)).toBe(true)
      return randomBot.choose(decision)
    },
  }
  playBots(game, now, [randomBot, watcher, randomBot], {
    chance: quickRandom(4),
    seed: 4,
    played(_seat, _move, events, state) {
      const later = game.round?.(state) ?? 0
      if (later !== round) heard = []
      round = later
      heard.push(...events.flatMap(event => game.redact(event, 1) ?? []))
      now = state
      return true
    },
  })
  expect(asked).toBeGreaterThan(5)
})
