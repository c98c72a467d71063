import { nth } from '@adit/kernel'
import { expect, it } from 'vitest'
import { nextSpot } from './remote.ts'

const row = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 200, y: 0 },
  { x: 110, y: 80 },
]

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 2, undefined],
  ['ArrowLeft', 2, 1],
  ['ArrowDown', 1, 3],
  ['ArrowUp', 3, 1],
  ['ArrowUp', 0, undefined],
] as const)('%s from button %i', (way, from, to) => {
  expect(nextSpot(nth(row, from), row, way)).toBe(to)
})
