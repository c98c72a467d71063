import { FACES, KINDS } from '@adit/my-treasure'
import type { Face } from '../../art/index.ts'
import type { Rulebook } from '../common/rulebook.ts'
import { faceOfTreasure } from './faces.ts'

const orc: Face = { of: 'orc', stage: 3 }
const back: Face = { of: 'back', name: 'my-treasure' }
const mouse = faceOfTreasure(FACES.findIndex(({ mice }) => mice > 0))
/** Of each row of six the first. */
const firsts = Array.from({ length: FACES.length / KINDS.length }, (_none, row) =>
  faceOfTreasure(row * KINDS.length),
)

/** By rule: the cards that it is about. */
const about: Readonly<Record<string, readonly Face[]>> = {
  'TRE-01': [back, faceOfTreasure(0), orc],
  'TRE-10': [mouse],
}

export const rulebook: Rulebook = {
  platesIn: () =>
    Object.fromEntries(
      Object.entries(about).map(([rule, faces]) => [rule, faces.map(face => ({ face }))]),
    ),
  components: [[[], [], [], [mouse], [orc], []], firsts.map(face => [face])],
  // There is one way to play it.
  applies: () => true,
}
