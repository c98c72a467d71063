import type { Seat } from '@adit/kernel'
import { type Event, HOLE, type Kind } from '@adit/nimble-gnomes'
import type { SoundName } from '../common/scores.ts'

/** Where a card comes from and goes to, as spots: what is new is drawn only in between. */
interface Flight {
  readonly from: string
  readonly to: string
  /** Where it goes if nothing of the kind lies there yet. */
  readonly or?: string
  readonly sound: SoundName
}

/** How one sort of event is shown; what is left out is not seen. */
interface Show<E> {
  /** The card that it is about, as far as the reader was told. */
  card?(event: E): Kind | undefined
  flight?(event: E, reader: Seat | undefined): Flight
}

const known = ({ card }: { readonly card: Kind }): Kind | undefined =>
  card === HOLE ? undefined : card
const handOf = (seat: Seat, reader: Seat | undefined): string =>
  seat === reader ? 'hand' : `hand:${seat}`
const playedBy = (seat: Seat, reader: Seat | undefined): string =>
  seat === reader ? 'chosen' : `face:${seat}`

/** Every event: to leave one out is a type error. */
const shows: { readonly [T in Event['type']]: Show<Extract<Event, { readonly type: T }>> } = {
  'first-drawn': {},
  shuffled: {},
  dealt: {},
  opened: { card: known },
  'turn-began': {},
  drew: {
    card: known,
    flight: ({ seat }, reader) => ({ from: 'deck', to: handOf(seat, reader), sound: 'take' }),
  },
  took: {
    card: known,
    flight: ({ seat, place }, reader) => ({
      from: `offer:${place}`,
      to: handOf(seat, reader),
      sound: 'take',
    }),
  },
  'took-none': {},
  'last-round-began': {},
  entered: {},
  cleared: {},
  laid: {
    card: ({ gem }) => gem,
    flight: ({ seat, gem }, reader) => ({
      from: playedBy(seat, reader),
      to: `gem:${seat}:${gem}`,
      sound: 'card',
    }),
  },
  cursed: {
    card: ({ curse }) => curse,
    flight: ({ seat, target }, reader) => ({
      from: playedBy(seat, reader),
      to: `curse:${target}`,
      or: target === reader ? 'own-cave' : `face:${target}`,
      sound: 'break',
    }),
  },
  blown: {
    card: ({ wind }) => wind,
    flight: ({ seat }, reader) => ({
      from: playedBy(seat, reader),
      to: 'discard',
      sound: 'mend',
    }),
  },
  discarded: {
    card: known,
    flight: ({ seat }, reader) => ({
      from: playedBy(seat, reader),
      to: 'discard',
      sound: 'card',
    }),
  },
  passed: {},
  ended: {},
}

export function showOf({ type }: Event): Show<Event> {
  return shows[type]
}
