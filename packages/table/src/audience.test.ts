import { expect, it } from 'vitest'
import { Audience } from './audience.ts'

it('counts a person once, whatever lines they have and wherever', () => {
  const audience = new Audience()
  expect([audience.come('ann'), audience.come('ann'), audience.come('bob')]).toEqual([
    true,
    false,
    true,
  ])
  audience.hear('north', ['ann', 'cid', 'cid'])
  expect([audience.size, audience.here()]).toEqual([3, ['ann', 'bob']])
  expect([audience.go('ann'), audience.go('ann')]).toEqual([false, true])
  expect([audience.has('ann'), audience.here()]).toEqual([true, ['bob']])
  audience.hear('north', ['cid'])
  expect([audience.has('ann'), audience.has('cid'), audience.size]).toEqual([false, true, 2])
})

it('forgets who was at a node that says so, and nobody else', () => {
  const audience = new Audience()
  audience.come('ann')
  audience.hear('north', ['ann', 'bob'])
  audience.hear('south', ['bob'])
  audience.hear('north', [])
  expect(['ann', 'bob'].map(one => audience.has(one))).toEqual([true, true])
  audience.clear()
  expect([audience.has('ann'), audience.has('bob'), audience.size]).toEqual([false, true, 1])
})
