import type { Seat } from '@adit/kernel'

/** What all can see somebody do, as far as it tells on which side he is. */
export const acts = [
  'lay-on',
  'lay-even',
  'lay-back',
  'lay-dead',
  'lay-block',
  'break-trusted',
  'break-anybody',
  'break-suspect',
  'mend-self',
  'mend-trusted',
  'mend-anybody',
  'mend-suspect',
  'fall-good',
  'fall-bad',
  'map',
  'pass-one',
  'pass-more',
  'other',
] as const
export type Act = (typeof acts)[number]

/** How far the tunnel was from the goals at that moment, in three steps. */
export const RANGES = 3
export function rangeOf(nearest: number): number {
  return nearest > 5 ? 0 : nearest > 3 ? 1 : 2
}

/** By range and act; a likelihood of an act is looked up by this. */
export function actIndex(act: ActNumber, range: number): number {
  return range * acts.length + act
}

/** An act's place in `acts`: what is thought of millions of times a second has a number instead of a name. */
export type ActNumber = number

export function numberOf(act: Act): ActNumber {
  return acts.indexOf(act)
}

const LAY_ON = numberOf('lay-on')
const LAY_EVEN = numberOf('lay-even')
const LAY_BACK = numberOf('lay-back')
const LAY_DEAD = numberOf('lay-dead')
const LAY_BLOCK = numberOf('lay-block')
const MEND_SELF = numberOf('mend-self')

/** A laid card by what it did to the tunnel, all goals being equally likely. */
export function actOfLaying({ gain, exits }: { gain: number; exits: number }): ActNumber {
  if (exits === 0) return gain < -0.4 ? LAY_BLOCK : LAY_DEAD
  return gain > 0.4 ? LAY_ON : gain < -0.4 ? LAY_BACK : LAY_EVEN
}

/** An act on somebody's tools, by what is thought of him: a friend, anybody, a suspect. */
interface OnSeat {
  readonly trusted: ActNumber
  readonly anybody: ActNumber
  readonly suspect: ActNumber
}

const BREAK: OnSeat = {
  trusted: numberOf('break-trusted'),
  anybody: numberOf('break-anybody'),
  suspect: numberOf('break-suspect'),
}
const MEND: OnSeat = {
  trusted: numberOf('mend-trusted'),
  anybody: numberOf('mend-anybody'),
  suspect: numberOf('mend-suspect'),
}

/**
 * A tool broken or mended, by how much its owner was suspected then: where everybody breaks a suspect's
 * tools, doing so tells little, and one accusation does not count again in all that follow it.
 */
export function actOnSeat(
  verb: 'break' | 'mend',
  seat: Seat,
  target: Seat,
  suspicion: number,
  usual: number,
): ActNumber {
  if (verb === 'mend' && seat === target) return MEND_SELF
  const on = verb === 'mend' ? MEND : BREAK
  return suspicion > usual + 0.2 ? on.suspect : suspicion < usual - 0.1 ? on.trusted : on.anybody
}

/** What acts tell of a side, as it was fitted. */
export interface Likelihoods {
  readonly tempered: number
  /** A door of its own colour, for a team that digs. */
  readonly door: number
  readonly log: readonly number[]
}
