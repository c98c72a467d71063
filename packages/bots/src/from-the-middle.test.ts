import { CHANCE, has, lowest, quickRandom } from '@adit/kernel'
import { shelf } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { playBots } from './playing.ts'
import { botNamed } from './roster.ts'

describe.each(shelf.map(title => title.name))('bots of %s', name => {
  it.each(['apprentice', 'miner'])(
    'play on from a world dealt anew in the middle (%s)',
    level => {
      const title = shelf.find(one => one.name === name)
      const bot = botNamed(name, level)
      if (title === undefined || bot === undefined) throw new Error(name)
      const game = title.open(title.presets[0].config)
      for (let seed = 0; seed < 12; seed++) {
        const random = quickRandom(seed)
        const state = game.setup()
        for (let move = 0; move < 14 + 3 * seed && game.toAct(state) !== 0; move++) {
          const acting = game.toAct(state)
          const seat = has(acting, CHANCE) ? CHANCE : lowest(acting)
          const legal = seat === CHANCE ? [] : game.legal(state, seat, [])
          const chosen =
            seat === CHANCE ? game.nature(state, random) : legal[random.below(legal.length)]
          game.step(state, seat, chosen)
        }
        if (has(game.toAct(state), CHANCE)) continue
        const world = game.determinize(game.view(state, 0), random)
        const bots = Array(game.seats).fill(bot)
        playBots(game, world, bots, { chance: random, seed, budget: { playouts: 20 } })
        expect(game.outcome(world)).toBeDefined()
      }
    },
    60_000,
  )
})
