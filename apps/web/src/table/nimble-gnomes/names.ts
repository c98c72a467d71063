import { nth } from '@adit/kernel'
import { cards, type Kind } from '@adit/nimble-gnomes'
import { type Chapters, chapter, type Language, listOf, nimbleTeller } from '@adit/words'
import { diamondPicture, type Face, gemPicture, type Svg } from '../../art/index.ts'

/** A card's name: `round ruby`, `green fog`. */
export function cardName(kind: Kind, language: Language): string {
  return nimbleTeller(language, chapter(language, 'rules/nimble-gnomes')).card(kind).name
}

/** At the head of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What stands on the card: a gem's letter, or the word on the plate. */
export function cardTitle(kind: Kind, words: Chapters['page/nimble-gnomes']): string {
  const card = nth(cards, kind)
  if (card.sort === 'gem') return words.letters[card.colour]
  return card.sort === 'diamond' ? words.letters.diamond : words.titles[card.sort]
}

export function cardFace(kind: Kind): Face {
  return { of: 'nimble-gnomes', card: nth(cards, kind) }
}

export function gemSvg(kind: Kind): Svg {
  const card = nth(cards, kind)
  return card.sort === 'gem' ? gemPicture(card.colour, card.shape) : diamondPicture()
}

export function namesOf(kinds: readonly Kind[], language: Language): string {
  return listOf(
    language,
    kinds.map(kind => cardName(kind, language)),
  )
}
