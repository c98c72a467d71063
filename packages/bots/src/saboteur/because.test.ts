import { Pasts, quickRandom } from '@adit/kernel'
import { given } from '@adit/saboteur/testing'
import { expect, it } from 'vitest'
import { becauseOf } from './because.ts'

const table = given(
  { seats: 4 },
  `laid: LR 1,0 LR 2,0 LR 3,0
  hand 0: LR lr broken-pick map
  hand 1: TB TB TB
  hand 2: TB TB TB
  hand 3: TB TB TB
  roles: digger digger digger saboteur`,
)

/** What is said to seat 0 of two moves. */
function because(chosen: string, better: string) {
  const { game, state } = table
  const [own, other] = [chosen, better].map(text => game.notation.parseMove(text))
  if (!own.ok || !other.ok) throw new Error('no such move')
  const decision = {
    game,
    seat: 0,
    view: game.view(state, 0),
    past: new Pasts(game).of(0),
    legal: [],
    budget: { playouts: 1 },
    random: quickRandom(1),
  }
  return becauseOf(decision, own.value, other.value)
}

it('speaks of the move that changes the way to the gold', () => {
  expect(because('pass LR', 'lay LR 4,0')).toEqual({ on: 'nearer', of: 'better', count: 1 })
  expect(because('lay LR 4,0', 'pass LR')).toEqual({ on: 'nearer', of: 'own', count: 1 })
  const dead = because('lay lr 4,0', 'pass lr')
  expect(dead).toMatchObject({ on: 'farther', of: 'own' })
})

it('speaks of what somebody has shown who is to be hit', () => {
  const said = because('pass LR', 'break pick 2')
  expect(said).toMatchObject({ on: 'suspect', seat: 2 })
  // Nobody has done anything yet: all are as likely, and the seat knows its own card.
  expect(said?.on === 'suspect' && said.chance).toBeCloseTo(1 / 4)
})

it('says nothing where neither differs', () => {
  expect(because('pass LR', 'pass lr')).toBeUndefined()
  expect(because('pass LR', 'map 8,0')).toBeUndefined()
})
