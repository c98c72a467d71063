import { getContext, setContext } from 'svelte'
import type { Face } from '../../art/index.ts'

/** The most important first: what is asked now, what lies about, what is held, what is plain. */
const SORTS = ['window', 'token', 'card', 'plain'] as const

/** Something on a table that may be new to the reader. */
export interface Thing {
  readonly sort: (typeof SORTS)[number]
  /** Once met, a thing of this name is never explained again; titles have names of their own. */
  readonly name: string
  readonly title: string
  /** What it is or does, in one sentence. */
  readonly text: string
  readonly face?: Face | undefined
  /** Where it is on the page (see `Spots`). */
  readonly spot: string
}

/** What is explained next: of what is new and in sight, the most important. */
export function nextThing(
  things: readonly Thing[],
  met: readonly string[],
  isInSight: (spot: string) => boolean,
): Thing | undefined {
  const fresh = things.filter(one => !met.includes(one.name) && isInSight(one.spot))
  return fresh.toSorted((one, other) => SORTS.indexOf(one.sort) - SORTS.indexOf(other.sort))[0]
}

const HERE = Symbol('a page whose tables explain what is new')
/** For a page of tables to play at; lessons, puzzles and replays have words of their own. */
export const explainHere = (): boolean => setContext(HERE, true)
export const isExplained = (): boolean => getContext(HERE) === true
