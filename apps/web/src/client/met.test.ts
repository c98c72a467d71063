import { expect, test } from 'vitest'
import { isFirst, type Met, readMet, seated } from './met.ts'

const keeping = (text: string) => ({ read: () => text, write: () => undefined })

test('what makes no sense is nothing', () => {
  for (const text of ['{', '7', 'null', '{"things":7,"tables":[1]}', '{"tables":{"a":"b"}}']) {
    expect(readMet(keeping(text)).things).toEqual([])
  }
  const kept = { things: ['saboteur/map', 7], tables: { saboteur: ['one', null] } }
  expect(readMet(keeping(JSON.stringify(kept)))).toEqual({
    things: ['saboteur/map'],
    tables: { saboteur: ['one'] },
  })
})

test('three games of each title are the first, and stay so', () => {
  const tables = ['one', 'two', 'two', 'three', 'four']
  let known: Met = { things: [], tables: {} }
  for (const table of tables) known = seated(known, 'saboteur', table)
  known = seated(known, 'my-treasure', 'five')
  expect(tables.filter(table => isFirst(known, 'saboteur', table))).toEqual([
    'one',
    'two',
    'two',
    'three',
  ])
  expect(isFirst(known, 'my-treasure', 'five')).toBe(true)
})
