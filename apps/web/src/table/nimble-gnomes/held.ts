import { KINDS, type State } from '@adit/nimble-gnomes'
import { chapter, type Language } from '@adit/words'
import type { HeldCard } from '../common/holding.ts'
import { capital, cardFace, cardName, cardTitle } from './names.ts'

/** The hand of a seat in a view, as far as these eyes knew it; equal cards side by side. */
export function heldIn(view: unknown, seat: number, language: Language): readonly HeldCard[] {
  // A replay of Nimble Gnomes shows its views.
  const { hands } = view as State
  const words = chapter(language, 'page/nimble-gnomes')
  return hands.slice(seat * KINDS, (seat + 1) * KINDS).flatMap((count, kind) =>
    Array.from({ length: Math.max(0, count) }, () => ({
      face: cardFace(kind),
      title: cardTitle(kind, words),
      label: capital(cardName(kind, language)),
    })),
  )
}
