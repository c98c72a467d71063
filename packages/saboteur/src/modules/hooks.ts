import type { Refusal, Seat } from '@adit/kernel'
import type { Kind } from '../cards/order.ts'
import type { Tell } from '../events.ts'
import type { Because } from '../legal/because.ts'
import type { At } from '../maze/cells.ts'
import type { Maze } from '../maze/maze.ts'
import type { Bank } from '../play/bank.ts'
import type { Role } from '../roles.ts'
import type { Rules } from '../rules.ts'
import type { State } from '../state.ts'

/** Of the blocked places where a card of the hand fits: some, one that the mover can pay, a free one. */
export const FITS = 1
export const AFFORDABLE = 2
export const FREE = 4

/** What the base game does itself, and one module at most in its place. */
export interface OneOwner {
  /** Which roles win a round, whether or not anybody holds them. */
  readonly winners: (rules: Rules, state: State) => readonly Role[]
  /** Pays them, and names the stage that comes next. */
  readonly share: (rules: Rules, state: State, emit?: Tell) => number
  /** What gold is here. */
  readonly bank: Bank
}

/** What a module adds to the flow: a stage of its own, and what is done in it, one thing at a time. */
export interface Stage {
  readonly stage: number
  proceed(rules: Rules, state: State, emit?: Tell): void
}

/**
 * Where a module may have its say. `null` when none does, so that the base game pays nothing for it;
 * several are joined into one function when the rules are compiled, in the order of the modules.
 */
export interface Hooks extends OneOwner {
  /** Who may choose among the gold cards that go round (SAB-54). */
  readonly mayTake: ((rules: Rules, state: State, seat: Seat) => boolean) | null
  /** A card of the mover is wanted: a turn begins, or the second of two cards. */
  readonly onCardDue: ((state: State) => void) | null
  /** A card was put down. True if a window was opened that may stop it. */
  readonly interrupt: ((rules: Rules, state: State) => boolean) | null
  /** Placements on cells that something blocks, listed behind the free ones. */
  readonly blockedLays:
    | ((
        rules: Rules,
        state: State,
        maze: Maze,
        hand: readonly Kind[],
        first: number,
        end: number,
        code: number,
        out: number[],
        from: number,
      ) => number)
    | null
  /** Why a blocked cell, where the card would fit, is not free to the mover. */
  readonly whyNotBlocked: ((rules: Rules, state: State, at: At) => Because | undefined) | null
  /** What the blocked places are like: a set of FITS, AFFORDABLE and FREE. */
  readonly blockedPlaces: ((rules: Rules, state: State) => number) | null
  /** A tunnel card is just about to lie there. */
  readonly onLay: ((rules: Rules, state: State, at: At, emit?: Tell) => void) | null
  /** What lies there is just about to be taken out of the maze. */
  readonly onLift: ((state: State, at: At, emit?: Tell) => void) | null
  /** A cache is a closed place that is no goal: a map looks at it, a rock fall takes it. */
  readonly isCache: ((state: State, at: At) => boolean) | null
  readonly listCaches: ((state: State, tag: number, out: number[], from: number) => number) | null
  readonly peekCache: ((state: State, at: At, emit?: Tell) => void) | null
  /** Why no map looks at a goal. */
  readonly whyNotPeek: ((state: State) => Because<'map-forbidden'> | undefined) | null
  /** What the viewer cannot know of a module's own cards, each fitting deal equally likely. */
  readonly imagine: ((state: State) => void) | null
  /** Tunnel cards that are never in the deck, wherever they are. */
  readonly cardsApart: ((state: State) => readonly Kind[]) | null
  /** Why no game can come to what a position says of a module's own part. */
  readonly nonsense: ((state: State) => Refusal | undefined) | null
  /** The draws are due. True if they were changed, and some come after the plain ones. */
  readonly beforeDraw: ((state: State) => boolean) | null
  /** Cards of the discard came into somebody's sight. */
  readonly onPileTaken: ((state: State) => void) | null
  /** The draws of the turn are done. */
  readonly onTurnEnd: ((state: State, emit?: Tell) => void) | null
}

type Joins<T> = {
  readonly [K in keyof T]?: (one: T[K] & {}, other: T[K] & {}) => T[K]
}

/**
 * What the base game has, but for what modules put in its place. Two that fill the same are a mistake,
 * reported with both names, unless `joins` makes one function of theirs, in the order of the modules.
 */
export function fillIn<T extends object>(
  sort: 'hook' | 'seam',
  base: T,
  fillers: readonly { readonly name: string; readonly values: Partial<T> | undefined }[],
  joins: Joins<T> = {},
): T {
  const filled = { ...base }
  const owners = new Map<keyof T, string>()
  const put = <K extends keyof T>(key: K, name: string, value?: T[K]): void => {
    if (value === undefined || value === null) return
    const [owner, join, before] = [owners.get(key), joins[key], filled[key]]
    const isJoined = owner !== undefined && join !== undefined
    if (owner !== undefined && !isJoined) {
      throw new Error(`${sort} ${String(key)} is filled by both ${owner} and ${name}`)
    }
    owners.set(key, name)
    filled[key] = isJoined && before ? join(before, value) : value
  }
  for (const { name, values } of fillers) for (const key in values) put(key, name, values[key])
  return filled
}

const nothing: Omit<Hooks, keyof OneOwner> = {
  mayTake: null,
  onCardDue: null,
  interrupt: null,
  blockedLays: null,
  whyNotBlocked: null,
  blockedPlaces: null,
  onLay: null,
  onLift: null,
  isCache: null,
  listCaches: null,
  peekCache: null,
  whyNotPeek: null,
  imagine: null,
  cardsApart: null,
  nonsense: null,
  beforeDraw: null,
  onPileTaken: null,
  onTurnEnd: null,
}

const joins: Joins<Hooks> = {
  onCardDue: (one, other) => state => {
    one(state)
    other(state)
  },
  nonsense: (one, other) => state => one(state) ?? other(state),
  onLift: (one, other) => (state, at, emit) => {
    one(state, at, emit)
    other(state, at, emit)
  },
}

/** The base game's, but for what modules do in its place or besides. */
export function joinHooks(
  base: OneOwner,
  modules: readonly { readonly name: string; readonly hooks?: Partial<Hooks> }[],
): Hooks {
  const fillers = modules.map(({ name, hooks }) => ({ name, values: hooks }))
  return fillIn<Hooks>('hook', { ...base, ...nothing }, fillers, joins)
}
