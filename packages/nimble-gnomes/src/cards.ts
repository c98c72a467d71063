/** A card as far as play can tell: equal cards are of one kind. The index into `cards`. */
export type Kind = number

export const colours = ['ruby', 'heliodor', 'sapphire'] as const
export const shapes = ['round', 'square', 'triangular'] as const

export type Colour = (typeof colours)[number]
export type Shape = (typeof shapes)[number]

export type Card = { readonly name: string; readonly copies: number } & (
  | { readonly sort: 'cave' | 'collapse' | 'diamond' }
  | { readonly sort: 'wind'; readonly drivesOff: readonly string[] }
  | { readonly sort: 'fog'; readonly hides: readonly Colour[] }
  | { readonly sort: 'gem'; readonly colour: Colour; readonly shape: Shape }
)

/**
 * NIM-01. The totals of each sort are printed; what each fog hides, what each wind drives off and
 * how the gems divide is inferred, so a corrected composition is a change to this table alone.
 */
export const cards: readonly Card[] = [
  { sort: 'cave', name: 'cave', copies: 14 },
  { sort: 'wind', name: 'wind-red', copies: 5, drivesOff: ['fog-orange', 'fog-purple'] },
  { sort: 'wind', name: 'wind-yellow', copies: 5, drivesOff: ['fog-orange', 'fog-green'] },
  { sort: 'wind', name: 'wind-blue', copies: 5, drivesOff: ['fog-green', 'fog-purple'] },
  { sort: 'collapse', name: 'collapse', copies: 6 },
  { sort: 'fog', name: 'fog-orange', copies: 3, hides: ['ruby', 'heliodor'] },
  { sort: 'fog', name: 'fog-green', copies: 3, hides: ['heliodor', 'sapphire'] },
  { sort: 'fog', name: 'fog-purple', copies: 3, hides: ['ruby', 'sapphire'] },
  ...colours.flatMap(colour =>
    shapes.map(shape => ({
      sort: 'gem' as const,
      name: `${colour}-${shape}`,
      copies: 6,
      colour,
      shape,
    })),
  ),
  { sort: 'diamond', name: 'diamond', copies: 4 },
]

export const KINDS = cards.length

export function kindNamed(name: string): Kind | undefined {
  const kind = cards.findIndex(card => card.name === name)
  return kind < 0 ? undefined : kind
}

function kindsOf(...sorts: readonly Card['sort'][]): readonly Kind[] {
  return cards.flatMap((card, kind) => (sorts.includes(card.sort) ? [kind] : []))
}

export const winds = kindsOf('wind')
export const fogs = kindsOf('fog')
export const curses = kindsOf('collapse', 'fog')
/** The cells of the colour-shape square row by row, then the diamond. */
export const gems = kindsOf('gem', 'diamond')

export const CAVE: Kind = kindsOf('cave')[0]
export const COLLAPSE: Kind = kindsOf('collapse')[0]
export const DIAMOND: Kind = kindsOf('diamond')[0]
export const FIRST_CURSE: Kind = curses[0]
export const FIRST_GEM: Kind = gems[0]

/** A set of kinds, one bit each. */
export type Kinds = number

export function among(kinds: Kinds, kind: Kind): boolean {
  return (kinds & (1 << kind)) !== 0
}

function kindsWhere(test: (card: Card) => boolean): Kinds {
  return cards.reduce((kinds, card, kind) => (test(card) ? kinds | (1 << kind) : kinds), 0)
}

/** By kind: the gems that a fog hides (NIM-09). A diamond has no colour, so no fog finds it (NIM-12). */
export const hiddenBy: readonly Kinds[] = cards.map(fog =>
  fog.sort === 'fog'
    ? kindsWhere(card => card.sort === 'gem' && fog.hides.includes(card.colour))
    : 0,
)

/** By kind: the fogs that a wind drives off (NIM-10). */
export const drivenBy: readonly Kinds[] = cards.map(wind =>
  wind.sort === 'wind' ? kindsWhere(card => wind.drivesOff.includes(card.name)) : 0,
)

/** Every card in the box, one entry each. */
export const box: readonly Kind[] = cards.flatMap((card, kind) => Array(card.copies).fill(kind))
