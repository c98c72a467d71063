import type { EventType } from '@adit/saboteur'
import type { Five, Three, Two } from '../forms.ts'

/** Of nobody in particular. */
type Plain =
  | 'roles-dealt'
  | 'goals-laid'
  | 'chests-laid'
  | 'cards-dealt'
  | 'party-held'
  | 'chest-turned'
  | 'chest-opened'
  | 'pile-stirred'
  | 'deck-burned'

/** Done to another. */
type OnOthers =
  | 'vetoed'
  | 'hands-swapped'
  | 'inspected'
  | 'trapped'
  | 'help-asked'
  | 'toll-paid'
  | 'card-snatched'
  | 'stole'

/** Done to another, or to oneself. */
type OnAnyone = 'broke' | 'repaired' | 'thief-caught' | 'hats-swapped' | 'freed'

/** Told by parts of their own: `endings`, and `game-won` or `game-shared`. */
type InParts = 'round-ended' | 'game-ended'

export type EventWords = {
  readonly [T in Exclude<EventType, InParts>]: T extends Plain
    ? string
    : T extends OnOthers
      ? Three
      : T extends OnAnyone
        ? Five
        : Two
}

export interface SeenWords {
  readonly peeked: Two
  readonly inspected: Three
  readonly 'hats-swapped': Five
  readonly kept: Two
  readonly passed: Two
  readonly 'role-changed': Two
  readonly 'gold-found': Two
  readonly 'card-snatched': Three
  readonly drew: Two
  readonly 'gold-taken': Two
  readonly paid: Two
}
export type SeenEvent = keyof SeenWords

export interface CaseWords {
  readonly 'goals-laid-five': string
  readonly 'laid-by-nobody': string
  readonly 'collapsed-chest': Two
  readonly 'peeked-chest': Two
  readonly 'peeked-chest-seen': Two
  readonly 'passed-empty': Two
  readonly 'help-asked-owner': Three
  readonly 'help-given-owner': Two
  readonly 'ransomed-trap': Two
  readonly 'dragon-got-nothing': Two
  readonly 'game-won': Two
  readonly 'game-shared': string
}
