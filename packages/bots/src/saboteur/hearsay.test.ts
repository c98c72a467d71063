import { expect, it } from 'vitest'
import { addHearsay } from './hearsay.ts'

const suspicion = [0.2, 0.4, 0.9, 0.3]

function heardBy(hearer: number, claims: Parameters<typeof addHearsay>[0]): number[] {
  const odds = new Float64Array(4)
  addHearsay(claims, hearer, suspicion, odds)
  return [...odds]
}

it('moves the odds of who is spoken of, and more by who is trusted', () => {
  const [, , byTrusted] = heardBy(3, [{ by: 0, about: 2, says: 'suspect' }])
  const [, , byDoubted] = heardBy(3, [{ by: 1, about: 2, says: 'suspect' }])
  expect(byTrusted).toBeGreaterThan(byDoubted)
  expect(byDoubted).toBeGreaterThan(0)
  expect(heardBy(3, [{ by: 0, about: 1, says: 'trust' }])[1]).toBeLessThan(0)
})

it('does not listen to suspects, to itself, or to praise of oneself', () => {
  expect(
    heardBy(3, [
      { by: 2, about: 0, says: 'suspect' },
      { by: 3, about: 0, says: 'suspect' },
      { by: 0, about: 0, says: 'trust' },
    ]),
  ).toEqual([0, 0, 0, 0])
})

it('counts the last word of each about each, however often it is said', () => {
  const once = heardBy(3, [{ by: 0, about: 1, says: 'suspect' }])
  const often = heardBy(3, [
    { by: 0, about: 1, says: 'trust' },
    { by: 0, about: 1, says: 'suspect' },
    { by: 0, about: 1, says: 'suspect' },
  ])
  expect(often).toEqual(once)
})
