import { roleOf } from '@adit/saboteur'
import { given } from '@adit/saboteur/testing'
import { expect, it } from 'vitest'
import { rivalsOf } from './teams.ts'
import { Witness } from './witness.ts'

const table = given(
  { modules: ['saboteur-2'], seats: 4 },
  `hand 0: inspection TB
  hand 1: TB
  hand 2: TB
  hand 3: TB
  roles: green blue green boss
  spare roles: saboteur saboteur saboteur geologist geologist profiteer blue blue blue green green`,
)
const nothing = [0, 0.2, 0.2, 0.2]

it('takes who lays green doors for a friend of the greens', () => {
  const witness = new Witness(table.game)
  const before = rivalsOf(witness, table.view(0), 0, nothing)
  witness.leans[2] = 2
  witness.leans[1] = -2
  const after = rivalsOf(witness, table.view(0), 0, nothing)
  expect(after[1]).toBeGreaterThan(before[1])
  expect(after[2]).toBeLessThan(before[2])
  expect(after[3]).toBe(before[3])
})

it('knows who was looked at, and has no rivals without a team', () => {
  const witness = new Witness(table.game)
  expect(rivalsOf(witness, table.view(3), 3, nothing)).toHaveLength(0)
  table.play(0, 'inspection 1')
  expect(table.view(0).roles[0]).toBe(roleOf.green)
  expect(rivalsOf(witness, table.view(0), 0, nothing)[1]).toBe(1)
})
