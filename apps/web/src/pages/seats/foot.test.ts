import { nth } from '@adit/kernel'
import type { TableShown } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { castNames } from '../../art/index.ts'
import { crewOf } from '../../client/crew.ts'
import { tableInfo } from '../../client/testbed.ts'
import { footOf, freeFace } from './foot.ts'

function table(...seats: readonly Partial<TableShown['seats'][number]>[]): TableShown {
  return tableInfo({
    stage: 'open',
    host: 0,
    seats: seats.map(seat => Object.assign({ ready: false, away: false, seeded: false }, seat)),
  })
}

const foot = (info: TableShown) => footOf(crewOf(info, 0, []), info)

describe('what stands between a table and its game', () => {
  it('is whoever is not ready; the host is, by starting', () => {
    const info = table({ name: 'Ann' }, { name: 'Bob' }, { name: 'Cid', ready: true })
    expect(foot(info)).toEqual({ free: 0, notReady: [1], canStart: false })
  })

  it('is no free seat, because bots can take it', () => {
    expect(foot(table({ name: 'Ann' }, {}, {}))).toEqual({ free: 2, notReady: [], canStart: true })
  })
})

describe('a face for someone who sits down', () => {
  it('is the wished one, unless someone has it', () => {
    expect(freeFace(table({ name: 'Ann', avatar: 'ida' }), 'ost')).toBe('ost')
    const next = freeFace(table({ name: 'Ann', avatar: 'ida' }), 'ida')
    expect(next).not.toBe('ida')
    expect(castNames).toContain(next)
  })

  it('is any where none was wished', () => {
    expect(castNames).toContain(freeFace(table({ name: 'Ann', avatar: nth(castNames, 0) }), ''))
  })
})
