import { quickRandom, type Seat } from '@adit/kernel'
import {
  type At,
  atOfPlacement,
  cardOf,
  cardsShort,
  closedAt,
  codeOf,
  type Event,
  faceOfPlacement,
  GOLD_REACHED,
  isLaying,
  kindOf,
  loadOf,
  type Move,
  NOTHING_CLOSED,
  roleOf,
  type State,
  TURN_DUE,
} from '@adit/saboteur'
import type { Moment } from '../position.ts'
import type { MovePuzzle } from '../puzzle.ts'
import { goalWorlds } from './goal-worlds.ts'

/** Tunnels of several sorts must be there to choose from. */
const SORTS = 3

/**
 * "Gold in one turn": of all that the hand can do, one card at one cell turns up the gold that the seat has
 * seen, whatever the goals are that it has not. Every legal move is tried in every such world.
 */
export function goldIn(moment: Moment<State, Move, Event>): MovePuzzle | undefined {
  const { game, state, seat, position } = moment
  if (state.stage !== TURN_DUE || state.mover !== seat) return undefined
  // Nobody is asked to dig for the others.
  if (state.roles[seat] === roleOf.saboteur) return undefined
  const gold = goldSeen(state, seat)
  if (gold === undefined || cardsShort(state.maze, gold) !== 1) return undefined
  const view = game.view(state, seat)
  const legal = game.legal(view, seat, [])
  const lays = legal.filter(move => typeof move === 'number' && isLaying(codeOf(move)))
  if (new Set(lays.map(move => cardOf(Number(move)))).size < SORTS) return undefined
  const answers = winnersAmong(moment, legal)
  if (answers === undefined || answers.length === 0) return undefined
  const places = new Set(answers.map(placeOf))
  if (places.size > 1) return undefined
  const { printMove } = game.notation
  return {
    ...position,
    turns: [...position.turns],
    kind: 'gold',
    answers: answers.map(printMove),
  }
}

/** The moves that reach the gold in every world; undefined if one does in some worlds only. */
function winnersAmong(
  { game, state, seat }: Moment<State, Move, Event>,
  legal: readonly Move[],
): readonly Move[] | undefined {
  const view = game.view(state, seat)
  const whole = game.determinize(view, quickRandom(0))
  const worlds = goalWorlds(view.goals, whole)
  const winners: Move[] = []
  for (const move of legal) {
    const won = worlds.filter(goals => {
      const world = { ...game.clone(whole), goals: [...goals] }
      game.step(world, seat, move)
      return world.ending === GOLD_REACHED
    }).length
    if (won === worlds.length) winners.push(move)
    else if (won > 0) return undefined
  }
  return winners
}

/** A card and a cell; which way up the card lies is no other answer. */
function placeOf(move: Move): string {
  const load = loadOf(Number(move))
  return `${faceOfPlacement(load) >> 1} ${atOfPlacement(load)}`
}

function goldSeen({ goals, goalSeen, maze }: State, seat: Seat): At | undefined {
  const slot = goals.indexOf(kindOf.gold)
  const at = (((goalSeen[slot] ?? 0) >> seat) & 1) === 1 ? maze.goals[slot] : undefined
  return at === undefined || closedAt(maze, at) === NOTHING_CLOSED ? undefined : at
}
