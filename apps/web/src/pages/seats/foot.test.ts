import type { TableShown } from '@adit/protocol'
import { describe, expect, it } from 'vitest'
import { crewOf } from '../../client/crew.ts'
import { tableInfo } from '../../client/testbed.ts'
import { footOf } from './foot.ts'

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
