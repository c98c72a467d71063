import type { Order } from '@adit/protocol'
import { expect, it } from 'vitest'
import { isOrdered } from './ordered.ts'

const seen = (order: Order | undefined, view = 'may be stopped') => ({
  game: { view, asked: [], ...(order && { order }) },
})
const game = { isMoment: (view: unknown) => view === 'may be stopped' }

it('[CHM-191] answers for whoever has left an order, and asks whoever has left none', () => {
  expect(isOrdered(seen('pass'), game)).toBe(true)
  expect(isOrdered(seen('guard'), game)).toBe(true)
  expect(isOrdered(seen('ask'), game)).toBe(false)
  expect(isOrdered(seen(undefined), game)).toBe(false)
})

it('answers nothing else', () => {
  expect(isOrdered(seen('pass', 'a turn'), game)).toBe(false)
  expect(isOrdered(seen('pass'), {})).toBe(false)
  expect(isOrdered({ game: undefined }, game)).toBe(false)
})
