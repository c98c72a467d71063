import type { ActionName, Box } from '../cards/order.ts'
import type { Offer } from '../editions/editions.ts'
import type { Way } from '../legal/way.ts'
import type { At } from '../maze/cells.ts'
import type { Layout } from '../maze/maze.ts'
import type { Config } from '../options.ts'
import type { ChanceVerb } from '../play/draw.ts'
import type { Meeting } from '../play/goals.ts'
import type { Reachable } from '../play/reachable.ts'
import type { RoleName } from '../roles.ts'
import type { Hooks, Stage } from './hooks.ts'
import type { Sharing } from './index.ts'

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
  readonly goals: { readonly box: Box; readonly cells: readonly At[]; readonly inOrder: boolean }
  /** How the end of a round is told of; what is shared how is a hook. */
  readonly sharing: Sharing
  /** SAB-10, SB2-03: how many cards a pass may discard. */
  readonly passUpTo: number
  /** MIN-11: nuggets to begin the game with. */
  readonly stake: number
}

export interface Module {
  readonly name: string
  readonly decks?: readonly DeckBox[]
  /** Single cards for the draw deck. */
  readonly cards?: readonly ActionName[]
  readonly seams?: Partial<Seams>
  /** SAB-02: the roles shuffled and dealt each round, made from what the modules before it put in. */
  readonly pot?: (seats: number, pot: Pot) => Pot
  /** Nuggets change hands besides gold cards (SAB-77). */
  readonly tokens?: true
  readonly hooks?: Partial<Hooks>
  readonly stages?: readonly Stage[]
  /** Closed places besides the goals, and cells that it keeps free for itself. */
  readonly layout?: (config: Config) => Omit<Layout, 'goals'> & { readonly claims?: readonly At[] }
  /** What CHANCE does for it at the beginning of each round. */
  readonly opening?: (config: Config) => readonly ChanceVerb[]
  /** What happens when a tunnel arrives at its closed places. */
  readonly reach?: Reachable
  /** By kind: what its goals do. */
  readonly meetings?: Readonly<Record<number, Meeting>>
  /** What else can be done with a turn. */
  readonly ways?: readonly Way[]
  /** SAB-79: what the edition must offer, and the rule that says so. */
  readonly needs?: { readonly of: Offer; readonly rule: string }
  /** The choices that it does not go with, each with its rule. */
  readonly apart?: Readonly<Record<string, string>>
  /** For how many players it is; of several, the last counts. */
  readonly players?: { readonly min: number; readonly max: number; readonly rule: string }
  /** The rows of the ledger that it brings; what no module names is of every game. */
  readonly rows?: readonly string[]
  /** The rows of the game itself that it puts its own in the place of. */
  readonly replaces?: readonly string[]
  /** How often a seat may be asked about one turn, for the bound on a game's length. */
  readonly answersPerSeat?: number
}
