import type { Colour } from '@adit/nimble-gnomes'

/** What the boards say, title by title. */
export interface BoardWords {
  readonly saboteur: SaboteurBoardWords
  readonly 'nimble-gnomes': NimbleBoardWords
  readonly 'my-treasure': TreasureBoardWords
}

interface SaboteurBoardWords {
  readonly round: string
  readonly deck: string
  readonly discard: string
  readonly discarded: string
  readonly noMaps: string
  readonly role: string
  readonly gold: string
  readonly cards: string
  /** A role as the viewer saw it, and as it was seen before it may have changed. */
  readonly saw: string
  readonly sawThen: string
  readonly goal: string
  readonly chest: string
  readonly lookers: string
  /** One letter for each colour of doors. */
  readonly doors: { readonly green: string; readonly blue: string }
  /** What to type. */
  readonly card: string
  readonly where: string
  readonly whom: string
  readonly ransom: string
  readonly ransomCards: string
  readonly figure: string
  readonly discardOne: string
  readonly discardSome: string
  readonly thumb: string
}

interface NimbleBoardWords {
  readonly deck: string
  readonly discard: string
  readonly discardTop: string
  readonly open: string
  readonly noneOpen: string
  readonly lastRound: string
  readonly cards: string
  readonly noCave: string
  readonly inFog: string
  readonly seen: string
  readonly hand: string
  readonly ownHand: string
  readonly noHand: string
  /** One letter for each colour, where the shape is already said. */
  readonly letters: Readonly<Record<Colour, string>>
  readonly thumb: string
}

interface TreasureBoardWords {
  readonly round: string
  readonly deck: string
  readonly orcs: string
  readonly cards: string
  readonly taken: string
  readonly empty: string
  readonly tokens: string
  readonly blind: string
  readonly noTokens: string
  readonly drawn: string
  /** What everybody saw for a moment. */
  readonly glimpse: string
  readonly coins: string
  readonly inCave: string
  readonly out: string
  readonly counted: string
  readonly unseen: string
  readonly take: string
  readonly place: string
  readonly thumb: string
}
