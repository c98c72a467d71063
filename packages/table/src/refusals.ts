import type { Refusal } from '@adit/kernel'

/** Every reason a table gives, besides those of the game's own rules. The sentences are in packages/words. */
export const tableRefusals = [
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
  'table-removed',
  'table-nobody-removed',
  'table-seats-needed',
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
export type TableRefusal = (typeof tableRefusals)[number]

export function refuse(key: TableRefusal, slots?: Refusal['slots']): Refusal {
  return slots === undefined ? { key } : { key, slots }
}
