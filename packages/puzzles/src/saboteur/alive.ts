import { quickRandom, type Seat, type View } from '@adit/kernel'
import {
  atOfPlacement,
  cardOf,
  cardsShort,
  cardsShortOfGold,
  codeOf,
  type Event,
  faceOfPlacement,
  GOLD_REACHED,
  HOLE,
  isLaying,
  type Kind,
  kindOf,
  loadOf,
  type Move,
  type SaboteurGame,
  type State,
  TURN_DUE,
} from '@adit/saboteur'
import type { Moment } from '../position.ts'
import type { MovePuzzle } from '../puzzle.ts'
import { type Dealt, dealsTo } from './deals.ts'
import { goalWorlds } from './goal-worlds.ts'

/**
 * "The only card that keeps both teams alive": after it, wherever the gold lies and whatever the next player holds
 * and does, the gold is not found yet, and no farther off than there are cards left. Every other move loses one of
 * the teams somewhere.
 */
export function aliveIn(moment: Moment<State, Move, Event>): MovePuzzle | undefined {
  const { game, state, seat, position } = moment
  if (state.stage !== TURN_DUE || state.mover !== seat) return undefined
  const view = game.view(state, seat)
  if (!isTense(view)) return undefined
  const worlds = worldsNext(game, view, seat)
  const answers: Move[] = []
  for (const move of game.legal(view, seat, [])) {
    const [fatal] = fatalFor(game, worlds, seat, move)
    if (fatal === undefined) answers.push(move)
    if (new Set(answers.map(deedOf)).size > 1) return undefined
  }
  if (answers.length === 0) return undefined
  const { printMove } = game.notation
  return { ...position, turns: [...position.turns], kind: 'alive', answers: answers.map(printMove) }
}

/** Of each legal move, in notation, the cards in the next player's hand with which a team is lost. */
export function fatalCards(
  game: SaboteurGame,
  view: View<State>,
  seat: Seat,
): ReadonlyMap<string, ReadonlySet<Kind>> {
  const worlds = worldsNext(game, view, seat)
  const moves = game.legal(view, seat, [])
  return new Map(
    moves.map(move => [game.notation.printMove(move), new Set(fatalFor(game, worlds, seat, move))]),
  )
}

/** One card may reach a goal that may be the gold: before that any card will do. */
function isTense({ maze, goals }: State): boolean {
  return maze.goals.some(
    (at, slot) =>
      (goals[slot] === HOLE || goals[slot] === kindOf.gold) && cardsShort(maze, at) === 1,
  )
}

/** Every order of the goals, with each card in the next player's hand that may be there. */
function worldsNext(game: SaboteurGame, view: View<State>, seat: Seat): readonly Dealt[] {
  const whole = game.determinize(view, quickRandom(0))
  const next = (seat + view.heading + game.seats) % game.seats
  return dealsTo(next, game, view, whole).flatMap(({ world, card }) =>
    goalWorlds(view.goals, world).map(goals => ({ world: { ...world, goals: [...goals] }, card })),
  )
}

/** The card of each world in which a team has no way left after the move, or after some reply to it. */
function* fatalFor(
  game: SaboteurGame,
  worlds: readonly Dealt[],
  seat: Seat,
  move: Move,
): Generator<Kind, void, void> {
  for (const { world, card } of worlds) {
    const after = stepped(game, world, seat, move)
    if (!hasBothWays(after) || isLostByReply(game, after, card)) yield card
  }
}

/** What the next player does with another card is looked at where that is the card. */
function isLostByReply(game: SaboteurGame, state: State, card: Kind): boolean {
  return game.legal(state, state.mover, []).some(reply => {
    const played = cardOf(Number(reply))
    if (played >= 0 && played !== card) return false
    return !hasBothWays(stepped(game, state, state.mover, reply))
  })
}

function stepped(game: SaboteurGame, from: State, seat: Seat, move: Move): State {
  const state = game.clone(from)
  game.step(state, seat, move)
  return state
}

/** The gold is not found, and no farther off than there are cards. */
function hasBothWays(state: State): boolean {
  const left = state.deck.length + state.held.reduce((sum, count) => sum + count, 0)
  const short = cardsShortOfGold(state)
  return state.ending !== GOLD_REACHED && short !== undefined && short <= left
}

/** A card and what it is played at; which way up a tunnel lies is no other answer. */
function deedOf(move: Move): string {
  const load = loadOf(Number(move))
  if (!isLaying(codeOf(Number(move)))) return String(move)
  return `${faceOfPlacement(load) >> 1} ${atOfPlacement(load)}`
}
