import type { Seat } from './seats.ts'

/** Who looks. A judge sees everything: replays of finished games, tests, the server itself. */
export type Viewer = Seat | 'spectator' | 'judge'

/** In views and in what is told: something is there, unknown to the viewer. */
export const HOLE = -1

declare const shown: unique symbol

/** A state with holes. The brand is what may be sent: a bare state never type-checks there. */
export type View<State> = State & { readonly [shown]: 'view' }

/** An event with holes, as one viewer may hear it. */
export type Told<Event> = Event & { readonly [shown]: 'told' }

/** The only way to make a view: call it at the end of an allow-list, never on a bare state. */
export function asView<State>(state: State): View<State> {
  return state as View<State>
}

export function asTold<Event>(event: Event): Told<Event> {
  return event as Told<Event>
}
