import type { Title } from '../game.ts'
import type { ConfigOf, Options } from '../options.ts'
import type { Random } from '../random.ts'
import type { Told, View, Viewer } from '../view.ts'
import type { Drive } from './walk.ts'

/** What a title brings to be held against the laws. */
export interface Kit<O extends Options, State, Move, Event, Summary> {
  readonly title: Title<O, State, Move, Event>
  /** Every edition × module set × seat count that is to be tried. */
  readonly configs: readonly ConfigOf<O>[]
  /** How many games each law tries for each configuration. */
  readonly runs?: number
  /** The costly laws look at one state in so many of a game; at each unless said. */
  readonly stride?: number

  /**
   * Where law *live* also drives a game, each the nearer the less: towards empty hands, say, which
   * random play hardly ever comes to.
   */
  readonly drives?: readonly Drive<State>[]

  /**
   * Another world that differs only in what the viewer may not know. Written from the rulebook and
   * never through `view`: it is the second opinion on what is hidden, so a view that shows too much
   * differs between the two worlds and is caught.
   */
  disguise(state: State, viewer: Viewer, random: Random): State

  /** Everything that must be in exactly one place, one entry each, in any order. */
  census(state: State): readonly string[]

  /** The facts of a view that events must account for; plain JSON. */
  summary(view: View<State>, viewer: Viewer): Summary
  /** Brings a summary up to date from what was told, and from nothing else. */
  retell(summary: Summary, told: Told<Event>, viewer: Viewer): void
}

export type AnyKit = Kit<Options, unknown, unknown, unknown, unknown>

export function describeConfig(config: object): string {
  return Object.entries(config)
    .map(([name, value]) => `${name}=${Array.isArray(value) ? value.join('+') || '-' : value}`)
    .join(' ')
}
