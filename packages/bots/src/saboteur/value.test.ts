import { given } from '@adit/saboteur/testing'
import { expect, it } from 'vitest'
import { chanceOfGold } from './value.ts'

const straight = 'laid: LR 1,0 LR 2,0 LR 3,0 LR 4,0 LR 5,0 LR 6,0'
const hands = Array.from({ length: 5 }, (_none, seat) => `hand ${seat}: TB LR LR TB`).join('\n')
const base = `${hands}\nroles: digger digger digger saboteur saboteur`
const teams = `${hands}
  roles: green blue green saboteur saboteur
  spare roles: boss saboteur geologist geologist profiteer blue blue blue green green`

it.each([
  ['base', { seats: 5 }, base],
  ['teams', { seats: 5, modules: ['saboteur-2'] as const }, teams],
])(
  '%s: gold is likelier the nearer the tunnel, and the more diggers can dig',
  (_name, config, text) => {
    const far = chanceOfGold(given(config, text).state)
    const near = chanceOfGold(given(config, `${straight}\n${text}`).state)
    const hindered = chanceOfGold(
      given(config, `${straight}\n${text}\nfront: lamp lamp lamp - -`).state,
    )
    expect(far).toBeGreaterThan(0)
    expect(near).toBeGreaterThan(far)
    expect(near).toBeLessThan(1)
    expect(hindered).toBeLessThan(near)
  },
)

it('judges two teams by weights of their own', () => {
  const plain = chanceOfGold(given({ seats: 5 }, base).state)
  const team = chanceOfGold(given({ seats: 5, modules: ['saboteur-2'] }, teams).state)
  expect(Math.abs(plain - team)).toBeGreaterThan(0.02)
})
