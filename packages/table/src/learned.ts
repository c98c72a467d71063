import {
  type AnyGame,
  apply,
  CHANCE,
  canonical,
  type Random,
  type Seat,
  type Viewer,
} from '@adit/kernel'
import { passiveMove } from './clock.ts'

/** Worlds tried for each viewer. A coin's toss would be missed once in sixteen million times. */
const WORLDS = 24

interface Play {
  readonly seat: Seat
  readonly move: unknown
}

/**
 * Whether anyone, the mover included, knows more about what is hidden after these moves than before:
 * a move of one player and whatever CHANCE did next.
 *
 * A viewer has learned something when a world that fitted all they knew no longer does: when, in it,
 * nothing the mover could have done would have looked the same. The mover knows the move; the others
 * know only what they were shown, so a card played from a hidden hand is learned, one laid face down
 * is not.
 */
export function learned(
  game: AnyGame,
  before: unknown,
  plays: readonly [Play, ...Play[]],
  random: Random,
): boolean {
  const learning = learn(game, before, plays, random)
  for (;;) {
    const { done, value } = learning.next()
    if (done === true) return value
  }
}

/** The same, world by world: whoever has others to serve does so in between. */
export function* learn(
  game: AnyGame,
  before: unknown,
  [first, ...chances]: readonly [Play, ...Play[]],
  random: Random,
): Generator<undefined, boolean> {
  if (settlesWindow(game, before, first)) return true
  const after = apply(game, before, first.seat, first.move).state
  for (const viewer of viewersOf(game, first.seat)) {
    const seen = sight(game, before, first, viewer)
    const view = game.view(before, viewer)
    for (let nth = 0; nth < WORLDS; nth++) {
      const world = game.determinize(view, random)
      if (!couldLookLike(game, world, first, viewer, seen)) return true
      yield undefined
    }
  }
  return showsAnything(game, after, chances)
}

/** The last answer opens the sealed ones. A sample would miss that if it guesses them all passive. */
function settlesWindow(game: AnyGame, before: unknown, { seat, move }: Play): boolean {
  if (passiveMove(game, before, seat) === undefined) return false
  const after = apply(game, before, seat, move).state
  return game.toAct(after) !== (game.toAct(before) & ~(1 << seat)) || game.toAct(after) === 0
}

function couldLookLike(
  game: AnyGame,
  world: unknown,
  { seat, move }: Play,
  viewer: Viewer,
  seen: string,
): boolean {
  const looksSo = (other: unknown) => sight(game, world, { seat, move: other }, viewer) === seen
  if (game.refuse(world, seat, move) === undefined && looksSo(move)) return true
  if (viewer === seat) return false
  // Moves of the same kind are the likeliest to look the same; they are written with the same verb.
  const verb = (other: unknown) => game.notation.printMove(other).split(' ', 1)[0]
  const [like, unlike] = split(game.legal(world, seat, []), other => verb(other) === verb(move))
  return like.some(looksSo) || unlike.some(looksSo)
}

/** CHANCE draws what nobody knew: if anything of it can be seen, it was learned. */
function showsAnything(game: AnyGame, after: unknown, chances: readonly Play[]): boolean {
  const state = game.clone(after)
  for (const { seat, move } of chances) {
    if (seat !== CHANCE) return true
    for (const viewer of viewersOf(game, seat)) {
      const still = canonical([[], game.view(state, viewer)])
      if (sight(game, state, { seat, move }, viewer) !== still) return true
    }
    game.step(state, seat, move)
  }
  return false
}

/** All that a viewer perceives of a move: what is told, and how the table looks afterwards. */
function sight(game: AnyGame, before: unknown, { seat, move }: Play, viewer: Viewer): string {
  const { state, events } = apply(game, before, seat, move)
  const told = events.map(event => game.redact(event, viewer)).filter(event => event !== undefined)
  return canonical([told, game.view(state, viewer)])
}

/** The mover first, who learns most often and is checked most cheaply. */
function viewersOf(game: AnyGame, mover: Seat): readonly Viewer[] {
  const others = [...Array(game.seats).keys()].filter(seat => seat !== mover)
  return mover === CHANCE ? [...others, 'spectator'] : [mover, ...others, 'spectator']
}

function split<T>(list: readonly T[], fits: (one: T) => boolean): readonly [T[], T[]] {
  return [list.filter(fits), list.filter(one => !fits(one))]
}
