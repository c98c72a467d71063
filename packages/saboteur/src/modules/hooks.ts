import type { Seat } from '@adit/kernel'
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
  /** All must agree: who may choose among the gold cards that go round (SAB-54). */
  readonly mayTake: ((rules: Rules, state: State, seat: Seat) => boolean) | null
  /** A card of the mover is wanted: a turn begins, or the second of two cards. */
  readonly onCardDue: ((state: State) => void) | null
  /** A card was put down. True if a window was opened that may stop it. */
  readonly interrupt: ((rules: Rules, state: State) => boolean) | null
  /** Placements on cells that something blocks, but for `not`; listed behind the free ones. */
  readonly blockedLays:
    | ((
        rules: Rules,
        state: State,
        maze: Maze,
        hand: readonly Kind[],
        first: number,
        end: number,
        code: number,
        not: At,
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
  /** The draws are due. True if they were changed, and some come after the plain ones. */
  readonly beforeDraw: ((state: State) => boolean) | null
  /** Cards of the discard came into somebody's sight. */
  readonly onPileTaken: ((state: State) => void) | null
  /** The draws of the turn are done. */
  readonly onTurnEnd: ((state: State, emit?: Tell) => void) | null
}

interface Filler {
  readonly name: string
  readonly hooks?: Partial<Hooks>
}

/** One owner at most: a second is a mistake, reported with both names. */
function single<K extends keyof Hooks>(
  fillers: readonly Filler[],
  hook: K,
): NonNullable<Hooks[K]> | null {
  const owners = fillers.filter(({ hooks }) => hooks?.[hook] !== undefined)
  if (owners.length > 1) {
    throw new Error(`hook ${hook} is filled by both ${owners[0].name} and ${owners[1].name}`)
  }
  return owners[0]?.hooks?.[hook] ?? null
}

/** All of them in order; `join` makes one function of two. */
function several<F extends object>(
  all: readonly (F | null | undefined)[],
  join: (one: F, other: F) => F,
): F | null {
  const filled = all.filter(filler => filler !== null && filler !== undefined)
  return filled.length === 0 ? null : filled.reduce(join)
}

/** One after the other. */
function both<Given extends readonly unknown[]>(
  one: (...given: Given) => void,
  other: (...given: Given) => void,
): (...given: Given) => void {
  return (...given) => {
    one(...given)
    other(...given)
  }
}

/** The base game's, but for what modules do in its place or besides. */
export function joinHooks(base: OneOwner, fillers: readonly Filler[]): Hooks {
  const each = <K extends keyof Hooks>(hook: K): readonly (Hooks[K] | undefined)[] =>
    fillers.map(({ hooks }) => hooks?.[hook])
  return {
    winners: single(fillers, 'winners') ?? base.winners,
    share: single(fillers, 'share') ?? base.share,
    bank: single(fillers, 'bank') ?? base.bank,
    mayTake: several(
      each('mayTake'),
      (one, other) => (rules, state, seat) => one(rules, state, seat) && other(rules, state, seat),
    ),
    // Written out, because it is asked every turn and a list of arguments would be made for it.
    onCardDue: several(each('onCardDue'), (one, other) => state => {
      one(state)
      other(state)
    }),
    interrupt: single(fillers, 'interrupt'),
    blockedLays: single(fillers, 'blockedLays'),
    whyNotBlocked: single(fillers, 'whyNotBlocked'),
    blockedPlaces: single(fillers, 'blockedPlaces'),
    onLay: several(each('onLay'), both),
    onLift: several(each('onLift'), both),
    isCache: single(fillers, 'isCache'),
    listCaches: single(fillers, 'listCaches'),
    peekCache: single(fillers, 'peekCache'),
    whyNotPeek: single(fillers, 'whyNotPeek'),
    imagine: single(fillers, 'imagine'),
    cardsApart: single(fillers, 'cardsApart'),
    beforeDraw: single(fillers, 'beforeDraw'),
    onPileTaken: several(each('onPileTaken'), both),
    onTurnEnd: several(each('onTurnEnd'), both),
  }
}
