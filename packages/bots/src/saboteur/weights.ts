/** What a side's policy weighs; all in the same coin, so that ratings compare. */
export interface Weights {
  /** A tunnel card: as such, for each card gained towards gold, and that near the end. */
  readonly lay: number
  readonly gain: number
  readonly gainNear: number
  /** For each way on, for a way on that lags behind the best end, for a dead end, and one on the best end. */
  readonly exits: number
  readonly behind: number
  readonly dead: number
  readonly deadOnBest: number
  /** A map while the gold is unknown, and after. */
  readonly map: number
  readonly mapKnown: number
  /** Mending one's own tool; another's, and by how likely that one is a foe. */
  readonly mendSelf: number
  readonly mend: number
  readonly mendFoe: number
  /** Breaking a tool: as such, by how likely that one is a foe, near the end, if another is broken. */
  readonly harm: number
  readonly harmFoe: number
  readonly harmNear: number
  readonly harmAgain: number
  /** A rock fall: as such, for each card gained, and near the end. */
  readonly fall: number
  readonly fallGain: number
  readonly fallNear: number
  /** Passing, less what the card is worth in hand. */
  readonly pass: number
  readonly keepThrough: number
  readonly keepDead: number
  readonly keepHarm: number
  readonly keepMend: number
  readonly keepMap: number
  readonly keepFall: number
  readonly keepOther: number
}

export type Side = 'dig' | 'hinder'
export type Team = Readonly<Record<Side, Weights>>

/** Found by `npm run bots:tune` (docs/bots.md); the beginning was set by hand. */
export const usual: Team = {
  dig: {
    lay: 9.17,
    gain: 3.08,
    gainNear: 4.5,
    exits: -1.23,
    behind: -1.49,
    dead: -6.47,
    deadOnBest: -5.8,
    map: 11.29,
    mapKnown: 2.06,
    mendSelf: 17.56,
    mend: 12.29,
    mendFoe: -12,
    harm: -6.4,
    harmFoe: 24,
    harmNear: 0,
    harmAgain: -6.59,
    fall: 0.82,
    fallGain: 10.86,
    fallNear: 0.29,
    pass: 8.99,
    keepThrough: 3.33,
    keepDead: -0.09,
    keepHarm: 0.24,
    keepMend: 3.02,
    keepMap: 1.38,
    keepFall: 3.15,
    keepOther: 5,
  },
  hinder: {
    lay: 6.9,
    gain: -0.04,
    gainNear: -7.65,
    exits: 1.4,
    behind: 0.3,
    dead: 0,
    deadOnBest: 1.61,
    map: 8.43,
    mapKnown: 1,
    mendSelf: 9,
    mend: 2.55,
    mendFoe: -8,
    harm: 0,
    harmFoe: 11.91,
    harmNear: 3.58,
    harmAgain: -5,
    fall: 2.51,
    fallGain: -5.27,
    fallNear: 2.08,
    pass: 8,
    keepThrough: 2,
    keepDead: 5,
    keepHarm: 7,
    keepMend: -0.31,
    keepMap: 1.23,
    keepFall: 4.31,
    keepOther: 5,
  },
}

/**
 * One saboteur at most, who would never dig again once everybody breaks what they can: here diggers dig,
 * and break and mend when there is nothing to dig.
 */
const few: Team = {
  dig: { ...usual.dig, harm: usual.dig.harm - 10, mend: usual.dig.mend - 5 },
  hinder: usual.hinder,
}

/** Four find gold in four rounds of five even so: there they mend others a little less. */
const four: Team = { dig: { ...few.dig, mend: few.dig.mend - 2 }, hinder: few.hinder }

/** Three or four who all strike at once leave diggers no time to find out who they are. */
function striking(later: number): Team {
  return { dig: usual.dig, hinder: { ...usual.hinder, harm: usual.hinder.harm - later } }
}
const many = striking(6)
const most = striking(3)

/** How miners decide at a table of so many, so that both sides have their chance. */
export function minersAt(seats: number): Team {
  if (seats < 4) return few
  if (seats < 5) return four
  if (seats < 7) return usual
  return seats < 9 ? many : most
}
