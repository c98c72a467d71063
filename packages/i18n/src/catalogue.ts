import type { TreasureWords } from './my-treasure/words.ts'
import type { NimbleWords } from './nimble-gnomes/words.ts'
import type { SaboteurWords } from './saboteur/words.ts'

/** Everything a language has to say. A key that is missing in a language is a type error. */
export interface Catalogue {
  /** The language's own name for itself. */
  readonly name: string
  readonly common: CommonWords
  readonly refusals: Readonly<Record<CommonRefusal, string>>
  readonly games: Games
}

interface Games {
  readonly saboteur: SaboteurWords
  readonly 'nimble-gnomes': NimbleWords
  readonly 'my-treasure': TreasureWords
}

/** What every title's words have. */
export interface TitleWords {
  readonly title: string
  /** One sentence for the box on the shelf. */
  readonly tagline: string
  readonly options: Readonly<Record<string, OptionWords>>
  readonly presets: Readonly<Record<string, string>>
}

export interface OptionWords {
  readonly name: string
  readonly help: string
  /** The values of a choice or set, where they have names. */
  readonly values?: Readonly<Record<string, OptionWords>>
}

interface CommonWords {
  readonly chance: string
  readonly spectator: string
  readonly seat: string
  readonly seats: string
  readonly random: string
  readonly on: string
  readonly off: string
}

/** Reasons that come from the kernel, the shelf and fairness rather than from a game's rules. */
export const COMMON_REFUSALS = [
  'config-not-object',
  'config-seats',
  'config-unknown-option',
  'config-bad-value',
  'turn-without-seat',
  'turn-without-move',
  'move-unreadable',
  'position-bad-line',
  'position-field-twice',
  'position-bad-field',
  'record-too-long',
  'record-not-json',
  'record-bad-field',
  'record-unknown-title',
  'record-other-revision',
  'record-seats-differ',
  'record-bad-turn',
  'record-other-hash',
  'deal-missing',
  'deal-not-revealed',
  'deal-broken-commitment',
  'deal-differs',
] as const
export type CommonRefusal = (typeof COMMON_REFUSALS)[number]
