import type { Viewer } from '@adit/kernel'

/** What is heard of an event with these fields: all of it, or the same with holes. */
export interface Telling<Fields> {
  <Event extends Readonly<Fields>>(event: Event, viewer: Viewer): Event
  /** Only for the compiler: events are made of the table that tells them. */
  readonly fields?: Fields
}

/** Checks that what is to be hidden is among the fields. */
export function telling<Fields>(
  hear: (event: Readonly<Fields>, viewer: Viewer) => Readonly<Fields>,
): Telling<Fields> {
  // What hears an event gives back one of the same type.
  return hear as Telling<Fields>
}

/** The events of a table, each with the type under which it stands there. */
export type EventsOf<Table> = {
  [Type in keyof Table]: Table[Type] extends Telling<infer Fields>
    ? { readonly type: Type } & Readonly<Fields>
    : never
}[keyof Table]
