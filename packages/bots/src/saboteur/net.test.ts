import { expect, it } from 'vitest'
import { Judge } from './net.ts'

const judge = new Judge({
  units: [
    [-1000, 2000, 0],
    [0, 0, 1000],
  ],
  top: [500, 1000, -250],
})

it.each([
  ['all units speak', [1, 2], 0.5 + 1 - 0.5],
  ['a unit below nothing is silent', [0, 2], 0.5 - 0.5],
  ['no unit speaks', [0, -2], 0.5],
])('%s', (_name, inputs, sum) => {
  expect(judge.chance(Float64Array.from(inputs))).toBeCloseTo(1 / (1 + Math.exp(-sum)), 12)
})
