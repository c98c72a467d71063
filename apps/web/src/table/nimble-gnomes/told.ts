import type { Seat } from '@adit/kernel'
import { type Event, HOLE, type Kind } from '@adit/nimble-gnomes'
import type { Item } from '@adit/protocol'
import type { Pictures } from '../common/log-lines.ts'
import { cardFace } from './names.ts'
import { showOf } from './shows.ts'

/** What a move told, typed by its title: the table it was sent from plays this game. */
export function eventsOf(item: Item): readonly Event[] {
  return item.type === 'moved' ? (item.told as readonly Event[]) : []
}

/** The card an event is about, as far as the reader was told. */
export function cardIn(event: Event): Kind | undefined {
  return showOf(event).card?.(event)
}

/** Others are told only that a card was drawn (NIM-18). */
function isSecret(event: Event): boolean {
  if (event.type === 'drew') return event.card !== HOLE
  return event.type === 'dealt' && !event.cards.includes(HOLE)
}

export const picturesFor = (self: () => Seat | undefined): Pictures => ({
  face(event) {
    const kind = cardIn(event as Event)
    return kind === undefined ? undefined : cardFace(kind)
  },
  isSecret: event => isSecret(event as Event),
  // Who begins has done nothing for it.
  isMinor: event => (event as Event).type === 'first-drawn',
  // Who won is told when the gems have been counted.
  page: event => ((event as Event).type === 'ended' ? 'end' : undefined),
  tone: event => (isAgainst(event as Event, self()) ? 'harm' : undefined),
})

/** A curse that somebody else lays on the reader. */
export function isAgainst(event: Event, reader: Seat | undefined): boolean {
  return event.type === 'cursed' && event.target === reader && event.seat !== reader
}

/** Whatever else is done shows a card that was hidden. */
const undoableTypes: readonly Event['type'][] = ['took-none', 'turn-began']
export const undoable: ReadonlySet<string> = new Set(undoableTypes)
