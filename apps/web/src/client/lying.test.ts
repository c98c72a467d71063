import { expect, it } from 'vitest'
import { edgesFor } from './lying.ts'

it('gives everybody an edge, across from each other and around the table', () => {
  expect(edgesFor(2)).toEqual(['south', 'north'])
  expect(edgesFor(4)).toEqual(['south', 'west', 'north', 'east'])
  expect(edgesFor(6).filter(edge => edge === 'north')).toHaveLength(2)
})

it('finds room for as many as can play', () => {
  for (let people = 1; people <= 12; people++) expect(edgesFor(people)).toHaveLength(people)
  expect(new Set(edgesFor(12))).toEqual(new Set(['south', 'north']))
})
