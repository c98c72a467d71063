import type { Refusal } from '@adit/kernel'
import type { GameShown, Item, TableShown } from '@adit/protocol'
import type { Drawn } from '../../art/index.ts'
import type { Chart } from './chart.ts'
import type { Digest } from './digest.ts'

/** Whose eyes a game is looked at with: a seat's, those of who only looked on, or with all cards open. */
export type Eye = number | 'public' | 'all'

/** Where a finished game is found. */
export type Source =
  | { readonly at: 'device'; readonly table: string; readonly me: string }
  | { readonly at: 'server'; readonly table: string }
  /** A record that was brought here with others. */
  | { readonly at: 'kept'; readonly record: string }
  /** A record file that somebody has opened. */
  | { readonly at: 'hand'; readonly text: string }

/** What is worth a sign on the timeline, the most telling first: it keeps its sign in a crowd. */
export const marks = [
  'goal',
  'end',
  'veto',
  'theft',
  'fall',
  'break',
  'curse',
  'orc',
  'out',
  'map',
  'mend',
  'wind',
] as const
export type Mark = (typeof marks)[number]

/** Which moment is wanted, from the one that is looked at. */
export type Aim =
  | { readonly to: 'moment'; readonly moment: number }
  /** A place on the timeline: the nth moment worth a look. */
  | { readonly to: 'stop'; readonly stop: number }
  | { readonly to: 'step' | 'round'; readonly by: 1 | -1 }
  | { readonly to: 'mark'; readonly by: 1 | -1; readonly kinds: readonly Mark[] }
  | { readonly to: 'first' | 'last' }

/** What an address names; the eyes are the reader's own, or those of who only looked on, if it names none. */
export interface Wanted {
  readonly eye: Eye | undefined
  readonly moment: number | undefined
}

export interface Looking {
  readonly eye: Eye
  readonly from: number
  readonly aim: Aim
  /** The page has what happened up to this moment. */
  readonly have: number
}

/** Whose a round was, where that is one word. */
export type Result = 'gold' | 'saboteurs'

/** A round on the timeline; stops count from 0 through the whole game. */
export interface Stretch {
  readonly round: number
  readonly from: number
  /** How many stops it has, or would have if all cards were played. */
  readonly length: number
  /** Without spoilers nobody knows yet how long it was. */
  readonly isOver: boolean
  /** Only of a round that is over. */
  readonly result?: Result | undefined
}

export interface Marked {
  readonly stop: number
  readonly kind: Mark
}

/** What the timeline is drawn from: the same at every moment, but that without spoilers it grows. */
export interface Course {
  /** The moment of each stop so far as it may be known. */
  readonly stops: readonly number[]
  readonly stretches: readonly Stretch[]
  readonly marks: readonly Marked[]
}

/** How much of a board is in use, in its own columns and rows. */
export interface Extent {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The moment that was asked for, as that eye may know it, and no more. */
export interface Glimpse extends Course {
  readonly eye: Eye
  readonly moment: number
  readonly stop: number
  /** The number of the entry it is up to date with. */
  readonly seq: number
  readonly game: GameShown
  readonly round: number
  /** Deeds of the round so far, and all of them, where that is no secret. */
  readonly turn: number
  readonly turns: number | undefined
  readonly isLast: boolean
  /** What the whole round needs, as far as it may be known: the board does not jump from step to step. */
  readonly extent: Extent | undefined
  /** From what the page has to this moment; beyond it too, where that is no secret. */
  readonly items: readonly Item[]
  readonly until: number
  /** Pictures of its cards that the page has not got yet. */
  readonly drawn: readonly Drawn[]
}

export interface Opened {
  readonly table: string
  readonly info: TableShown
  /** Where the reader sat; undefined if they did not play. */
  readonly seat: number | undefined
  /** What was wanted of it first, if anything was. */
  readonly first?: Glimpse | undefined
}

/** As it crosses to the page: the course only where the page has not got it yet. */
export interface Glimpsed {
  readonly glimpse: Omit<Glimpse, keyof Course>
  readonly course: Course | undefined
}

/** Cards short of the gold by stop; undefined where every way is built over. Empty: no such game. */
export type Shorts = readonly (number | undefined)[]

export type Asking =
  | {
      readonly id: number
      readonly type: 'open'
      readonly source: Source
      readonly wanted?: Wanted | undefined
    }
  | { readonly id: number; readonly type: 'look'; readonly looking: Looking }
  /** A game in a few facts, without looking at it. */
  | { readonly id: number; readonly type: 'digest'; readonly source: Source }
  /** The way to the gold, stop by stop. */
  | { readonly id: number; readonly type: 'shorts' }
  /** The game from above, and what one seat could believe. */
  | { readonly id: number; readonly type: 'chart'; readonly eye: number | undefined }

export type Answering =
  | {
      readonly id: number
      readonly type: 'opened'
      readonly opened: Opened
      readonly first: Glimpsed | undefined
    }
  | ({ readonly id: number; readonly type: 'glimpse' } & Glimpsed)
  | { readonly id: number; readonly type: 'shorts'; readonly shorts: Shorts }
  | { readonly id: number; readonly type: 'chart'; readonly chart: Chart | undefined }
  | { readonly id: number; readonly type: 'digest'; readonly digest: Digest }
  | { readonly id: number; readonly type: 'refused'; readonly why: Refusal }
