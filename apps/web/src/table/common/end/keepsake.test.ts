import { expect, it } from 'vitest'
import { keepsakeText } from './keepsake.ts'

it('says in a message who won what, winners first, a line each', () => {
  const people = [
    { name: 'Marta', face: 'ida', score: '6' },
    { name: 'Wim', face: 'kuno', score: '3+2' },
  ] as const
  const text = keepsakeText({ title: 'Marta wins!', game: 'Saboteur', people, winners: 1 })
  expect(text).toBe('Saboteur: Marta wins!\nMarta 6\nWim 3+2')
})
