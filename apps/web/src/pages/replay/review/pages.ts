import type { IconName } from '../../../ui/icons.ts'

/** The pages about a finished game, besides its replay. */
export type ReviewName = 'moments' | 'suspicion' | 'distance' | 'caves' | 'orcs'

export const REVIEW_ICONS: Readonly<Record<ReviewName, IconName>> = {
  moments: 'crystal',
  suspicion: 'hat',
  distance: 'ladder',
  caves: 'cave',
  orcs: 'orc',
}

/** What there is to be said of each title. */
export const REVIEWS: Readonly<Record<string, readonly ReviewName[]>> = {
  saboteur: ['moments', 'suspicion', 'distance'],
  'nimble-gnomes': ['caves'],
  'my-treasure': ['orcs'],
}
