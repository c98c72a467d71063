import type {
  ActionName,
  askNames,
  ChestName,
  Find,
  LyingName,
  RefusalKey,
  RefusalOf,
  RoleName,
  sideNames,
  toolNames,
} from '@adit/saboteur'
import type { Two } from '../forms.ts'
import type { CommonRefusal } from '../table/words.ts'
import type { TitleWords } from '../title-words.ts'
import type { CaseWords, EventWords, SeenWords } from './event-words.ts'

export interface SaboteurWords extends TitleWords {
  /** Reasons; two where the player they are about may be the reader. Those of one card stand there. */
  readonly refusals: Readonly<Record<Exclude<OwnRefusal, CardRefusal>, string | Two>>
  /** As everybody hears it. */
  readonly events: EventWords
  /** Instead of these events, to whoever knows what the others do not. */
  readonly seen: SeenWords
  /** Instead of an event in a special case of it. */
  readonly cases: CaseWords
  readonly moves: Readonly<Record<Choice, string>> & Readonly<Record<ChoiceOn, Two>>
  /** The same moves where others watch them: by places in words, and without arrows. */
  readonly watched: Readonly<Record<Watched, string>>
  readonly asks: Readonly<Record<Ask, AskWords>>
  readonly turns: Readonly<Record<Turn, TurnWords>>
  /** What was put down and is not decided yet: it stands before the question. */
  readonly pending: Two
  /** To those who are not asked: one is asked, several are. */
  readonly waiting: string
  readonly waitingMany: string
  /** To all while cards are shuffled. CHANCE's moves are told as events, never offered as a choice. */
  readonly chance: string
  readonly endings: EndingWords
  readonly teams: Readonly<Record<Team, TeamWords>>
  /** Tunnels by what they look like, every other card by its own name. */
  readonly cards: TunnelWords & ActionWords
  /** "a corner" as "the corner". */
  readonly definite: (object: string) => string
  /** How a card reads in a list of objects. */
  readonly listed: 'is' | 'a'
  /** Several of them, where a word that all have in common is said once. */
  readonly together: (objects: readonly string[]) => readonly string[]
  /** What a tunnel card may have besides its tunnel. */
  readonly stub: TraitWords
  readonly crystal: TraitWords
  readonly roles: Readonly<Record<RoleName, RoleWords>>
  readonly chests: Readonly<Record<ChestName, PlateWords>>
  readonly goldCard: PlateWords
  readonly tools: Readonly<Record<Tool, ToolWords>>
  readonly sides: Readonly<Record<(typeof sideNames)[number], string>>
  readonly goals: Readonly<Record<GoalName, GoalWords>>
  readonly places: PlacesWords
  /** What a goal turns out to be. */
  readonly found: Readonly<Record<Find, string>>
  /** Which way play goes round, and where cards were taken up. */
  readonly ways: { readonly left: string; readonly right: string }
  readonly sources: { readonly pile: string; readonly deck: string }
  /** Who one is, after the roles were dealt, and dealt anew. */
  readonly youAre: string
  readonly youAreNow: string
  /** One entry of a list of roles. */
  readonly roleOf: Two
}

/** The plate of a card, its name and what it does. */
export interface PlateWords {
  /** On the card's plate: at most 14 letters. */
  readonly title: string
  /** In a list. */
  readonly name: string
  /** What it does, in one sentence. */
  readonly help: string
}

/** All the words of a card. */
export interface CardWords extends PlateWords {
  /** As what is laid, played or discarded, with its article or in its case: "a corner", «развилку». */
  readonly object: string
  /** To play it, as a choice; two if it is played on somebody: on the reader, on others. */
  readonly choice?: string | Two
}

export type Reasons = Readonly<Record<string, string | Two>>

/** The reasons that one card alone gives: its words have them. */
type CardRefusal = { readonly [N in ActionName]: RefusalOf<N> }[ActionName]

/** All the words of each action card: what is missing in a language is a type error. */
export type ActionWords = {
  readonly [N in ActionName]: [RefusalOf<N>] extends [never]
    ? CardWords
    : CardWords & { readonly refusals: Readonly<Record<RefusalOf<N>, string | Two>> }
}

/** The words of what lies in the mine. */
export type TunnelWords = Readonly<Record<TunnelSort | LyingName, CardWords>>

interface RoleWords extends PlateWords {
  /** After "you are". */
  readonly object: string
  /** What the role wants where doors do not count, if that is something else (SB2-31). */
  readonly jubilee?: string
}

type OwnRefusal = Exclude<RefusalKey, CommonRefusal>

interface TraitWords {
  readonly name: string
  readonly help: string
}

interface AskWords {
  /** To whoever is asked. */
  readonly prompt: string
  /** What somebody else chooses: "a gold card". */
  readonly what: string
}

/** What a turn begins with: the own state, and what can be done then. */
export interface TurnWords {
  readonly title: string
  readonly text: string
}
/** `two` and `all` are broken tools. */
type Turn = 'move' | 'path' | 'broken' | 'two' | 'all' | 'trapped' | 'empty'

interface EndingWords {
  readonly gold: Two
  readonly spider: string
  readonly spent: string
  /** Gold was reached, but no team can walk there. */
  readonly doors: string
  readonly absent: string
  readonly noSaboteur: string
  readonly profiteer: string
}

/** Cases are those of Russian; a language without one writes the same word. */
type ToolWords = {
  readonly name: string
  readonly acc: string
  readonly gen: string
}

/** The goals that every table has: only of these is it said without a look at the table what lies beside them. */
export type BaseGoal = 'upper' | 'middle' | 'lower'
export type GoalName = 'topmost' | BaseGoal | 'lowest'
type GoalWords = {
  readonly name: string
  readonly acc: string
  readonly gen: string
  readonly dat: string
}

/** Where something lies, and where something is laid. */
type PlaceWords = { readonly name: string; readonly to: string }

interface PlacesWords {
  readonly beside: Readonly<Record<BaseGoal, PlaceWords>>
  /** Of the upper two, and of the lower two. */
  readonly between: Readonly<Record<'upper' | 'lower', PlaceWords>>
  /** Above the upper and below the lower: with five goals there are others beyond. */
  readonly outside: Readonly<Record<'upper' | 'lower', PlaceWords>>
  readonly atStart: PlaceWords
  readonly behind: PlaceWords
  readonly nearStart: PlaceWords
  readonly halfway: PlaceWords
  readonly nearGoals: PlaceWords
  readonly beyond: PlaceWords
  readonly farUp: string
  readonly farDown: string
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

type Tool = (typeof toolNames)[number]
type Team = 'diggers' | 'green' | 'blue' | 'greedy' | 'saboteurs'

type Ask = Exclude<(typeof askNames)[number], 'nothing'>

/** Moves in words. Those with `asking` ask somebody to pay the toll. */
type Choice =
  | 'lay'
  | 'lay-asking'
  | 'divert'
  | 'divert-asking'
  | 'rock-fall'
  | 'map'
  | 'map-chest'
  | 'vein-swap'
  | 'play'
  | 'play-at'
  | 'play-pair'
  | 'discard'
  | 'pass'
  | 'ransom'
  | 'ransom-trap'
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

/** Moves that have a place, and can be stopped. */
type Watched = 'lay' | 'divert' | 'rock-fall' | 'map-chest' | 'play-at'

/** Done to the reader, to others. */
type ChoiceOn = 'break' | 'repair' | 'repair-with' | 'play-on'
