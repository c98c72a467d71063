import type { Fields, Seat, Seats } from '@adit/kernel'
import type { Rules } from '../rules.ts'
import { HOLE } from '../signs.ts'
import type { State } from '../state.ts'

/**
 * One concern of the state. All that a field needs stands in its part's file: what it is at the
 * beginning, what each viewer sees of it, and its words in a position. A field that one of them
 * leaves out is a type error.
 *
 * The core's parts are fields of the state itself; a module's part is an object in it, shared and
 * untouched where the module is not in play, so that a copy costs nothing.
 */
export interface Part<P> {
  /** At the beginning of the game, and again when its time is over: a turn, a round. */
  fresh(rules: Rules): P
  /** What one viewer may see (SAB-76). An allow-list: what is not named would not be shown. */
  see(part: P, sight: Sight): P
  readonly lines: Lines<P>
}

/** Who looks, and at what time. */
export interface Sight {
  /** The seat, or -1 for a spectator; and its bit, or none. */
  readonly self: Seat
  readonly bit: Seats
  readonly state: State
  /** Roles are shown (SAB-51); the game is over, and all gold with it. */
  readonly shown: boolean
  readonly over: boolean
  /** Whether the viewer is among those who know something. */
  sees(mask: Seats): boolean
}

export type Field = readonly [name: string, words: readonly (string | number)[]]

type Lines<P> = {
  readonly [Name in keyof P]: P[Name] extends number | number[] ? Line<P[Name]> : never
}

/** A field of the state in the text of a position. */
export interface Line<Value extends number | number[]> {
  /** The names under which it may stand there. */
  names(rules: Rules): readonly string[]
  /** What has to be said of it, nothing if it is as before. */
  print(value: Value, before: Value, state: State): readonly Field[]
  /** The value read, `before` if nothing is said; or the name of a field that makes no sense. */
  read(fields: Fields, before: Value, rules: Rules): Value | string
  /** Where it follows from others: what it is when nothing is said. Read after all others. */
  readonly follows?: (state: State, rules: Rules) => Value
}

/** As many as there are, and nothing else of them. */
export function hide(cards: readonly number[]): number[] {
  return cards.map(() => HOLE)
}

/** What is left of a box when some of it lies elsewhere. */
export function without(box: readonly number[], taken: readonly number[]): number[] {
  const left = [...box]
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}

/** Whether a module's part is its own object, or the one that all states share. */
export function isInPlay(rules: Rules, module: string): boolean {
  return rules.modules.includes(module)
}
