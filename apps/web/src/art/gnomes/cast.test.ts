import { expect, it } from 'vitest'
import { cast } from './cast.ts'
import type { Gnome } from './gnome.ts'
import { roleGnomes } from './roles.ts'

const everyone: readonly (readonly [string, Gnome])[] = [
  ...Object.entries(cast),
  ...Object.entries(roleGnomes),
]

it('has a face for every seat of the largest table, twice over', () => {
  expect(Object.keys(cast).length).toBeGreaterThanOrEqual(24)
})

it('has no two gnomes with the same shadow, roles included', () => {
  const shadows = everyone.map(
    ([, { hat, beard, hair }]) => `${hat} ${beard ?? '-'} ${hair ?? '-'}`,
  )
  expect(shadows.filter((shadow, i) => shadows.indexOf(shadow) !== i)).toEqual([])
})
