import type { Seat } from '@adit/kernel'
import { cards, type Event, HOLE, type Kind } from '@adit/nimble-gnomes'
import type { Item } from '@adit/protocol'
import { toldIn } from '../common/knowing.ts'

/** A card in a hand: what it is as far as these eyes know, since when, and whether all watched it come. */
export interface HeldSince {
  /** HOLE where these eyes were not told. */
  readonly card: Kind
  readonly turn: number
  readonly isWatched: boolean
}

/** What a seat holds by what was told so far. */
export function holdingOf(log: readonly Item[], seat: Seat): readonly HeldSince[] {
  const held: HeldSince[] = []
  for (const { told, turn } of toldIn(log, () => false)) {
    // A record's events are its own title's.
    const event = told as Event
    if (!('seat' in event) || event.seat !== seat) continue
    const { gained, spent } = changeBy(event)
    for (const card of gained) held.push({ card, turn, isWatched: event.type === 'took' })
    if (spent !== undefined) held.splice(placeOf(held, spent), 1)
  }
  return held
}

/**
 * Of equal cards the one that all watched goes, as the rules count it (NIM-18), and of those the last:
 * that there is one has been known since the first. What these eyes never saw goes for what they did not.
 */
function placeOf(held: readonly HeldSince[], spent: Kind): number {
  const watched = held.findLastIndex(({ card, isWatched }) => card === spent && isWatched)
  if (watched >= 0) return watched
  return held.findLastIndex(({ card }) => card === spent || card === HOLE)
}

const CAVE = cards.findIndex(card => card.sort === 'cave')

interface Change {
  readonly gained: readonly Kind[]
  readonly spent: Kind | undefined
}
const NO_CHANGE: Change = { gained: [], spent: undefined }

/** What an event does to the hand of its seat. */
function changeBy(event: Event): Change {
  switch (event.type) {
    case 'dealt':
      return { gained: event.cards, spent: undefined }
    case 'drew':
    case 'took':
      return { gained: [event.card], spent: undefined }
    case 'entered':
    case 'cleared':
      return { gained: [], spent: CAVE }
    case 'laid':
      return { gained: [], spent: event.gem }
    case 'cursed':
      return { gained: [], spent: event.curse }
    case 'blown':
      return { gained: [], spent: event.wind }
    case 'discarded':
      return { gained: [], spent: event.card }
    case 'first-drawn':
    case 'shuffled':
    case 'opened':
    case 'turn-began':
    case 'took-none':
    case 'last-round-began':
    case 'passed':
    case 'ended':
      return NO_CHANGE
  }
}
