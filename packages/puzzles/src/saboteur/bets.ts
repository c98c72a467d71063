import { nth, type Seat } from '@adit/kernel'
import {
  closedAt,
  type Event,
  kindOf,
  type Move,
  NOTHING_CLOSED,
  roleOf,
  type State,
  saboteur,
  TURN_DUE,
} from '@adit/saboteur'
import { type Moment, type Position, replayed } from '../position.ts'
import type { BetPuzzle } from '../puzzle.ts'
import { percents, type World, weigh } from './belief.ts'
import { factsOf } from './facts.ts'

/** So many acts must have been seen, and not more than can be remembered. */
const LEAST_ACTS = 10
const MOST_ACTS = 26
/** Something must follow from what was seen: so much is the likeliest at least, and at most. */
const CLEAR = { goal: 68, who: 60 } as const
const PLAIN = 97

/** "Which goal is gold?" and "who is the saboteur?", asked a digger who knows neither. */
export function betIn(
  moment: Moment<State, Move, Event>,
  kind: BetPuzzle['kind'],
): BetPuzzle | undefined {
  const { game, state, seat, position } = moment
  if (state.stage !== TURN_DUE || state.mover !== seat) return undefined
  // All acts of players but the first deals, of which there are as many as CHANCE has moves.
  const made = position.turns.filter(turn => !turn.startsWith('*')).length
  if (made < LEAST_ACTS || made > MOST_ACTS) return undefined
  if (state.roles[seat] === roleOf.saboteur || !isOpen(state, seat)) return undefined
  if (kind === 'who' && saboteursOf(state).length !== 1) return undefined
  if (kind === 'goal' && state.goalSeen.every(seen => seen === 0)) return undefined
  const view = game.view(state, seat)
  const bet = { ...position, turns: [...position.turns], ...believed(position, view, kind) }
  const most = Math.max(...bet.belief)
  if (most < CLEAR[kind] || most > PLAIN) return undefined
  return { ...bet, kind, truth: truthIn(state, kind, bet.candidates) }
}

/** All goals are closed, and this seat has looked at none. */
function isOpen({ maze, goalSeen }: State, seat: Seat): boolean {
  return maze.goals.every(
    (at, slot) =>
      closedAt(maze, at) !== NOTHING_CLOSED && ((nth(goalSeen, slot) >> seat) & 1) === 0,
  )
}

function saboteursOf({ roles }: State): readonly Seat[] {
  return [...roles.keys()].filter(seat => roles[seat] === roleOf.saboteur)
}

function truthIn(state: State, kind: BetPuzzle['kind'], candidates: readonly number[]): number {
  return candidates.indexOf(
    kind === 'goal' ? state.goals.indexOf(kindOf.gold) : nth(saboteursOf(state), 0),
  )
}

/** The candidates, and what follows from the facts: every world that the seat could face is weighed. */
export function believed(
  position: Position,
  view: State,
  kind: BetPuzzle['kind'],
  memory: (nth: number) => boolean = () => true,
): Pick<BetPuzzle, 'candidates' | 'belief'> {
  const facts = factsOf(position).filter(({ seat }, nth) => seat !== position.seat && memory(nth))
  const worlds = worldsOf(position, view).filter(
    ({ saboteurs }) => kind === 'goal' || (saboteurs & (saboteurs - 1)) === 0,
  )
  const weights = weigh(worlds, facts)
  const candidates =
    kind === 'goal'
      ? [...view.maze.goals.keys()]
      : [...view.roles.keys()].filter(seat => seat !== position.seat)
  const shares = candidates.map(one =>
    worlds.reduce((sum, { gold, saboteurs }, at) => {
      const isSo = kind === 'goal' ? gold === one : ((saboteurs >> one) & 1) === 1
      return isSo ? sum + nth(weights, at) : sum
    }, 0),
  )
  return { candidates, belief: percents(shares) }
}

/** Every place of the gold with every deal of the roles that this digger could face. */
export function worldsOf({ seat, config }: Position, view: State): readonly World[] {
  const pot = replayed(saboteur, { title: 'saboteur', config, seat, turns: [] }).state.spare
  const all = pot.filter(role => role === roleOf.saboteur).length
  const worlds: World[] = []
  for (let saboteurs = 0; saboteurs < 1 << config.seats; saboteurs++) {
    if (((saboteurs >> seat) & 1) === 1) continue
    const deals = ways(pot.length - config.seats, all - bits(saboteurs))
    // Where nobody of the players works against the gold, there is no saboteur to be found.
    if (deals === 0) continue
    for (const gold of view.maze.goals.keys()) worlds.push({ gold, saboteurs, deals })
  }
  return worlds
}

/** In how many ways so many can be chosen. */
function ways(from: number, count: number): number {
  if (count < 0 || count > from) return 0
  let made = 1
  for (let nth = 0; nth < count; nth++) made = (made * (from - nth)) / (nth + 1)
  return made
}

function bits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}
