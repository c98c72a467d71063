import { cards } from '@adit/nimble-gnomes'
import { chapter, type Language } from '@adit/words'
import type { SheetGroups } from '../common/sheet.ts'
import { cardFace } from './names.ts'

/** Every sort of card once, each by its first. */
export function sheetIn(language: Language): SheetGroups {
  const { firstSight } = chapter(language, 'page/nimble-gnomes')
  const sorts = [...new Set(cards.map(({ sort }) => sort))]
  return {
    cards: sorts.map(sort => ({
      name: sort,
      ...firstSight.cards[sort],
      face: cardFace(cards.findIndex(card => card.sort === sort)),
    })),
  }
}
