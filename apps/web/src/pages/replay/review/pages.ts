import type { IconName } from '../../../ui/icons.ts'

/** The pages about a finished game, besides its replay. */
export type ReviewName =
  | 'moments'
  | 'suspicion'
  | 'distance'
  | 'caves'
  | 'orcs'
  | 'what-if'
  | 'share'
  | 'fair'

export const REVIEW_ICONS: Readonly<Record<ReviewName, IconName>> = {
  moments: 'crystal',
  suspicion: 'hat',
  distance: 'ladder',
  caves: 'cave',
  orcs: 'orc',
  'what-if': 'swap',
  share: 'share',
  fair: 'shield',
}

/** What there is to be said of each title. */
export const REVIEWS: Readonly<Record<string, readonly ReviewName[]>> = {
  saboteur: ['moments', 'suspicion', 'distance', 'what-if', 'share', 'fair'],
  'nimble-gnomes': ['caves', 'what-if', 'share', 'fair'],
  'my-treasure': ['orcs', 'what-if', 'share', 'fair'],
}

/** These are about the moment that is looked at. */
export const FROM_MOMENT: readonly ReviewName[] = ['what-if', 'share']
