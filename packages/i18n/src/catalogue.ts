import type { TreasureWords } from './my-treasure/words.ts'
import type { NimbleWords } from './nimble-gnomes/words.ts'
import type { SaboteurWords } from './saboteur/words.ts'

/** Everything a language has to say. A key that is missing in a language is a type error. */
export interface Catalogue {
  /** The language's own name for itself. */
  readonly name: string
  readonly common: CommonWords
  readonly refusals: Readonly<Record<CommonRefusal | LiveRefusal, string>>
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

/** Reasons that a live table and the messages to it give. A test holds the list to theirs. */
export const LIVE_REFUSALS = [
  'message-too-long',
  'message-not-json',
  'message-bad-field',
  'table-unknown',
  'table-unknown-title',
  'table-entry-unreadable',
  'table-other-revision',
  'table-replays-differently',
  'table-busy',
  'table-not-stored',
  'table-started',
  'table-not-playing',
  'table-not-finished',
  'table-finished',
  'table-not-the-host',
  'table-not-seated',
  'table-seated-already',
  'table-seat-taken',
  'table-seat-empty',
  'table-no-such-seat',
  'table-full',
  'table-seats-free',
  'table-not-ready',
  'table-no-such-bot',
  'table-not-away',
  'table-bot-plays',
  'table-name-length',
  'table-name-letters',
  'table-name-alike',
  'table-decision-passed',
  'table-passes-by-itself',
  'table-waited-already',
  'table-others-read',
  'table-nothing-to-undo',
  'table-others-moved',
  'table-something-learned',
  'table-chat-empty',
  'table-too-fast',
  'table-vote-open',
  'table-no-vote',
  'table-not-a-voter',
  'table-voted-already',
  'table-seat-present',
  'table-rematch-open',
] as const
export type LiveRefusal = (typeof LIVE_REFUSALS)[number]
