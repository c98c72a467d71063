import type { Seat } from '@adit/kernel'
import { roleOf, type State } from '@adit/saboteur'
import { closeness, type Ground } from './ground.ts'
import { type Keeps, keepsOf } from './keeps.ts'
import type { Side, Team, Weights } from './weights.ts'

/** How a seat decides without looking ahead: its side's weights, and whom it takes for a saboteur. */
export interface Mind {
  readonly weights: Team
  /** By seat: how likely it is a saboteur. */
  readonly suspicion: ArrayLike<number>
  /** By seat, for who digs for one of two teams: how likely it digs for the other. */
  readonly rivals: ArrayLike<number>
}

/** Which side a role is on, as far as the gold goes. */
function sideOf(role: number): Side {
  // SB2-34: a profiteer always wins, and shares with fewest where the saboteurs do.
  return role === roleOf.saboteur || role === roleOf.profiteer ? 'hinder' : 'dig'
}

/** Who decides, and how things stand for him. */
export interface Decider {
  readonly state: State
  readonly seat: Seat
  readonly role: number
  readonly side: Side
  readonly w: Weights
  readonly mind: Mind
  readonly ground: Ground
  readonly near: number
  /** What a card nearer to the gold is worth. */
  readonly perGain: number
  readonly keeps: Keeps
}

export function deciderOf(state: State, seat: Seat, mind: Mind, ground: Ground): Decider {
  const role = state.roles[seat]
  const side = sideOf(role)
  const w = mind.weights[side]
  const near = closeness(ground.nearest)
  const perGain = role === roleOf.geologist ? 0 : w.gain + w.gainNear * near
  const keeps = keepsOf(state, seat, w, ground.known)
  return { state, seat, role, side, w, mind, ground, near, perGain, keeps }
}

/** How much of a foe a rival is when the tunnel is as good as done; before that all diggers dig. */
const RIVAL = 0.4

/** How likely somebody works against this side. */
export function foeness({ side, near, mind }: Decider, target: Seat): number {
  const { suspicion, rivals } = mind
  if (side === 'hinder') return 1 - suspicion[target]
  return target < rivals.length
    ? Math.min(1, suspicion[target] + RIVAL * near * rivals[target])
    : suspicion[target]
}
