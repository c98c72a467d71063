import { nth } from '@adit/kernel'
import { type Card, FACES, KINDS, type Kind } from '@adit/my-treasure'
import { type Face, findToken, findTokenBack, type Svg } from '../../art/index.ts'

/** A treasure, or the back of one that is not seen. */
export function faceOfTreasure(card: Card): Face {
  return card < 0
    ? { of: 'back', name: 'my-treasure' }
    : { of: 'my-treasure', card: nth(FACES, card) }
}

/** A find's token, or the back of one that is not known. */
export function findPicture(token: Kind | undefined): Svg {
  return token === undefined || token < 0 ? findTokenBack() : findToken(nth(KINDS, token))
}
