import type { Task, Thought } from '@adit/table'
import { expect, it } from 'vitest'
import { inTurn, type Question } from './thinking.ts'

function task(within: number): Task {
  return { ...({ title: 'my-treasure', legal: ['draw'] } as unknown as Task), within }
}

function worker() {
  const asked: Question[] = []
  const state = { now: 0, reply: (_reply: Thought | { readonly error: string }): void => {} }
  const think = inTurn({
    ask: question => asked.push(question),
    onReply: hear => {
      state.reply = hear
    },
    now: () => state.now,
  })
  return { asked, state, think }
}

it('the worker is asked one question at a time, each with its part of what is left', async () => {
  const { asked, state, think } = worker()
  const answers = [2_100, 2_100, 2_100, 2_100].map(within => think(task(within)))
  expect(asked.map(({ time }) => time)).toEqual([600])
  state.now = 1_100
  state.reply({ move: 'a' })
  // A thousand left, less what the answer needs on its way, for three of them.
  expect(asked.map(({ time }) => time)).toEqual([600, 300])
  state.now = 1_400
  state.reply({ error: 'broken' })
  state.now = 2_050
  state.reply({ move: 'c' })
  // The last would come too late.
  expect(asked).toHaveLength(3)
  await expect(answers[1]).rejects.toThrow('broken')
  expect([await answers[0], await answers[2], await answers[3]]).toEqual([
    { move: 'a' },
    { move: 'c' },
    undefined,
  ])
})

it('advice, which nothing waits for, has all the time that a bot may have', () => {
  const { asked, think } = worker()
  void think(task(Number.POSITIVE_INFINITY))
  expect(asked.map(({ time }) => time)).toEqual([600])
})
