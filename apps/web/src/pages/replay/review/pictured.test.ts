import { expect, it } from 'vitest'
import type { Drawing } from '../../../table/common/drawing.ts'
import { pairOf } from './pictured.ts'

const before: Drawing = {
  left: 0,
  top: 0,
  columns: 2,
  rows: 1,
  cards: [
    { x: 0, y: 0, print: 'start' },
    { x: 1, y: 0, print: 'straight' },
  ],
}

it('shows a place before and after in one window, and what differs there', () => {
  const after: Drawing = {
    left: 0,
    top: -1,
    columns: 2,
    rows: 2,
    cards: [
      { x: 0, y: 0, print: 'start' },
      { x: 1, y: 0, print: 'straight' },
      { x: 1, y: -1, print: 'corner' },
    ],
  }
  const pair = pairOf(before, after)
  expect(pair.before).toMatchObject({ left: 0, top: -1, columns: 2, rows: 2 })
  expect(pair.after).toMatchObject({ left: 0, top: -1, columns: 2, rows: 2 })
  expect(pair.changed).toEqual([{ x: 1, y: -1 }])
})

it('finds a card that is gone, and one that lies otherwise', () => {
  const start = before.cards.slice(0, 1)
  expect(pairOf(before, { ...before, cards: start }).changed).toEqual([{ x: 1, y: 0 }])
  const turned = { ...before, cards: [...start, { x: 1, y: 0, print: 'unlit' }] }
  expect(pairOf(before, turned).changed).toEqual([{ x: 1, y: 0 }])
})
