import type { Seat } from '@adit/kernel'
import {
  BROKEN,
  type Card,
  canWalk,
  cards,
  faceAt,
  kindOf,
  roles,
  type State,
  TRAP,
} from '@adit/saboteur'
import { FEATURES, featuresOf } from './features.ts'
import { countOf, surveyFrom } from './ground.ts'
import { Judge } from './net.ts'
import { payNet } from './pay-net.ts'

const GREEN = 1
const BLUE = 2
const CRYSTAL = 4
/** By kind. */
const marks = Uint8Array.from(cards, (card: Card) => {
  const door = card.door === 'green' ? GREEN : card.door === 'blue' ? BLUE : 0
  return door | (card.crystal === true ? CRYSTAL : 0)
})

/** How many numbers `payFeaturesOf` makes of a seat. */
export const PAY_FEATURES: number = FEATURES + 2 * roles.length + 10
const out = new Float64Array(PAY_FEATURES)

/** What `featuresOf` makes of a whole world, and behind it how a seat stands among those it shares with. */
export function payFeaturesOf(
  state: State,
  seat: Seat,
  suspicion: ArrayLike<number>,
): Float64Array {
  const { front, maze, mover, heading } = state
  const seats = state.roles.length
  out.fill(0, FEATURES)
  out.set(featuresOf(state, suspicion))
  let at = FEATURES
  out[at + state.roles[seat]] = 1
  at += roles.length
  for (let other = 0; other < seats; other++) {
    if ((front[other] & TRAP) === 0) out[at + state.roles[other]]++
  }
  at += roles.length
  for (const cell of maze.laid) {
    const mark = marks[faceAt(maze, cell) >> 1]
    if ((mark & GREEN) !== 0) out[at]++
    if ((mark & BLUE) !== 0) out[at + 1]++
    if ((mark & CRYSTAL) !== 0) out[at + 2]++
  }
  at += 3
  // Which team could walk to where the tunnel is nearest, by the doors on its way.
  const { at: end } = surveyFrom(maze, state.goals.indexOf(kindOf.gold))
  if (end >= 0 && canWalk(maze, end, 'green')) out[at] = 1
  if (end >= 0 && canWalk(maze, end, 'blue')) out[at + 1] = 1
  at += 2
  out[at++] = (front[seat] & TRAP) === 0 ? 0 : 1
  out[at++] = countOf[front[seat] & BROKEN]
  out[at++] = suspicion[seat]
  out[at++] = (((seat - mover) * heading + 2 * seats) % seats) / seats
  out[at++] = state.gold[seat] > 0 ? 1 : 0
  return out
}

/** Nuggets that are told apart: from one lost in a round to five won. */
const LEAST = -1
const MOST = 5

/** What a seat got, from 0 to 1, as the net is fitted to it. */
export function partOf(nuggets: number): number {
  return (Math.max(LEAST, Math.min(MOST, nuggets)) - LEAST) / (MOST - LEAST)
}

const judge = new Judge(payNet)

/** Nuggets that a seat may expect of the rest of the round, where two teams dig. */
export function payTo(state: State, seat: Seat, suspicion: ArrayLike<number>): number {
  return LEAST + (MOST - LEAST) * judge.chance(payFeaturesOf(state, seat, suspicion))
}
