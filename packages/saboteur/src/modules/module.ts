import type { RoleName } from '../roles.ts'
import type { Hooks, Stage } from './hooks.ts'

/** How many of each role go into the pot, by the role's name. */
export type Pot = Readonly<Partial<Record<RoleName, number>>>

/** A box of printed cards that are shuffled into the draw deck. */
type DeckBox = 'base' | 'saboteur-2'

/**
 * What a module may put in another's place. Every seam has one owner at most besides the base game:
 * a second one is a mistake that `compile` reports with both names.
 */
export interface Seams {
  /** SAB-05: the cards dealt to each. */
  readonly hand: (seats: number) => number
  /** SB2-02: cards set aside unseen for the round. */
  readonly aside: number
  /** SAB-03, MIN-41: which goals lie where. */
  readonly goals: 'base' | 'new-goals'
  /** How the end of a round is told of; what is shared how is a hook. */
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
}

export interface Module {
  readonly name: string
  readonly decks?: readonly DeckBox[]
  /** Single cards for the draw deck, by name. */
  readonly cards?: readonly string[]
  readonly seams: Partial<Seams>
  /** SAB-02: the roles shuffled and dealt each round, made from what the modules before it put in. */
  readonly pot?: (seats: number, pot: Pot) => Pot
  /** Nuggets change hands besides gold cards (SAB-77). */
  readonly tokens?: true
  readonly hooks?: Partial<Hooks>
  readonly stages?: readonly Stage[]
}
