/** How many of each role go into the pot, by the role's name. */
export type Pot = Readonly<Record<string, number>>

/** A box of printed cards that are shuffled into the draw deck. */
type DeckBox = 'base' | 'saboteur-2'

/**
 * What a module may put in another's place. Every seam has one owner at most besides the base game:
 * a second one is a mistake that `compile` reports with both names.
 */
export interface Seams {
  /** SAB-02: the roles shuffled and dealt each round. */
  readonly pot: (seats: number) => Pot
  /** CHM-16: how many of the pot's diggers are greedy gnomes. */
  readonly greedy: number
  /** SAB-05: the cards dealt to each. */
  readonly hand: (seats: number) => number
  /** SB2-02: cards set aside unseen for the round. */
  readonly aside: number
  /** SAB-03, MIN-41: which goals lie where. */
  readonly goals: 'base' | 'new-goals'
  /** SAB-77: gold cards from a pile, or nuggets from the bank. */
  readonly gold: 'cards' | 'nuggets'
  /** SAB-53…57, SB2-30…36, VAR-23: who gets what at the end of a round. */
  readonly sharing: 'base' | 'saboteur-2' | 'tournament'
  /** MIN-21, MIN-31: which side of the postcard lies in the maze. */
  readonly postcard: 'none' | 'dressing-room' | 'party'
  /** VAR-22: a tunnel card lies face up in the middle from the start. */
  readonly middleCard: boolean
  /** SAB-10, SB2-03: how many cards a pass may discard. */
  readonly passUpTo: number
  /** SB2-03: two cards discarded remove one card in front of oneself. */
  readonly ransom: boolean
  /** MIN-11: figures in reserve each round. */
  readonly figures: number
  /** MIN-11: nuggets to begin the game with. */
  readonly stake: number
  /** MIN-51: whether chests lie in the maze. */
  readonly chests: boolean
  /** SAB-60, VAR-11: diggers with a broken tool get no gold. */
  readonly brokenGetNone: boolean
}

export interface Module {
  readonly name: string
  readonly decks?: readonly DeckBox[]
  /** Single cards for the draw deck, by name. */
  readonly cards?: readonly string[]
  readonly seams: Partial<Seams>
}
