import { expect, it } from 'vitest'
import { EDGES, turnedBox } from './turned.ts'

const screen = { width: 1000, height: 600 }
/** Near the upper left corner of the screen, wider than high. */
const box = { left: 10, top: 20, width: 300, height: 100 }

it.each([
  ['south', { left: 10, top: 20, width: 300, height: 100 }],
  // Who sits across has it near the lower right corner.
  ['north', { left: 690, top: 480, width: 300, height: 100 }],
  // Who sits on the left has it near the lower left one: the page's foot is there.
  ['west', { left: 20, top: 690, width: 100, height: 300 }],
  ['east', { left: 480, top: 10, width: 100, height: 300 }],
] as const)('is measured by who sits in the %s', (edge, seen) => {
  expect(turnedBox(box, edge, screen)).toEqual(seen)
})

it('fills the page where it fills the screen', () => {
  for (const edge of EDGES) {
    const { left, top, width, height } = turnedBox({ left: 0, top: 0, ...screen }, edge, screen)
    expect([left, top, width + height]).toEqual([0, 0, 1600])
  }
})
