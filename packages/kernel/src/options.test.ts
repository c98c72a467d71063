import { describe, expect, it } from 'vitest'
import { type ConfigOf, parseConfig } from './options.ts'

const options = {
  edition: { kind: 'choice', values: ['old', 'new'], default: 'new' },
  modules: { kind: 'set', values: ['doors', 'ladders', 'chests'], default: [] },
  quick: { kind: 'switch', default: false },
  first: { kind: 'seat', default: 'random' },
} as const

const title = {
  name: 'toy',
  seats: { min: 2, max: 4 },
  options,
  conflict: ({ edition, modules }: ConfigOf<typeof options>) =>
    edition === 'old' && modules.includes('chests') ? { rule: 'R-1', key: 'too-old' } : undefined,
}

describe('parseConfig', () => {
  it('fills in what is left out', () => {
    expect(parseConfig(title, { seats: 3 })).toEqual({
      ok: true,
      value: { seats: 3, edition: 'new', modules: [], quick: false, first: 'random' },
    })
  })

  it('puts a set into the order of its declaration, so that equal choices are equal', () => {
    const chosen = parseConfig(title, { seats: 2, modules: ['chests', 'doors'] })
    expect(chosen).toMatchObject({ value: { modules: ['doors', 'chests'] } })
  })

  it.each([
    [null, 'config-not-object'],
    [[], 'config-not-object'],
    [{}, 'config-seats'],
    [{ seats: 1 }, 'config-seats'],
    [{ seats: 2.5 }, 'config-seats'],
    [{ seats: '3' }, 'config-seats'],
    [{ seats: 3, speed: 1 }, 'config-unknown-option'],
    [{ seats: 3, constructor: 1 }, 'config-unknown-option'],
    [{ seats: 3, edition: 'newest' }, 'config-bad-value'],
    [{ seats: 3, quick: 1 }, 'config-bad-value'],
    [{ seats: 3, first: 3 }, 'config-bad-value'],
    [{ seats: 3, modules: 'doors' }, 'config-bad-value'],
    [{ seats: 3, modules: ['doors', 'doors'] }, 'config-bad-value'],
    [{ seats: 3, modules: ['windows'] }, 'config-bad-value'],
  ])('refuses %j: %s', (input, key) => {
    expect(parseConfig(title, input)).toMatchObject({ ok: false, why: { key } })
  })

  it("gives the title's own reason when choices do not go together", () => {
    const clash = parseConfig(title, { seats: 3, edition: 'old', modules: ['chests'] })
    expect(clash).toEqual({ ok: false, why: { rule: 'R-1', key: 'too-old' } })
  })
})
