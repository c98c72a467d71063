import {
  CHANCE,
  canonical,
  playOut,
  quickRandom,
  type Random,
  type Seat,
  type Viewer,
} from '@adit/kernel'
import { viewersOf } from '@adit/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { fresh } from '../trial/testing.ts'
import type { Event } from './events.ts'
import { census } from './kit.ts'
import { xOf } from './maze/cells.ts'
import { championshipNames } from './modules/index.ts'
import { atOf, codeOf, isLaying, type Move } from './moves.ts'
import type { Config } from './options.ts'
import { retell, summary } from './retelling.ts'
import type { State } from './state.ts'
import type { SaboteurGame } from './title.ts'

const cards = championshipNames.filter(name => name !== 'greedy-gnome')

/** Each with two seeds whose games hear nearly every event that there is. */
const tables: readonly (readonly [
  name: string,
  choices: Partial<Config>,
  one: number,
  other: number,
])[] = [
  [
    'base game and extras',
    {
      edition: '2009',
      modules: ['gathering', 'dressing-room', 'goals', 'chests'],
      championship: championshipNames,
    },
    14,
    24,
  ],
  [
    'Saboteur 2 and extras',
    {
      edition: 'jubilee',
      modules: ['saboteur-2', 'gathering', 'party', 'goals', 'chests'],
      championship: cards,
      'chest-places': 'random',
    },
    1,
    3,
  ],
  [
    'tournament',
    { edition: 'jubilee', seats: 5, modules: ['tournament', 'chests'], championship: cards },
    18,
    37,
  ],
]

/** Of some random moves the one that lays a card farthest to the right. */
function digger(random: Random): (state: State, seat: Seat, legal: readonly Move[]) => Move {
  const merit = (move: Move): number =>
    typeof move === 'number' && isLaying(codeOf(move)) ? xOf(atOf(move)) : 1
  return (_state, _seat, legal) => {
    const some = Array.from({ length: 5 }, () => legal[random.below(legal.length)])
    return some.reduce((best, move) => (merit(move) > merit(best) ? move : best))
  }
}

function dig(
  game: SaboteurGame,
  state: State,
  seed: number,
  played: (seat: Seat, move: Move) => void,
): void {
  const random = quickRandom(seed)
  playOut(game, state, random, digger(random), played)
}

/**
 * Laws of kit.test.ts once more, on games that get somewhere: random walks seldom reach a
 * goal. Always the same games, so that they fail for a change of the rules and for nothing else.
 */
describe.each(tables)('a game of digging, %s,', (_name, choices, one, other) => {
  it('goes the same way whether or not anybody listens', () => {
    for (const seed of [one, other]) {
      const { game, state: silent } = fresh(choices)
      const heard = game.setup()
      const events: Event[] = []
      const asTold: Event[] = []
      dig(game, silent, seed, (seat, move) =>
        game.step(heard, seat, move, event => {
          events.push(event)
          asTold.push(structuredClone(event))
        }),
      )
      expect(silent).toEqual(heard)
      // Nothing that was told is still in use at the table.
      expect(events).toEqual(asTold)
      expect(events.length).toBeGreaterThan(0)
    }
  })

  it('goes the same way on a copy, which leaves the original alone', () => {
    const { game, state } = fresh(choices)
    let foretold = JSON.stringify(state)
    dig(game, state, one, (seat, move) => {
      const before = JSON.stringify(state)
      expect(before).toBe(foretold)
      const copy = game.clone(state)
      game.step(copy, seat, move)
      expect(JSON.stringify(state)).toBe(before)
      foretold = JSON.stringify(copy)
    })
    expect(JSON.stringify(state)).toBe(foretold)
    expect(JSON.parse(foretold)).toEqual(state)
  })

  it('keeps every card, and tells each viewer what the views show', () => {
    const { game, state } = fresh(choices)
    const viewers: readonly Viewer[] = [0, 1, 'spectator']
    const box = counted(state)
    dig(game, state, one, (seat, move) => {
      const next = game.clone(state)
      const facts = viewers.map(viewer => summary(game.view(state, viewer), viewer))
      game.step(next, seat, move, event => {
        for (const [at, viewer] of viewers.entries()) {
          const told = game.redact(event, viewer)
          if (told !== undefined) retell(facts[at], told, viewer)
        }
      })
      const shown = viewers.map(viewer => summary(game.view(next, viewer), viewer))
      expect(canonical(facts)).toBe(canonical(shown))
      expect(counted(next)).toBe(box)
    })
  })

  it('lets a seat choose by its view alone, which fits the worlds it imagines', () => {
    const { game, state } = fresh(choices)
    const box = counted(state)
    const lots = quickRandom(9)
    let turns = 0
    dig(game, state, other, seat => {
      if (seat === CHANCE) return
      const legal = game.legal(game.view(state, seat), seat, [])
      expect(legal).toEqual(game.legal(state, seat, []))
      expect(new Set(legal).size).toBe(legal.length)
      // A state has one form only.
      expect(state.known).toEqual(state.known.toSorted((a, b) => a - b))
      expect(state.sawRoles).toEqual(state.sawRoles.toSorted((a, b) => a - b))
      if (turns++ % 8 !== 0) return
      const before = JSON.stringify(state)
      for (const viewer of viewersOf(game.seats)) {
        const world = game.determinize(game.view(state, viewer), lots)
        expect(counted(world)).toBe(box)
        expect(game.view(world, viewer)).toEqual(game.view(state, viewer))
      }
      expect(JSON.stringify(state)).toBe(before)
    })
  })
})

/** Every card of the box, wherever it is. */
function counted(state: State): string {
  return [...census(state)].sort().join(' ')
}
