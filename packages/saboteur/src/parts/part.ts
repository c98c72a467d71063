import type { Fields, Parsed, Seat, Seats } from '@adit/kernel'
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
  /** Takes out of a copy what one viewer may not see (SAB-76); null if all see it whole. */
  readonly see: ((copy: V, sight: Sight, part: P) => void) | null
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
  /** The value read where one of these names stands, or which field or word makes no sense. */
  read(fields: Fields, before: V, rules: Rules): Parsed<V>
  /** Where it follows from others: what it is when nothing is said. Read after all others. */
  readonly follows?: ((state: State, rules: Rules) => V) | undefined
}

type Said = readonly [name: string, words: readonly (string | number)[]]

type Fresh<V> = V | ((rules: Rules) => V)

/** Everybody sees it. */
export function open<V extends Value>(fresh: Fresh<NoInfer<V>>, line: Line<V>): Field<V, unknown> {
  return { fresh: beginning(fresh), see: null, line }
}

/** A list, and in `see` who sees what of it. */
export function secret<P = unknown>(
  fresh: Fresh<number[]>,
  line: Line<number[]>,
  see: (copy: number[], sight: Sight, part: P) => void,
): Field<number[], P> {
  return { fresh: beginning(fresh), see, line }
}

function beginning<V extends Value>(fresh: Fresh<V>): (rules: Rules) => V {
  if (typeof fresh === 'function') return fresh
  // The slice of a list is a list: V is one of the two.
  return () => (typeof fresh === 'object' ? (fresh.slice() as V) : fresh)
}

/** What is left of a list in the eyes of who sees only that: as many, and those. */
export function hideUnless(list: number[], isSeen: (at: number) => boolean): void {
  for (let at = 0; at < list.length; at++) if (!isSeen(at)) list[at] = HOLE
}

/** As many as there are, and nothing else of them. */
export function hide(cards: number[]): void {
  for (let at = 0; at < cards.length; at++) cards[at] = HOLE
}

/** Those that pass. */
export function keepOnly(list: number[], passes: (entry: number) => boolean): void {
  let kept = 0
  for (let at = 0; at < list.length; at++) if (passes(list[at])) list[kept++] = list[at]
  while (list.length > kept) list.pop()
}

/** The same number for each. Built up, because a list that is made long and then filled is slower to read. */
export function evenly(count: number, value: number): number[] {
  const list: number[] = []
  for (let at = 0; at < count; at++) list.push(value)
  return list
}

/** What is left of a box when some of it lies elsewhere. */
export function without(box: readonly number[], taken: readonly number[]): number[] {
  const left = [...box]
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1)
  return left
}
