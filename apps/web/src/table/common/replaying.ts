import type { Snippet } from 'svelte'
import type { Extent } from '../../client/replay/asking.ts'
import type { Seen } from '../../client/seen.ts'
import type { Telling } from './telling.svelte.ts'

/** A game that is looked at again: nothing can be done, and these take the place of what could. */
export interface Replaying {
  /** Whose eyes: a seat's, those of who looked on, or with all cards open. */
  readonly eye: number | 'public' | 'all'
  /** Which moment it is, in the lantern line. */
  readonly now: string
  /** Lines of those who look at it together that were not looked at. */
  readonly fresh: number
  /** For a table that can draw its board before all else: what the board shows, where that is ahead. */
  readonly boardFirst: () => () => Seen | undefined
  /** How much of a board that grows the round needs. */
  readonly extent: Extent | undefined
  /** Told once who puts what happened into sentences here. */
  readonly meet: (telling: Telling) => void
  /** Takes a seat's eyes. */
  readonly see: (seat: number) => void
  /** In the bar. */
  readonly menu: Snippet
  /** Above the board. */
  readonly eyes: Snippet
  /** In place of log and talk. */
  readonly log: Snippet<[telling: Telling]>
}
