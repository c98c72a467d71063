/** The six kinds of treasure; one find token of each (TRE-01). */
export const KINDS = ['ring', 'gem', 'sword', 'necklace', 'coin', 'potion'] as const
export type KindName = (typeof KINDS)[number]

/** A kind's place in KINDS. */
export type Kind = number

/** Treasure cards are 0 … 29, an orc is 30. */
export type Card = number

export const TREASURES = 30
/** All orcs are one card: they differ in nothing. */
export const ORC: Card = 30
/** So many are in the deck; the last ends the round (TRE-08). */
export const ORCS = 6

/** In views: something lies here that the viewer may not know. */
export const HOLE = -1
/** Nothing is here. */
export const NONE = -2

/**
 * What a pattern shows, as steps from the card's own kind round the circle of kinds; a mouse counts
 * as whatever its owner looks for. Inferred (no list of the 30 cards is public): six of each pattern.
 */
const PATTERNS = [
  { name: 'a', steps: [0, 0, 0], mice: 0 },
  { name: 'b', steps: [0, 0, 1, 2], mice: 0 },
  { name: 'c', steps: [0, 3], mice: 0 },
  { name: 'd', steps: [0, 0, 3, 3, 1], mice: 0 },
  { name: 'e', steps: [0, 2], mice: 1 },
] as const

interface Face {
  readonly name: string
  /** How many of each kind are shown. */
  readonly treasures: readonly number[]
  readonly mice: number
}

/** The 30 treasure cards, by number. */
export const FACES: readonly Face[] = PATTERNS.flatMap(pattern =>
  KINDS.map((kind, own) => {
    const treasures = KINDS.map(
      (_name, at) => pattern.steps.filter(step => (own + step) % KINDS.length === at).length,
    )
    return { name: `${kind}-${pattern.name}`, treasures, mice: pattern.mice }
  }),
)

/** TRE-10: the treasures of one kind on a card; mice always count. */
export function worth(card: Card, kind: Kind): number {
  return FACES[card].treasures[kind] + FACES[card].mice
}

/** As records write it: `ring-a`, `orc`. */
export function cardName(card: Card): string {
  return card === ORC ? 'orc' : FACES[card].name
}

const BY_NAME = new Map([...FACES.map(face => face.name), 'orc'].map((name, card) => [name, card]))

/** The card of that name; undefined if there is none. */
export function cardNamed(name: string): Card | undefined {
  return BY_NAME.get(name)
}

/** The whole deck, unshuffled. */
export function wholeDeck(): Card[] {
  const deck = Array.from({ length: TREASURES }, (_none, card) => card)
  for (let orc = 0; orc < ORCS; orc++) deck.push(ORC)
  return deck
}
