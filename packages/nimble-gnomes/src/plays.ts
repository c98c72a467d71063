import type { Seat } from '@adit/kernel'
import { among, CAVE, COLLAPSE, cards, drivenBy, fogs, KINDS, type Kind } from './cards.ts'
import { blow, curseOn, lay, type Move, PLAY_CAVE } from './moves.ts'
import type { RefusalKey } from './refusals.ts'
import { cursesOn, hiddenFrom, type State, seatsOf } from './state.ts'

/**
 * What bars a card in hand from being played; undefined if nothing does. `legal` lists by these and
 * `refuse` explains by them, so the two cannot disagree.
 */
export type Bar = RefusalKey | undefined

/** NIM-04: no stockpiling. */
export function caveBar({ laid }: State, seat: Seat): Bar {
  const front = seat * KINDS
  return laid[front + CAVE] > 0 && laid[front + COLLAPSE] === 0 ? 'cave-not-needed' : undefined
}

/** NIM-05. A diamond has no colour for a fog to hide (NIM-12), but needs the way in like any gem. */
export function gemBar(state: State, seat: Seat, gem: Kind): Bar {
  const front = seat * KINDS
  if (state.laid[front + COLLAPSE] > 0) return 'collapsed'
  if (state.laid[front + CAVE] === 0) return 'no-cave'
  return among(hiddenFrom(state, seat), gem) ? 'fogged' : undefined
}

/** NIM-06, NIM-07: the limit looks at the curses lying there now (NIM-32). */
export function curseBar(state: State, seat: Seat, target: Seat): Bar {
  const seats = seatsOf(state)
  if (target >= seats) return 'no-such-seat'
  if (target === seat) return 'curse-oneself'
  return cursesOn(state, target) < seats - 1 ? undefined : 'curses-full'
}

/** NIM-10. */
export function blowBar(state: State, seat: Seat, wind: Kind, fog: Kind): Bar {
  if (!among(drivenBy[wind], fog)) return 'wrong-wind'
  return state.laid[seat * KINDS + fog] > 0 ? undefined : 'no-such-fog'
}

/** Writes all plays of the cards in hand over `out` from its start and returns how many they are. */
export function listPlays(state: State, seat: Seat, out: Move[]): number {
  const hand = seat * KINDS
  let count = 0
  for (let kind = 0; kind < KINDS; kind++) {
    if (state.hands[hand + kind] <= 0) continue
    switch (cards[kind].sort) {
      case 'cave':
        if (caveBar(state, seat) === undefined) out[count++] = PLAY_CAVE
        break
      case 'gem':
      case 'diamond':
        if (gemBar(state, seat, kind) === undefined) out[count++] = lay[kind]
        break
      case 'collapse':
      case 'fog':
        count = listTargets(state, seat, kind, out, count)
        break
      case 'wind':
        count = listFogs(state, seat, kind, out, count)
        break
    }
  }
  return count
}

function listTargets(state: State, seat: Seat, curse: Kind, out: Move[], from: number): number {
  let count = from
  for (let target = 0; target < seatsOf(state); target++) {
    if (curseBar(state, seat, target) === undefined) out[count++] = curseOn[curse][target]
  }
  return count
}

function listFogs(state: State, seat: Seat, wind: Kind, out: Move[], from: number): number {
  let count = from
  for (let nth = 0; nth < fogs.length; nth++) {
    const fog = fogs[nth]
    if (blowBar(state, seat, wind, fog) === undefined) out[count++] = blow[wind][fog]
  }
  return count
}
