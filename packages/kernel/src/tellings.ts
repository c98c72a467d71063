import type { Seat } from './seats.ts'
import { asTold, HOLE, type Told, type Viewer } from './view.ts'

/** What a viewer, who is no judge, hears of an event. */
export type Hear<Event> = (event: Event, viewer: Viewer) => Event

/**
 * Every event by its type, with what is heard of it. An allow-list: an event that is left out is a
 * type error, so nothing is told that nobody thought about.
 */
export type Tellings<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Hear<Extract<Event, { readonly type: Type }>>
}

/** A game's `redact`: one look into the table; a judge hears everything. */
export function tellBy<Event extends { readonly type: string }>(
  told: Tellings<Event>,
): (event: Event, viewer: Viewer) => Told<Event> {
  // The compiler does not follow that the entry of an event's own type takes that event.
  const table = told as unknown as Readonly<Record<string, Hear<Event>>>
  return (event, viewer) => asTold(viewer === 'judge' ? event : table[event.type](event, viewer))
}

/** What can be hidden: a number becomes a HOLE, of a list only its length is left. */
type Hidden = number | readonly number[]
type With<Field extends string> = { readonly [Name in Field]: Hidden }

/** Everybody hears all of it. */
export function open<Event>(event: Event): Event {
  return event
}

/** Nobody hears these fields. */
export function hidden<Field extends string>(
  ...fields: readonly Field[]
): <Event extends With<Field>>(event: Event) => Event {
  return event => hide(event, fields)
}

/** Only who did it hears these fields. */
export function ownOnly<Field extends string>(
  ...fields: readonly Field[]
): <Event extends With<Field> & { readonly seat: Seat }>(event: Event, viewer: Viewer) => Event {
  return (event, viewer) => (viewer === event.seat ? event : hide(event, fields))
}

/** Only whom it was done to hears these fields. */
export function targetOnly<Field extends string>(
  ...fields: readonly Field[]
): <Event extends With<Field> & { readonly target: Seat }>(event: Event, viewer: Viewer) => Event {
  return (event, viewer) => (viewer === event.target ? event : hide(event, fields))
}

/** Both of them hear these fields, and nobody else. */
export function bothOnly<Field extends string>(
  ...fields: readonly Field[]
): <Event extends With<Field> & { readonly seat: Seat; readonly target: Seat }>(
  event: Event,
  viewer: Viewer,
) => Event {
  return (event, viewer) =>
    viewer === event.seat || viewer === event.target ? event : hide(event, fields)
}

/** Of what was dealt, by seat, each hears the own part. */
export function partsOnly<Field extends string>(
  field: Field,
): <Event extends { readonly [Name in Field]: readonly Hidden[] }>(
  event: Event,
  viewer: Viewer,
) => Event {
  return (event, viewer) => ({
    ...event,
    [field]: event[field].map((part, seat) => (seat === viewer ? part : hole(part))),
  })
}

function hide<Field extends string, Event extends With<Field>>(
  event: Event,
  fields: readonly Field[],
): Event {
  const told = { ...event }
  for (const name of fields) Reflect.set(told, name, hole(event[name]))
  return told
}

function hole(value: Hidden): Hidden {
  return typeof value === 'number' ? HOLE : value.map(() => HOLE)
}
