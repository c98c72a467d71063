import type {
  askNames,
  CardName,
  ChestName,
  EventType,
  RefusalKey,
  RoleName,
  sideNames,
  toolNames,
} from '@adit/saboteur'
import type { CommonRefusal } from '../table/words.ts'
import type { TitleWords } from '../title-words.ts'

export interface SaboteurWords extends TitleWords {
  readonly refusals: Readonly<Record<Exclude<RefusalKey, CommonRefusal>, string>>
  /** As everybody hears it. */
  readonly events: Readonly<Record<EventType, string>>
  /** Instead of these events, to whoever knows what the others do not. */
  readonly seen: Readonly<Record<SeenEvent, string>>
  /** Instead of an event in a special case of it. */
  readonly cases: Readonly<Record<EventCase, string>>
  readonly moves: Readonly<Record<Choice, string>>
  readonly asks: Readonly<Record<Ask, AskWords>>
  /** What to do in a turn, and with the pathfinder's cards. */
  readonly turns: { readonly move: string; readonly path: string }
  /** What was put down and is not decided yet; it stands before the question. */
  readonly pending: string
  /** To those who are not asked. */
  readonly waiting: string
  /** To all while cards are shuffled. CHANCE's moves are told as events, never offered as a choice. */
  readonly chance: string
  readonly endings: Readonly<Record<Ending, string>>
  readonly teams: Readonly<Record<Team, TeamWords>>
  /** Tunnels by what they look like, every other card by its own name. */
  readonly cards: Readonly<Record<TunnelSort | PlainCard, CardWords>>
  /** What a tunnel card may have besides its tunnel. */
  readonly stub: TraitWords
  readonly crystal: TraitWords
  readonly roles: Readonly<Record<RoleName, CardWords>>
  readonly chests: Readonly<Record<ChestName, CardWords>>
  readonly goldCard: CardWords
  readonly tools: Readonly<Record<Tool, ToolWords>>
  readonly sides: Readonly<Record<(typeof sideNames)[number], string>>
  /** Which way play goes round, and where cards were taken up. */
  readonly ways: { readonly left: string; readonly right: string }
  readonly sources: { readonly pile: string; readonly deck: string }
  /** One entry of a list of roles, of hands, of results. */
  readonly roleOf: string
  readonly handOf: string
  readonly resultOf: string
  /** An empty list. */
  readonly nothing: string
}

export interface CardWords {
  /** On the card's plate: at most 14 letters. */
  readonly title: string
  /** In a sentence or a list. */
  readonly name: string
  /** What it does, in one sentence. */
  readonly help: string
}

interface TraitWords {
  readonly name: string
  readonly help: string
}

interface AskWords {
  /** To whoever is asked. */
  readonly prompt: string
  /** The same as part of a sentence: "which gold card to keep". */
  readonly question: string
}

interface ToolWords {
  readonly name: string
  /** As what is broken or repaired: Russian has another case for it. */
  readonly object: string
}

interface TeamWords {
  readonly name: string
  readonly won: string
}

export type TunnelSort =
  | 'straight'
  | 'corner'
  | 'junction'
  | 'crossing'
  | 'dead-end'
  | 'bridge'
  | 'double-curve'
  | 'ladder'
  | 'green-door'
  | 'blue-door'
  | 'chest-tunnel'

/** The cards that are called by their own name. */
export const plainCards = [
  'start',
  'postcard',
  'gold',
  'stone-right',
  'stone-left',
  'stone-cross',
  'bag-1',
  'bag-2',
  'dragon',
  'spider',
  'broken-pick',
  'broken-lamp',
  'broken-cart',
  'repair-pick',
  'repair-lamp',
  'repair-cart',
  'repair-pick-lamp',
  'repair-pick-cart',
  'repair-lamp-cart',
  'rock-fall',
  'map',
  'thief',
  'hands-off',
  'swap-hands',
  'inspection',
  'swap-hats',
  'trap',
  'free',
  'vein-swap',
  'treasury',
  'veto',
  'turn-about',
  'craftsman',
  'pathfinder',
  'diversion',
] as const satisfies readonly CardName[]
type PlainCard = (typeof plainCards)[number]

type Tool = (typeof toolNames)[number]
type Ending = 'gold' | 'spider' | 'spent'
type Team = 'diggers' | 'green' | 'blue' | 'greedy' | 'saboteurs'

type Ask = Exclude<(typeof askNames)[number], 'nothing'>

export type SeenEvent = Extract<
  EventType,
  | 'roles-dealt'
  | 'cards-dealt'
  | 'peeked'
  | 'hands-swapped'
  | 'inspected'
  | 'hats-swapped'
  | 'looked'
  | 'kept'
  | 'passed'
  | 'ransomed'
  | 'figure-placed'
  | 'role-changed'
  | 'party-held'
  | 'gold-found'
  | 'card-snatched'
  | 'drew'
  | 'gold-offered'
  | 'gold-taken'
  | 'paid'
>

type EventCase =
  | 'laid-by-nobody'
  | 'collapsed-chest'
  | 'peeked-chest'
  | 'passed-empty'
  | 'dragon-got-nothing'

/** Moves in words. Those with `asking` ask somebody to pay the toll. */
type Choice =
  | 'lay'
  | 'lay-asking'
  | 'divert'
  | 'divert-asking'
  | 'break'
  | 'repair'
  | 'repair-with'
  | 'rock-fall'
  | 'map'
  | 'play'
  | 'play-at'
  | 'play-pair'
  | 'play-on'
  | 'discard'
  | 'pass'
  | 'ransom'
  | 'figure'
  | 'allow'
  | 'veto'
  | 'decline'
  | 'pay'
  | 'first'
  | 'turn-upright'
  | 'turn-over'
  | 'keep'
  | 'snatch'
  | 'look'
  | 'shift'
  | 'take'
  | 'rob'
