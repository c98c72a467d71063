import type { Item } from '@adit/protocol'
import type { At, Event } from '@adit/saboteur'
import { toldIn } from '../common/knowing.ts'
import { eventOf } from './typed.ts'

/** What can be asked of a game that is seen again: who knew it. */
export type Secret =
  | { readonly of: 'goal'; readonly at: At }
  | { readonly of: 'role' | 'hand'; readonly seat: number }

/** Somebody who has seen it, and in which turn of the round. */
export interface Knower {
  readonly seat: number
  readonly turn: number
}

/** Who has looked so far in this round, each once and the first first: that they looked, all were told. */
export function knowersOf(log: readonly Item[], secret: Secret): readonly Knower[] {
  const knowers = new Map<number, Knower>()
  for (const { told, turn } of toldIn(log, isRoundBegun)) {
    const event = eventOf(told)
    if (event.type === 'round-begun' || isForgotten(event, secret)) knowers.clear()
    for (const seat of learnersOf(event, secret)) {
      if (!knowers.has(seat)) knowers.set(seat, { seat, turn })
    }
  }
  return [...knowers.values()]
}
const isRoundBegun = (told: unknown): boolean => eventOf(told).type === 'round-begun'

function learnersOf(event: Event, secret: Secret): readonly number[] {
  if (secret.of === 'goal') {
    const isLook = event.type === 'peeked' || event.type === 'goal-shown'
    return isLook && event.at === secret.at ? [event.seat] : []
  }
  if (secret.of === 'role') {
    return event.type === 'inspected' && event.target === secret.seat ? [event.seat] : []
  }
  // Whoever swapped hands knows what the other took.
  if (event.type !== 'hands-swapped') return []
  if (event.seat === secret.seat) return [event.target]
  return event.target === secret.seat ? [event.seat] : []
}

/** A role that was changed is known to nobody who saw the one before. */
function isForgotten(event: Event, secret: Secret): boolean {
  if (secret.of !== 'role' || event.type !== 'hats-swapped') return false
  return event.seat === secret.seat || event.target === secret.seat
}
