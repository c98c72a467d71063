import type { Fields, Seat, Seats } from '@adit/kernel'
import type { Rules } from '../rules.ts'
import { HOLE } from '../signs.ts'
import type { State } from '../state.ts'

export type Value = number | number[]

/**
 * One concern of the state: all that there is to say of each of its fields, and whether it is open or
 * secret first. A field that is left out is a type error.
 */
export type Part<P> = {
  readonly [Name in keyof P]: P[Name] extends Value ? Field<P[Name], P> : never
}

export interface Field<V extends Value, P> {
  /** At the beginning of the game, and again when its time is over. */
  fresh(rules: Rules): V
  /** What one viewer may see of it (SAB-76); null if all see it whole. */
  readonly see: ((value: V, sight: Sight, part: P) => V) | null
  readonly line: Line<V>
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

/** A field of the state in the text of a position. */
export interface Line<V extends Value> {
  /** The names under which it may stand there. */
  names(rules: Rules): readonly string[]
  /** What has to be said of it, nothing if it is as before. */
  print(value: V, before: V, state: State): readonly Said[]
  /** The value read, `before` if nothing is said; or the name of a field that makes no sense. */
  read(fields: Fields, before: V, rules: Rules): V | string
  /** Where it follows from others: what it is when nothing is said. Read after all others. */
  readonly follows?: ((state: State, rules: Rules) => V) | undefined
}

type Said = readonly [name: string, words: readonly (string | number)[]]

type Fresh<V> = V | ((rules: Rules) => V)

/** Everybody sees it. */
export function open<V extends Value>(fresh: Fresh<NoInfer<V>>, line: Line<V>): Field<V, unknown> {
  return { fresh: beginning(fresh), see: null, line }
}

/** Who sees what of it is said in `see`. */
export function secret<V extends Value, P = unknown>(
  fresh: Fresh<NoInfer<V>>,
  line: Line<V>,
  see: (value: NoInfer<V>, sight: Sight, part: P) => NoInfer<V>,
): Field<V, P> {
  return { fresh: beginning(fresh), see, line }
}

function beginning<V extends Value>(fresh: Fresh<V>): (rules: Rules) => V {
  if (typeof fresh === 'function') return fresh
  // The slice of a list is a list: V is one of the two.
  return () => (typeof fresh === 'object' ? (fresh.slice() as V) : fresh)
}

/** As many as there are, and nothing else of them. */
export function hide(cards: readonly number[]): number[] {
  return HOLES.slice(0, cards.length)
}

/** The same number for each. Built up, because a list that is made long and then filled is slower to read. */
export function evenly(count: number, value: number): number[] {
  const list: number[] = []
  for (let at = 0; at < count; at++) list.push(value)
  return list
}

/** As many as there are cards in any list. */
const HOLES: readonly number[] = evenly(256, HOLE)

/** What is left of a box when some of it lies elsewhere. */
export function without(box: readonly number[], taken: readonly number[]): number[] {
  const left = [...box]
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}
