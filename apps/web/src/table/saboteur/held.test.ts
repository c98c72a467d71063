import { nth } from '@adit/kernel'
import { HOLE, kindOf, roleOf, type State, saboteur } from '@adit/saboteur'
import { LANGUAGES, loadEveryLanguage } from '@adit/words'
import { expect, it } from 'vitest'
import { heldIn } from './held.ts'

await loadEveryLanguage()

const opening = saboteur.open({ ...nth(saboteur.presets, 0).config, seats: 3 }).setup()
const most = opening.hands.length / 3
/** As the second seat sees it. */
const view: State = {
  ...opening,
  roles: [HOLE, roleOf.saboteur, HOLE],
  held: [most, 2, most],
  hands: opening.hands.map((_none, at) =>
    Math.floor(at / most) === 1 ? (at % most < 2 ? kindOf.map : kindOf.gold) : HOLE,
  ),
}

it.each(LANGUAGES)('has the role first, then the hand, with their names in %s', language => {
  const held = heldIn(view, 1, language)
  expect(held.map(({ face }) => face.of)).toEqual(['role', expect.anything(), expect.anything()])
  for (const { label } of held) expect(label).not.toBe('')
})

it('has nothing of what these eyes do not know', () => {
  expect(heldIn(view, 0, 'en')).toEqual([])
})
