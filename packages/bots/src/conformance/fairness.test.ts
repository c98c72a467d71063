import { type AnyTitle, asView, type ConfigOf, type Options, parseConfig } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { nimbleGnomes } from '@adit/nimble-gnomes'
import { saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { type AnyBot, randomBot } from '../bot.ts'
import { botsFor } from '../roster.ts'
import { watchBot } from './fairness.ts'

function configOf(title: AnyTitle, wish: object): ConfigOf<Options> {
  const config = parseConfig(title, wish)
  if (!config.ok) throw new Error(config.why.key)
  return config.value
}

const tables: readonly (readonly [string, AnyTitle, object])[] = [
  ...saboteur.presets.map(({ name, config }) => [`Saboteur, ${name}`, saboteur, config] as const),
  ['Saboteur of 2009', saboteur, { seats: 3, edition: '2009' }],
  [
    'Saboteur, greedy and compromised',
    saboteur,
    { seats: 5, modules: ['compromised'], championship: ['greedy-gnome'] },
  ],
  ['Saboteur, dressing room', saboteur, { seats: 4, modules: ['dressing-room'] }],
  ['My Treasure', myTreasure, { seats: 3 }],
  ['Nimble Gnomes', nimbleGnomes, { seats: 3 }],
]

describe.each(tables)('%s', (_name, title, wish) => {
  const config = configOf(title, wish)

  it.each(botsFor(title.name))(
    '$name chooses legally, and the same whatever it cannot know',
    bot => {
      const isQuick = bot.name !== 'master'
      const watched = watchBot({
        title,
        config,
        bot,
        games: 1,
        every: isQuick ? 2 : 9,
        playouts: 16,
      })
      expect(watched.asked).toBeGreaterThan(20)
      expect(watched.illegal).toBe(0)
      expect(watched.redealt).toBeGreaterThan(0)
      expect(watched.differing).toBe(0)
    },
  )
})

it('catches a bot that looks under the cards', () => {
  const config = configOf(myTreasure, { seats: 2 })
  const game = myTreasure.open({ seats: 2, first: 'random' })
  let nth = 0
  // As if it knew more: it chooses by something that is not in its decision.
  const cheat: AnyBot = {
    name: 'cheat',
    choose: ({ legal }) => legal[nth++ % legal.length],
  }
  const watched = watchBot({
    title: myTreasure,
    config,
    bot: cheat,
    games: 3,
    every: 1,
    playouts: 1,
  })
  expect(watched.differing).toBeGreaterThan(0)
  expect(
    watchBot({ title: myTreasure, config, bot: randomBot, games: 3, every: 1, playouts: 1 })
      .differing,
  ).toBe(0)
  // @ts-expect-error A bare state is not what a bot may be given.
  const leak: Parameters<AnyBot['choose']>[0]['past'] = [{ by: 0, told: [], view: game.setup() }]
  expect(asView(leak)).toBe(leak)
})
