import { type Task, type Thought, times } from '@adit/table'
import { expect, it } from 'vitest'
import { openMetrics } from '../metrics.ts'
import { Bots } from './bots.ts'
import { clockOfAll, type Question } from './think.ts'

interface Running {
  readonly question: Question
  readonly answer: (thought: Thought) => void
}

/** Bots with one place to think, which the test has in hand. */
function withOnePlace() {
  const metrics = openMetrics()
  const running: Running[] = []
  const pool = {
    run: async (question: Question) => {
      const { promise, resolve } = Promise.withResolvers<Thought>()
      running.push({ question, answer: resolve })
      return promise
    },
    destroy: async () => {},
  }
  const late = async (): Promise<string | undefined> =>
    /^adit_bots_late_total (\d+)$/m.exec(await metrics.text())?.[1]
  return { bots: new Bots(metrics, 1, async () => pool), running, late }
}

function taskWithin(within: number): Task {
  return {
    table: 't',
    title: 'my-treasure',
    config: {},
    bot: 'random',
    seat: 0,
    view: {},
    past: [],
    claims: [],
    legal: ['draw'],
    seed: 1,
    playouts: 400,
    within,
  }
}

it('a bot has as long as there is, and no longer than it may at most', async () => {
  const { bots, running } = withOnePlace()
  const thought = bots.think(taskWithin(10_000))
  await expect.poll(() => running).toHaveLength(1)
  const { question, answer } = running[0]
  expect(question.until - clockOfAll()).toBeLessThanOrEqual(times.thinking)
  expect(question.task.playouts).toBe(400)
  answer({ move: 'draw' })
  expect(await thought).toEqual({ move: 'draw' })
})

it('bots that wait for one another share the time, so that the last is in time as well', async () => {
  const { bots, running, late } = withOnePlace()
  const pause = 30_000
  const asked = clockOfAll()
  const thoughts = Array.from({ length: 31 }, () => bots.think(taskWithin(pause)))
  for (let nth = 0; nth < thoughts.length; nth++) {
    await expect.poll(() => running).toHaveLength(nth + 1)
    running[nth].answer({ move: 'draw' })
  }
  expect(await Promise.all(thoughts)).toHaveLength(31)
  expect(await late()).toBe('0')
  const shares = running.map(({ question }) => question.until - asked)
  expect(Math.max(...shares)).toBeLessThan(pause)

  // Twice as many as have time for half a second each.
  const many = Array.from({ length: 11 }, () => bots.think(taskWithin(3_000)))
  await expect.poll(() => running).toHaveLength(32)
  running[31].answer({ move: 'draw' })
  await expect.poll(() => running).toHaveLength(33)
  const second = running[32].question
  expect(second.until - clockOfAll()).toBeLessThanOrEqual((3_000 - times.handing) / 10)
  expect(second.task.playouts).toBeLessThan(400)
  for (let nth = 32; nth < 42; nth++) {
    await expect.poll(() => running.length).toBeGreaterThan(nth)
    running[nth].answer({ move: 'draw' })
  }
  await Promise.all(many)
})

it('who would come too late is not asked, and is counted', async () => {
  const { bots, running, late } = withOnePlace()
  expect(await bots.think(taskWithin(times.handing / 2))).toBeUndefined()
  expect(running).toEqual([])
  expect(await late()).toBe('1')
})
