import { type Past, parseConfig, quickRandom } from '@adit/kernel'
import { type Event, type Move, type State, saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import type { AnyBot, Bot } from '../bot.ts'
import { randomBot } from '../bot.ts'
import { playBots } from '../playing.ts'
import { botNamed } from '../roster.ts'
import { Mine } from './mine.ts'
import { witnessOf } from './witness.ts'

function open(config: object) {
  const checked = parseConfig(saboteur, config)
  if (!checked.ok) throw new Error(checked.why.key)
  return saboteur.open(checked.value)
}

/** Calls `look` at every question to seat 0 of a game in which all move at random. */
function watch(
  config: object,
  seed: number,
  look: (past: Past<State, Event>, view: State) => void,
) {
  const game = open(config)
  const watcher: Bot<State, Move, Event> = {
    name: 'watcher',
    choose({ past, view, legal, random }) {
      look(past, view)
      return legal[random.below(legal.length)]
    },
  }
  const bots: AnyBot[] = Array(game.seats).fill(randomBot)
  bots[0] = watcher
  playBots(game, game.setup(), bots, { chance: quickRandom(seed), seed })
}

const everything = {
  seats: 6,
  modules: ['saboteur-2', 'gathering', 'party', 'goals', 'chests'],
  championship: ['vein-swap', 'treasury', 'veto', 'turn-about', 'pathfinder', 'diversion'],
  'chest-places': 'random',
}

describe('the mine as told', () => {
  it.each([{ seats: 4 }, everything])('is the mine as it lies: %j', config => {
    const game = open(config)
    let looked = 0
    for (let seed = 0; seed < 6; seed++) {
      watch(config, seed, (past, view) => {
        const mine = new Mine(game.setup().maze)
        for (const moment of past) for (const told of moment.told) mine.hear(told)
        expect(mine.maze.laid).toEqual(view.maze.laid)
        expect(mine.maze.goals).toEqual(view.maze.goals)
        expect(mine.maze.caches).toEqual(view.maze.caches)
        looked++
      })
    }
    expect(looked).toBeGreaterThan(100)
  })
})

describe('a witness', () => {
  it('begins each round without what happened in the one before', () => {
    const game = open({ seats: 5 })
    let rounds = 0
    const look = (past: Past<State, Event>, view: State): void => {
      const moved = past.filter(
        ({ by, told }) => by < 5 && told.every(e => e.type !== 'round-ended'),
      )
      if (moved.length > 0) return
      rounds++
      expect(view.round).toBeGreaterThan(0)
      expect(witnessOf(game, past).facts).toEqual([])
      expect(new Set(witnessOf(game, past).odds)).toEqual(new Set([0]))
    }
    for (let seed = 0; seed < 12; seed++) watch({ seats: 5 }, seed, look)
    expect(rounds).toBeGreaterThan(0)
  })

  it('says the same of a past heard at once or as it grew', () => {
    const game = open({ seats: 5 })
    watch({ seats: 5 }, 3, past => {
      const grown = witnessOf(game, past)
      const anew = witnessOf(game, past.slice())
      expect([...grown.odds]).toEqual([...anew.odds])
      expect([...grown.suspicion]).toEqual([...anew.suspicion])
    })
  })

  it('finds saboteurs among miners better than chance, and never doubts what it knows', () => {
    const game = open({ seats: 5 })
    const miner = botNamed('saboteur', 'miner') ?? randomBot
    let right = 0
    let pairs = 0
    for (let seed = 0; seed < 40; seed++) {
      let last: { past: Past<State, Event>; view: State } | undefined
      const watcher: Bot<State, Move, Event> = {
        name: 'watcher',
        choose(decision) {
          if (decision.view.round === 1) last = decision
          return botNamed('saboteur', 'miner')?.choose(decision) as Move
        },
      }
      let roles: readonly number[] = []
      playBots(game, game.setup(), [watcher, miner, miner, miner, miner], {
        chance: quickRandom(seed),
        seed,
        played(_seat, _move, events) {
          for (const event of events as readonly Event[]) {
            if (event.type === 'round-ended') roles = event.roles
          }
          return roles.length === 0
        },
      })
      if (last === undefined) continue
      const suspicion = witnessOf(game, last.past).potFor(last.view).marginals(new Float64Array(5))
      expect(suspicion[0]).toBe(roles[0] === 1 ? 1 : 0)
      for (const one of [1, 2, 3, 4]) {
        for (const other of [1, 2, 3, 4]) {
          if (roles[one] !== 1 || roles[other] === 1) continue
          pairs++
          if (suspicion[one] > suspicion[other]) right++
        }
      }
    }
    expect(pairs).toBeGreaterThan(40)
    expect(right / pairs).toBeGreaterThan(0.8)
  })
})
