import { nth } from '@adit/kernel'
import { kindOf, type State, saboteur } from '@adit/saboteur'
import { expect, it } from 'vitest'
import { mendsOf } from './mends.ts'

const game = saboteur.open(nth(saboteur.presets, 0).config)

const HAND = ['repair-pick', 'repair-lamp', 'repair-pick-cart', 'broken-lamp', 'map', 'LR'] as const
const [PICK, LAMP] = [1, 2]

/** Seat 0 holds one of each, in the turn of another. */
function viewWith(front: readonly number[]): State {
  const view = game.setup()
  view.chance = 0
  view.mover = 1
  // A hand lies in the order of its kinds.
  const hand = HAND.map(name => kindOf[name]).sort((one, other) => one - other)
  for (const [place, kind] of hand.entries()) view.hands[place] = kind
  view.held[0] = HAND.length
  for (const [seat, lying] of front.entries()) view.front[seat] = lying
  return view
}

it('finds the cards that mend the own tool, and none for the tools of others', () => {
  const mends = mendsOf(game, viewWith([PICK, LAMP, 0]), 0)
  expect([...mends].sort()).toEqual([kindOf['repair-pick'], kindOf['repair-pick-cart']].sort())
})

it('finds none where nothing of one’s own is broken', () => {
  expect(mendsOf(game, viewWith([0, LAMP, 0]), 0).size).toBe(0)
})
