import type { IconName } from '../../../ui/icons.ts'

/** The pages about a finished game, besides its replay. */
export type ReviewName = 'moments' | 'suspicion' | 'distance' | 'caves' | 'orcs' | 'what-if'

export const REVIEW_ICONS: Readonly<Record<ReviewName, IconName>> = {
  moments: 'crystal',
  suspicion: 'hat',
  distance: 'ladder',
  caves: 'cave',
  orcs: 'orc',
  'what-if': 'swap',
}

/** What there is to be said of each title. */
export const REVIEWS: Readonly<Record<string, readonly ReviewName[]>> = {
  saboteur: ['moments', 'suspicion', 'distance', 'what-if'],
  'nimble-gnomes': ['caves', 'what-if'],
  'my-treasure': ['orcs', 'what-if'],
}
