/** What a finished game looks like from above, stop by stop. All of it is told: only for who wants that. */
export type Chart = MineChart | CavesChart | OrcsChart

/** How likely a seat digs for green and for blue, by stop. */
interface TeamCurves {
  readonly green: readonly number[]
  readonly blue: readonly number[]
}

/** A round of Saboteur from its deal to its end. */
export interface MineRound {
  readonly round: number
  /** The stop of its deal; the lists below have one entry a stop from there on. */
  readonly from: number
  /** Who did it; nobody deals. */
  readonly movers: readonly (number | undefined)[]
  /** Cards short of the real gold; undefined where every way is built over. */
  readonly short: readonly (number | undefined)[]
  /** By seat: how likely a saboteur, to who looked on, from 0 to 1. */
  readonly suspicion: readonly (readonly number[])[]
  /** By seat, where teams dig: how likely it digs for each. */
  readonly teams: readonly TeamCurves[] | undefined
  /** The same for who sat where it was asked for. */
  readonly own: readonly (readonly number[])[] | undefined
  /** How likely the round ends with gold, from 0 to 1. */
  readonly odds: readonly number[]
  /** By seat, as they were turned up. */
  readonly roles: readonly number[]
  readonly saboteurs: readonly number[]
  /** How many saboteurs the box has for so many seats: there may have been fewer. */
  readonly mostSaboteurs: number
  /** The stop at which the deck was empty, counted from the deal. */
  readonly emptied: number | undefined
  readonly isGold: boolean
}

/** What one player did in the whole game. */
export interface MineDeeds {
  readonly laid: number
  readonly broke: number
  readonly wasBroken: number
  readonly mended: number
  readonly maps: number
}

export interface MineChart {
  readonly kind: 'mine'
  /** By seat. */
  readonly deeds: readonly MineDeeds[]
  readonly rounds: readonly MineRound[]
}

interface Cave {
  /** By stop: gems in full sets of six, and all that count. */
  readonly sixes: readonly number[]
  readonly gems: readonly number[]
  /** The stops at which a curse was laid on it. */
  readonly curses: readonly number[]
}

export interface CavesChart {
  readonly kind: 'caves'
  readonly caves: readonly Cave[]
  readonly winners: readonly number[]
}

export interface OrcRound {
  readonly round: number
  readonly from: number
  /** By stop: how likely the next card is an orc. */
  readonly odds: readonly number[]
  /** The stops at which one came. */
  readonly met: readonly number[]
  readonly left: readonly { readonly seat: number; readonly stop: number }[]
  /** By seat: what the round paid, in silver. */
  readonly pay: readonly number[]
}

export interface OrcsChart {
  readonly kind: 'orcs'
  readonly rounds: readonly OrcRound[]
  /** By seat, at the end, in silver. */
  readonly coins: readonly number[]
}
