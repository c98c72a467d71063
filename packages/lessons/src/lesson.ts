/** What a step lights, in the order in which it is to be pressed: a kind of thing, and which. */
export type Mark =
  | 'role'
  | 'turn'
  | 'upright'
  | 'lay'
  | 'deck'
  | 'veto'
  | 'figure'
  /** To be looked at, not pressed. */
  | 'crew'
  | 'orcs'
  /** The foreman's own button. */
  | 'next'
  | `${'card' | 'cell' | 'seat' | 'gold' | 'offer' | 'open' | 'place' | 'token' | 'tool'} ${string}`

/** A press that leads off the way: refused by this rule, or legal and kept for later. */
export interface Wrong {
  /** The move it would make, as a turn in notation; none if the press alone is meant. */
  readonly move?: string
  readonly rule: string
}

/** One sentence and one thing to do. */
export interface Step {
  readonly id: string
  readonly marks: readonly Mark[]
  /** What the others do before anything is asked. */
  readonly before?: readonly string[]
  /** What is to be done, as a turn in notation; without it the step is only looked at. */
  readonly move?: string
  /** What the others do after it. */
  readonly after?: readonly string[]
  /** A sentence tells meanwhile what the others do. */
  readonly isWatched?: boolean
  /** A sentence says what was achieved. */
  readonly isPraised?: boolean
  /** Of the marks any one is pressed, and this is the true one. */
  readonly pick?: Mark
  readonly wrong?: { readonly [press: string]: Wrong }
}

/** Where a lesson stands in the list. */
export const lessonShelves = [
  'saboteur',
  'saboteur2',
  'nimble',
  'treasure',
  'championship',
  'extras',
] as const
export type LessonShelf = (typeof lessonShelves)[number]

/** A lesson as data: a stacked deal or a position, and steps. Its words are in packages/words. */
export interface Lesson {
  readonly id: string
  /** Of the game. */
  readonly title: string
  readonly shelf: LessonShelf
  readonly config: { readonly seats: number; readonly [option: string]: unknown }
  /** The first turns of a record, or the lines of a position. Seat 0 is the pupil. */
  readonly start: { readonly turns: readonly string[] } | { readonly position: readonly string[] }
  readonly steps: readonly Step[]
}

/** Whoever learns sits here. */
export const PUPIL = 0
/** A wrong press that the rules allow: the lesson alone keeps it. */
export const KEPT = 'kept'
