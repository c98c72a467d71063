import type { Seat } from '@adit/kernel'
import { GOLD_REACHED, OVER, roleOf, SHARING, type State, TRAP } from '@adit/saboteur'
import { payTo } from './pay.ts'
import { chanceOfGold, hasTeams } from './value.ts'

/** What a winner gets at most, in nuggets. */
const MOST = 5

/**
 * What a seat makes of a world, from 0 to 1: by how its round ended, or by how it is likely to. Two teams
 * play for nuggets; in the base game to have won is all that can be chosen.
 */
export function worthTo(
  state: State,
  seat: Seat,
  start: State,
  suspicion: ArrayLike<number>,
): number {
  const nuggets = state.gold[seat] - start.gold[seat]
  // The round is shared out and gone.
  const isGone = state.round !== start.round || state.stage === OVER
  const hasEnded = isGone || state.stage >= SHARING
  if (hasTeams(start)) {
    const rest = hasEnded ? 0 : payTo(state, seat, suspicion)
    return Math.max(0, Math.min(1, 0.1 + (nuggets + rest) / MOST))
  }
  if (isGone) return nuggets > 0 ? 1 : 0
  if (hasEnded) return shareFor(state, seat, state.ending === GOLD_REACHED ? 1 : 0)
  const found = Math.max(-2, Math.min(2, nuggets))
  return shareFor(state, seat, chanceOfGold(state, suspicion)) + 0.05 * found
}

/** Who is trapped has nothing of a round unless somebody frees him. */
function shareFor(state: State, seat: Seat, gold: number): number {
  return ((state.front[seat] & TRAP) === 0 ? 1 : 0.5) * shareOf(state, seat, gold)
}

function shareOf(state: State, seat: Seat, gold: number): number {
  const isFinisher = state.ending === GOLD_REACHED && state.finisher === seat
  switch (state.roles[seat]) {
    case roleOf.saboteur:
      return 1 - gold
    case roleOf.greedy:
      return state.ending === GOLD_REACHED && !isFinisher ? 0.1 : gold
    default:
      // Who completes the tunnel chooses first.
      return gold * (isFinisher ? 1 : 0.97)
  }
}
