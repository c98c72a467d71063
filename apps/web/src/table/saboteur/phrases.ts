import { nth } from '@adit/kernel'
import { type Phrase, phrases } from '@adit/protocol'
import { cards, type Rules } from '@adit/saboteur'
import { type SaboteurTeller, saboteurCard } from '@adit/words'

// Object.keys forgets that the keys are phrases; `phrases` has no others.
const everyPhrase = Object.keys(phrases) as readonly Phrase[]
const STATING: readonly Phrase[] = ['treasure-there', 'nothing-there']

/** SAB-45: where talk about a goal's content is not allowed, no phrase states it. */
export function phrasesUnder({ goalTalk }: Rules): readonly Phrase[] {
  return everyPhrase.filter(phrase => goalTalk || !STATING.includes(phrase))
}

/** The cards that a phrase can name. */
export function namedCards({ deckKinds }: Rules, { words }: SaboteurTeller) {
  return deckKinds.flatMap(kind => {
    const { group, name } = nth(cards, kind)
    return group === 'action' ? [{ name, label: saboteurCard(words, kind).title }] : []
  })
}
