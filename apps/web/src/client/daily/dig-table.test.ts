import { nth } from '@adit/kernel'
import { digOf } from '@adit/puzzles'
import { GOLD_REACHED } from '@adit/saboteur'
import { expect, test } from 'vitest'
import { DigTable } from './dig-table.ts'

const dig = digOf('saboteur', '2026-11-09')

function tableOf(tried: (move: string) => boolean): DigTable {
  const link = (): never => {
    throw new Error('a puzzle needs no line')
  }
  const crew = Array.from({ length: 5 }, (_none, seat) => [`P${seat}`, 'hob'] as const)
  return new DigTable(dig, { crew, tried, now: () => 0, link })
}

test('a puzzle is shown as its seat saw it, with all that was told', () => {
  const { seen } = tableOf(() => false)
  const view: { roles?: readonly number[] } = JSON.parse(JSON.stringify(seen.value?.game?.view))
  expect(seen.value?.seat).toBe(dig.seat)
  expect(seen.value?.log).toHaveLength(dig.turns.length)
  // Everybody else's role is a hole.
  expect(view.roles?.map(role => role < 0)).toEqual([0, 1, 2, 3, 4].map(seat => seat !== dig.seat))
})

test('a wrong try changes nothing; the right move finds the gold', async () => {
  if (dig.kind !== 'gold') throw new Error(dig.kind)
  const { answers } = dig
  const table = tableOf(move => answers.includes(move))
  const before = table.seen.value
  await table.move('pass')
  expect(table.seen.value).toBe(before)
  const heard: unknown[] = []
  table.listen(items => heard.push(...items))
  await table.move(nth(answers, 0))
  expect(heard).toHaveLength(1)
  expect(JSON.stringify(table.seen.value?.game?.view)).toContain(`"ending":${GOLD_REACHED}`)
})
