import { CAVE, COLLAPSE, DIAMOND, fogs, gems, type Kind, winds } from '@adit/nimble-gnomes'
import { chapter } from '@adit/words'
import type { Face } from '../../art/index.ts'
import type { Rulebook } from '../common/rulebook.ts'
import { cardFace, cardTitle } from './names.ts'

/** By rule: the kinds that it is about. */
const about: Readonly<Record<string, readonly Kind[]>> = {
  'NIM-04': [CAVE],
  'NIM-05': gems.slice(0, 3),
  'NIM-06': [COLLAPSE, ...fogs],
  'NIM-10': winds,
  'NIM-12': [DIAMOND],
}

const facesOf = (...rows: readonly (readonly Kind[])[]): readonly (readonly Face[])[] =>
  rows.map(kinds => kinds.map(cardFace))

export const rulebook: Rulebook = {
  platesIn(language) {
    const words = chapter(language, 'page/nimble-gnomes')
    const plates = Object.entries(about).map(([rule, kinds]) => [
      rule,
      kinds.map(kind => ({ face: cardFace(kind), title: cardTitle(kind, words) })),
    ])
    return Object.fromEntries(plates)
  },
  components: [
    facesOf([CAVE], winds, [COLLAPSE], fogs, [], gems.slice(0, 3), [DIAMOND]),
    facesOf(...[...fogs, ...winds].map(kind => [kind])),
  ],
  // NIM-13: the quick start is an option; all else is played at every table.
  applies: ({ id }, options) =>
    !['NIM-13', 'NIM-36'].includes(id) ||
    (options as { readonly 'quick-start'?: boolean })['quick-start'] === true,
}
