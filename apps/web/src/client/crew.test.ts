import { nth } from '@adit/kernel'
import type { SeatShown, TableShown } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { calledBy, crewOf } from './crew.ts'
import { tableInfo } from './testbed.ts'

const seat = (shown: Partial<SeatShown>): SeatShown => ({
  ready: false,
  away: false,
  seeded: false,
  ...shown,
})

const cast = [
  ['ida', 'Ида'],
  ['ost', 'Ост'],
  ['vera', 'Вера'],
  ['hob', 'Хоб'],
  ['pim', 'Пим'],
  ['zeb', 'Зеб'],
] as const

const table = (code: string, seats: SeatShown[]): TableShown =>
  tableInfo({ code, stage: 'open', seats })

describe('the crew of a table', () => {
  const seats = [
    seat({ name: 'Вера', avatar: 'ida' }),
    seat({ bot: 'random' }),
    seat({ bot: 'random' }),
    seat({}),
    seat({ name: 'Глеб', avatar: 'ost', bot: 'random', away: true }),
  ]

  it('gives every bot a face and a name that nobody else at the table has', () => {
    const crew = crewOf(table('000007', seats), 0, cast)
    const names = crew.filter(mate => !mate.isFree).map(mate => mate.name)
    const faces = crew.filter(mate => !mate.isFree).map(mate => mate.avatar)
    expect(new Set(names).size).toBe(4)
    expect(new Set(faces).size).toBe(4)
    expect(crew[1]).toMatchObject({ isPerson: false, bot: 'random', isYou: false })
  })

  it('is the same each time, and another at another table', () => {
    const one = crewOf(table('000007', seats), 0, cast)
    expect(crewOf(table('000007', seats), 0, cast)).toEqual(one)
    expect(nth(crewOf(table('000009', seats), 0, cast), 1).name).not.toBe(nth(one, 1).name)
  })

  it('keeps a person’s name and face while a bot stands in', () => {
    const crew = crewOf(table('000007', seats), 0, cast)
    expect(crew[4]).toMatchObject({ name: 'Глеб', avatar: 'ost', isPerson: true, bot: 'random' })
    expect(crew[3]).toMatchObject({ isFree: true })
    expect(nth(crew, 0).isYou).toBe(true)
  })

  it('has those look away whose line is gone, long before the table gives them up', () => {
    const people = [
      seat({ name: 'Anna' }),
      seat({ name: 'Gleb' }),
      seat({ bot: 'random' }),
      seat({}),
    ]
    const here = (online?: readonly number[]) =>
      crewOf(table('000007', people), 0, cast, online).map(({ isHere }) => isHere)
    expect(here([0, 1])).toEqual([true, true, true, false])
    expect(here([0])).toEqual([true, false, true, false])
    // Nobody has said yet who is here.
    expect(here()).toEqual([true, true, true, true])
    const left = [seat({ name: 'Anna' }), seat({ name: 'Gleb', away: true })]
    expect(crewOf(table('000007', left), 0, cast)[1]).toMatchObject({ isAway: true, isHere: false })
  })
})

it('never calls the reader by name', () => {
  const seats = [seat({ name: 'Anna', avatar: 'ida' }), seat({ name: 'Anna', avatar: 'ost' })]
  const names = crewOf(table('ABC', seats), 1, cast).map(mate => calledBy(mate, 'You'))
  expect(names).toEqual(['Anna', 'You'])
})
