/** What positions of Saboteur begin with: a round under way. */
export const UNDER_WAY = ['stage: turn', 'chance: -', 'round: 1'] as const

/** The same with the gold in the middle and four gnomes, the third of them a saboteur. */
export const USUAL_MINE = [
  ...UNDER_WAY,
  'goals: stone-right gold stone-left',
  'roles: digger digger saboteur digger',
  'spare roles: digger',
] as const
