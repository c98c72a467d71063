import { beforeEach, expect, test } from 'vitest'
import type { Advised, Reconsidered } from '../../client/local/hall.ts'
import { changeSettings } from '../../client/settings.ts'
import { Coaching } from './coaching.ts'

const of: Reconsidered = { table: 'local-1', seat: 0, chosen: 'this' }
const advised: Advised = { better: 'that', worth: 0.6, own: 0.3 }
const coaching = (answer: Advised | undefined) => {
  const asked: Reconsidered[] = []
  const coach = new Coaching(async question => {
    asked.push(question)
    return answer
  })
  return { coach, asked }
}
beforeEach(() => changeSettings({ coach: true }))

test('says nothing where it is off, and thinks nothing', async () => {
  changeSettings({ coach: false })
  const { coach, asked } = coaching(advised)
  expect(await coach.ask(of)).toBe('this')
  expect(asked).toEqual([])
})

test('says nothing about a move that will do', async () => {
  const { coach, asked } = coaching(undefined)
  expect(await coach.ask(of)).toBe('this')
  expect(asked).toEqual([of])
  expect(coach.asks.value).toBeUndefined()
})

test.each([
  ['keep', 'this'],
  ['change', 'that'],
  ['back', undefined],
] as const)('waits for an answer: %s', async (answer, made) => {
  const { coach } = coaching(advised)
  const asking = coach.ask(of)
  await Promise.resolve()
  expect(coach.asks.value).toEqual({ ...advised, chosen: 'this' })
  coach[answer]()
  expect(await asking).toBe(made)
  expect(coach.asks.value).toBeUndefined()
})

test('asks at most every third turn', async () => {
  const { coach } = coaching(advised)
  const questions: boolean[] = []
  for (let turn = 0; turn < 7; turn++) {
    const asking = coach.ask(of)
    await Promise.resolve()
    questions.push(coach.asks.value !== undefined)
    coach.keep()
    await asking
  }
  expect(questions).toEqual([true, false, false, true, false, false, true])
})
