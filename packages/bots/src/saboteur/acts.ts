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
export function actIndex(act: Act, range: number): number {
  return range * acts.length + indices[act]
}

const indices = Object.fromEntries(acts.map((act, index) => [act, index])) as Record<Act, number>

/** A laid card by what it did to the tunnel, all goals being equally likely. */
export function actOfLaying({ gain, exits }: { gain: number; exits: number }): Act {
  if (exits === 0) return gain < -0.4 ? 'lay-block' : 'lay-dead'
  return gain > 0.4 ? 'lay-on' : gain < -0.4 ? 'lay-back' : 'lay-even'
}

const onSeats = {
  break: { suspect: 'break-suspect', trusted: 'break-trusted', anybody: 'break-anybody' },
  mend: { suspect: 'mend-suspect', trusted: 'mend-trusted', anybody: 'mend-anybody' },
} as const

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
): Act {
  if (verb === 'mend' && seat === target) return 'mend-self'
  const how = suspicion > usual + 0.2 ? 'suspect' : suspicion < usual - 0.1 ? 'trusted' : 'anybody'
  return onSeats[verb][how]
}

/** What acts tell of a side, as it was fitted. */
export interface Likelihoods {
  readonly tempered: number
  /** A door of its own colour, for a team that digs. */
  readonly door: number
  readonly log: readonly number[]
}
