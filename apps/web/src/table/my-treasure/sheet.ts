import { FACES } from '@adit/my-treasure'
import { chapter, type Language } from '@adit/words'
import type { Face } from '../../art/index.ts'
import type { SheetGroups } from '../common/sheet.ts'
import { faceOfTreasure } from './faces.ts'

/** What lies in the cave. */
export function sheetIn(language: Language): SheetGroups {
  const { firstSight } = chapter(language, 'page/my-treasure')
  const faces: Readonly<Record<'treasure' | 'mouse' | 'orc', Face>> = {
    treasure: faceOfTreasure(0),
    mouse: faceOfTreasure(FACES.findIndex(({ mice }) => mice > 0)),
    orc: { of: 'orc', stage: 3 },
  }
  return {
    cards: (['treasure', 'mouse', 'orc'] as const).map(name => ({
      name,
      ...firstSight[name],
      face: faces[name],
    })),
  }
}
