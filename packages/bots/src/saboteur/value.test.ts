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
    const far = chanceOf(config, text)
    const near = chanceOf(config, `${straight}\n${text}`)
    const hindered = chanceOf(config, `${straight}\n${text}\nfront: lamp lamp lamp - -`)
    expect(far).toBeGreaterThan(0)
    expect(near).toBeGreaterThan(far)
    expect(near).toBeLessThan(1)
    expect(hindered).toBeLessThan(near)
  },
)

it('judges two teams by weights of their own', () => {
  const plain = chanceOf({ seats: 5 }, base)
  const team = chanceOf({ seats: 5, modules: ['saboteur-2'] }, teams)
  expect(Math.abs(plain - team)).toBeGreaterThan(0.02)
})

it('has a chance for a table that nothing was dealt to yet', () => {
  const chance = chanceOf({ seats: 5 }, '')
  expect(chance).toBeGreaterThan(0)
  expect(chance).toBeLessThan(1)
})

it('hears whom everybody suspects', () => {
  const text = `laid: LR 1,0 LR 2,0 LR 3,0\n${base}`
  const none = chanceOf({ seats: 5 }, text)
  const wrong = chanceOf({ seats: 5 }, text, [0.8, 0.8, 0.4, 0.1, 0.1])
  expect(Math.abs(wrong - none)).toBeGreaterThan(0.01)
})

function chanceOf(
  config: Parameters<typeof given>[0],
  text: string,
  suspicion: readonly number[] = [0.4, 0.4, 0.4, 0.4, 0.4],
): number {
  return chanceOfGold(given(config, text).state, suspicion)
}
