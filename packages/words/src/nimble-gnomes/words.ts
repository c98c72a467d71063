import type { Colour, Event, Move, RefusalKey, Shape } from '@adit/nimble-gnomes'
import type { TitleWords } from '../title-words.ts'

/** CHANCE's moves are told as events and are never offered as a choice. */
type Choice = Exclude<Move['type'], 'first' | 'shuffle'>

export interface NimbleWords extends TitleWords {
  readonly refusals: Readonly<Record<RefusalKey, string>>
  readonly events: Readonly<Record<Event['type'], string>>
  /** Instead of `drew` and `dealt`, to the one who sees the cards. */
  readonly drewSeen: string
  readonly dealtSeen: string
  readonly moves: Readonly<Record<Choice, string>>
  readonly colours: Readonly<Record<Colour, string>>
  readonly shapes: Readonly<Record<Shape, string>>
  /** Cards that are not gems, by name. */
  readonly cards: Readonly<
    Record<
      | 'cave'
      | 'wind-red'
      | 'wind-yellow'
      | 'wind-blue'
      | 'collapse'
      | 'fog-orange'
      | 'fog-green'
      | 'fog-purple'
      | 'diamond',
      string
    >
  >
  /** How a gem is named from its colour and shape. */
  readonly gem: string
  readonly covered: string
  /** A result: the sizes of the sets, the largest first. */
  readonly tally: string
  readonly noSets: string
}
