import type { AnyTitle } from '@adit/kernel'
import { myTreasure } from '@adit/my-treasure'
import { titleNamed } from '@adit/shelf'
import { describe, expect, it } from 'vitest'
import { configFrom, seatCounts } from './config.ts'

/** A title with an option of every kind, as larger boxes have. */
const title: AnyTitle = {
  ...myTreasure,
  name: 'boxed',
  options: {
    edition: { kind: 'choice', values: ['2009', '2011'], default: '2011' },
    modules: { kind: 'set', values: ['gold', 'chests'], default: [] },
    strict: { kind: 'switch', default: false },
    first: { kind: 'seat', default: 'random' },
  },
  presets: [
    {
      name: 'old',
      config: { seats: 3, edition: '2009', modules: [], strict: true, first: 'random' },
    },
  ],
  conflict: () => undefined,
}

describe('seatCounts', () => {
  it('leaves out what the rules have no room for', () => {
    const saboteur = titleNamed('saboteur')
    if (saboteur === undefined) throw new Error('not on the shelf')
    const counts = (preset: string) => {
      const config = saboteur.presets.find(({ name }) => name === preset)?.config
      return config && seatCounts(saboteur, config)
    }
    expect(counts('first-game')).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
    expect(counts('tournament')).toEqual([5, 6, 7, 8, 9])
    expect(counts('saboteur-2')).toHaveLength(11)
  })
})

describe('configFrom', () => {
  it('takes the first preset’s seats and every default', () => {
    expect(configFrom(title, {})).toEqual({
      ok: true,
      value: { seats: 3, edition: '2011', modules: [], strict: false, first: 'random' },
    })
  })

  it('reads each kind of option', () => {
    const option = ['strict=yes', 'first=1', 'modules=chests,gold', 'edition=2009']
    expect(configFrom(title, { seats: '2', option })).toEqual({
      ok: true,
      value: { seats: 2, edition: '2009', modules: ['gold', 'chests'], strict: true, first: 1 },
    })
  })

  it('has shorthands for edition and modules', () => {
    const flags = { edition: '2009', with: 'gold' }
    expect(configFrom(title, flags)).toMatchObject({
      value: { edition: '2009', modules: ['gold'] },
    })
  })

  it('changes single options of a preset', () => {
    const flags = { preset: 'old', option: ['strict=off'] }
    expect(configFrom(title, flags)).toMatchObject({ value: { edition: '2009', strict: false } })
  })

  it.each([
    [{ edition: '1999' }, 'option-value'],
    [{ with: 'silver' }, 'option-value'],
    [{ option: ['strict=perhaps'] }, 'option-value'],
    [{ edition: '2009', option: ['edition=2011'] }, 'option-twice'],
    [{ option: ['__proto__=1'] }, 'option-unknown'],
    [{ option: ['seats=3'] }, 'option-unknown'],
    [{ option: ['first=3'] }, 'config-bad-value'],
    [{ preset: 'new' }, 'unknown-preset'],
  ])('refuses %j: %s', (flags, key) => {
    expect(configFrom(title, flags)).toMatchObject({ ok: false, why: { key } })
  })

  it('names the values an option has', () => {
    expect(configFrom(title, { edition: 'x' })).toMatchObject({
      why: { slots: { values: '2009 | 2011' } },
    })
  })
})
