import { given } from '@adit/saboteur/testing'
import { expect, it } from 'vitest'
import { partOf, payTo } from './pay.ts'

const straight = 'laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0'
const hands = Array.from(
  { length: 5 },
  (_none, seat) => `hand ${seat}: TB LR broken-lamp repair-cart`,
).join('\n')
const table = `${hands}
  roles: green blue geologist saboteur saboteur
  spare roles: boss green saboteur geologist profiteer blue blue blue green green`

it('[SB2-30] diggers expect more the nearer the gold', () => {
  const far = payOf(table)
  const near = payOf(`${straight}\n${table}`)
  expect(near[0]).toBeGreaterThan(far[0] ?? 0)
  expect(near[1]).toBeGreaterThan(far[1] ?? 0)
})

it('[SB2-35] a geologist expects more the more crystals lie there', () => {
  const plain = payOf(`${straight}\n${table}`)
  const rich = payOf(`${straight.replace('LR 5,0 LR 6,0', 'TBLR* 5,0 BLR* 6,0')}\n${table}`)
  expect(rich[2]).toBeGreaterThan(plain[2] ?? 0)
})

it('[SB2-36] who is trapped expects less', () => {
  const free = payOf(`${straight}\n${table}`)
  const trapped = payOf(`${straight}\n${table}\nfront: trap - - - -`)
  expect(trapped[0]).toBeLessThan(free[0] ?? 0)
})

it('expects no more than is shared, and no less than to lose a nugget', () => {
  for (const nuggets of [...payOf(table), ...payOf(`${straight}\n${table}`)]) {
    expect(nuggets).toBeGreaterThan(-1)
    expect(nuggets).toBeLessThan(5)
  }
  expect([-3, -1, 2, 5, 9].map(partOf)).toEqual([0, 0, 0.5, 1, 1])
})

function payOf(text: string): readonly number[] {
  const { state } = given({ seats: 5, modules: ['saboteur-2'] }, text)
  return state.roles.map((_role, seat) => payTo(state, seat, [0.4, 0.4, 0.4, 0.4, 0.4]))
}
