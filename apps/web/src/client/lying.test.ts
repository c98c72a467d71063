import { expect, it } from 'vitest'
import { isAcross } from './lying.ts'

it('turns to every second one around the table', () => {
  expect([0, 1, 2, 3].map(isAcross)).toEqual([false, true, false, true])
})
