import type { Colour, Event, Move, RefusalKey, Shape } from '@adit/nimble-gnomes'
import type { Three, Two } from '../forms.ts'
import type { TitleWords } from '../title-words.ts'

/** CHANCE's moves are told as events and are never offered as a choice. */
type Choice = Exclude<Move['type'], 'first' | 'shuffle' | 'curse'>

/** Events that are told in a way of their own, or not at all. */
type Silent = 'dealt' | 'turn-began' | 'cursed' | 'ended'
type Plain = 'shuffled' | 'opened' | 'last-round-began'

export interface NimbleWords extends TitleWords {
  /** Two where the player they are about may be the reader. */
  readonly refusals: Readonly<Record<RefusalKey, string | Two>>
  readonly events: {
    readonly [T in Exclude<Event['type'], Silent>]: T extends Plain ? string : Two
  }
  /** Instead of `cleared`: another collapse is left; there is no cave. */
  readonly clearedOne: Two
  readonly clearedBare: Two
  /** Instead of `drew`, to the one who sees the card. */
  readonly drewSeen: Two
  readonly fogged: Three
  readonly collapsed: Three
  /** With so many sets of six; without any; several together. */
  readonly won: Two
  readonly wonBare: Two
  readonly shared: string
  readonly moves: Readonly<Record<Choice, string>> & { readonly curse: Two }
  readonly colours: Readonly<Record<Colour, string>>
  readonly shapes: Readonly<Record<Shape, ShapeWords>>
  /** Cards that are not gems, by name. */
  readonly cards: Readonly<Record<PlainCard, ThingWords>>
  /** How a gem is put together, in each form. */
  readonly gem: ThingWords
  readonly covered: string
}

type PlainCard =
  | 'cave'
  | 'wind-red'
  | 'wind-yellow'
  | 'wind-blue'
  | 'collapse'
  | 'fog-orange'
  | 'fog-green'
  | 'fog-purple'
  | 'diamond'

/** Plain; as an object without an article; with "a"; with "the". */
type ThingWords = {
  readonly name: string
  readonly bare: string
  readonly a: string
  readonly the: string
}

/** Plain, in the case of an object, and said of no stone in particular. */
type ShapeWords = { readonly name: string; readonly acc: string; readonly bare: string }
