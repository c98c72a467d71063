import { FACES } from '@adit/my-treasure'
import { chapter, type Language } from '@adit/words'
import type { Face } from '../../art/index.ts'
import type { SheetGroups } from '../common/sheet.ts'

/** What lies in the cave. */
export function sheetIn(language: Language): SheetGroups {
  const { firstSight } = chapter(language, 'page/my-treasure')
  const mouse = FACES.find(({ mice }) => mice > 0)
  const faces: Readonly<Record<'treasure' | 'mouse' | 'orc', Face>> = {
    treasure: { of: 'my-treasure', card: FACES[0] },
    mouse: { of: 'my-treasure', card: mouse ?? FACES[0] },
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
