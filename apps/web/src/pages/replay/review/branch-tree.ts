/** A branch as it is to be drawn: where it leaves the game, and how far it goes. */
export interface Sprout {
  readonly table: string
  /** The stop of the game at which it begins. */
  readonly from: number
  /** How many stops it has of its own; undefined while it is being played. */
  readonly turns: number | undefined
}

export interface Limb extends Sprout {
  readonly to: number
  /** 1 is the first above the game, −1 the first below. */
  readonly lane: number
}

export interface Tree {
  readonly limbs: readonly Limb[]
  /** How many stops the widest has. */
  readonly width: number
  /** How many lanes are in use above and below. */
  readonly above: number
  readonly below: number
}

/** As long as this a branch is drawn at least, as a share of the game: its end is told from its beginning. */
const SHORTEST = 0.07
/** And so much room is left behind its end, for what is said there. */
const APART = 0.22

/** The game is the trunk. What leaves it later lies nearer to it, so that no two lines cross. */
export function treeOf(trunk: number, sprouts: readonly Sprout[]): Tree {
  const least = Math.max(1, SHORTEST * trunk)
  const laid: Limb[] = []
  const ranked = [...sprouts].sort((one, other) => other.from - one.from)
  for (const sprout of ranked) {
    const { from, turns = 0 } = sprout
    const to = from + Math.max(least, turns)
    const isFree = (lane: number): boolean =>
      laid.every(limb => limb.lane !== lane || limb.from > to + APART * trunk)
    let lane = 1
    while (!isFree(lane)) lane = lane > 0 ? -lane : 1 - lane
    laid.push({ ...sprout, to, lane })
  }
  const lanes = laid.map(limb => limb.lane)
  return {
    limbs: sprouts.flatMap(({ table }) => laid.filter(limb => limb.table === table)),
    width: Math.max(trunk, ...laid.map(limb => limb.to)),
    above: Math.max(0, ...lanes),
    below: Math.max(0, ...lanes.map(lane => -lane)),
  }
}
