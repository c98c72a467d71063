import { roleOf, saboteur } from '@adit/saboteur'
import { given } from '@adit/saboteur/testing'
import { expect, it } from 'vitest'
import { rivalsOf, teamSharesOf } from './teams.ts'
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

it('has shares of both teams to who looks on, that add up to no more than is left by suspicion', () => {
  const witness = new Witness(table.game)
  const before = teamSharesOf(witness)
  // As many greens as blues are in the box.
  expect(before?.green[1]).toBeCloseTo(before?.blue[1] ?? 0)
  witness.leans[1] = 2
  const after = teamSharesOf(witness)
  if (before === undefined || after === undefined) throw new Error('there are teams')
  expect(after.green[1]).toBeGreaterThan(before.green[1])
  expect(after.blue[1]).toBeLessThan(before.blue[1])
  expect(after.green[2]).toBe(before.green[2])
  for (let seat = 0; seat < 4; seat++) {
    const all = after.green[seat] + after.blue[seat] + witness.suspicion[seat]
    expect(all).toBeGreaterThan(0.5)
    // The boss, geologists and the profiteer dig for neither alone.
    expect(all).toBeLessThan(1)
  }
})

it('has no shares where nobody digs for a team', () => {
  const plain = saboteur.open({ ...saboteur.presets[0].config, seats: 3 })
  expect(teamSharesOf(new Witness(plain))).toBeUndefined()
})
