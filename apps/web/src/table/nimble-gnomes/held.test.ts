import { nth } from '@adit/kernel'
import { HOLE, KINDS, nimbleGnomes, type State } from '@adit/nimble-gnomes'
import { loadEveryLanguage } from '@adit/words'
import { expect, it } from 'vitest'
import { heldIn } from './held.ts'

await loadEveryLanguage()

it('has each card of a hand, equal ones side by side, and no unknown hand', () => {
  const opening = nimbleGnomes.open({ ...nth(nimbleGnomes.presets, 0).config, seats: 3 }).setup()
  const counts = Array.from({ length: KINDS }, (_none, kind) =>
    kind === 0 ? 2 : kind === 3 ? 1 : 0,
  )
  const hidden = Array<number>(KINDS).fill(HOLE)
  const view: State = { ...opening, hands: [...hidden, ...counts, ...hidden] }
  const labels = heldIn(view, 1, 'en').map(({ label }) => label)
  expect(labels).toHaveLength(3)
  expect(labels[0]).toBe(labels[1])
  expect(labels[2]).not.toBe(labels[0])
  expect(heldIn(view, 0, 'en')).toEqual([])
})
