import { chanceOfGold, review } from '@adit/bots'
import { CHANCE, type Game, nth, type Turn } from '@adit/kernel'
import {
  cardsShortOfGold,
  type Event,
  GOLD_REACHED,
  type Move,
  roleOf,
  SHARING,
  type State,
} from '@adit/saboteur'
import type { Replay } from '@adit/table'
import type { Stretch } from '../asking.ts'
import type { MineChart, MineRound } from '../chart.ts'
import { eventsTo, movesTo, movesUntil, stretchesIn } from '../stretches.ts'
import { mineDeeds } from './mine-figures.ts'

/** Saboteur from above; `eye` is the seat whose own belief is wanted beside everybody's. */
export function mineChart(replay: Replay, eye: number | undefined): MineChart {
  // A replay of Saboteur has its states, moves and events.
  const game = replay.game as Game<State, Move, Event>
  const moves = movesUntil(replay, replay.length) as readonly Turn<Move>[]
  const start = replay.state(0) as State
  const all = review(game, moves, undefined, start)
  const own = eye === undefined ? undefined : review(game, moves, eye, start)
  const stretches = stretchesIn(replay)
  const inBox = game.setup().spare.filter(role => role === roleOf.saboteur).length
  const mostSaboteurs = Math.min(inBox, game.seats)
  return {
    kind: 'mine',
    deeds: mineDeeds(replay),
    rounds: stretches.map(stretch => {
      const places = placesIn(replay, stretch)
      const along = (curve: readonly number[]): readonly number[] =>
        places.map(at => nth(curve, Math.min(at, curve.length - 1)))
      const ofRound = (from: typeof all) => from.filter(curve => curve.round === stretch.round)
      const teams = ofRound(all).flatMap(one => one.teams ?? [])
      const suspicion = ofRound(all).map(one => along(one.suspicion))
      return {
        ...roundOf(replay, stretch, suspicion),
        suspicion,
        teams:
          teams.length === 0
            ? undefined
            : teams.map(({ green, blue }) => ({ green: along(green), blue: along(blue) })),
        own: own && ofRound(own).map(({ suspicion }) => along(suspicion)),
        mostSaboteurs,
      }
    }),
  }
}

/** Cards short of the real gold at each stop of the game. */
export function mineShorts(replay: Replay): readonly (number | undefined)[] {
  return stretchesIn(replay).flatMap(stretch => {
    const isGold = endOf(replay, stretch)?.ending === GOLD_REACHED
    return shortsOf(statesIn(replay, stretch), isGold)
  })
}

/** Where in its round's curve each stop is: a curve has a point for every move. */
function placesIn(replay: Replay, { round, from, length }: Stretch): readonly number[] {
  let first = 1
  while (first < replay.length && replay.roundAt(first) !== round) first++
  return replay.stops.slice(from, from + length).map(moment => Math.max(0, moment - first))
}

function stopsIn({ from, length }: Stretch): readonly number[] {
  return Array.from({ length }, (_none, at) => from + at)
}

function statesIn(replay: Replay, { from, length }: Stretch): readonly State[] {
  // As above.
  return replay.stops.slice(from, from + length).map(moment => replay.state(moment) as State)
}

function endOf(replay: Replay, stretch: Stretch): (Event & { type: 'round-ended' }) | undefined {
  const events = stopsIn(stretch).flatMap(stop => eventsTo(replay, stop) as readonly Event[])
  return events.findLast(event => event.type === 'round-ended')
}

/** `suspicion` is everybody's, by seat and stop. */
function roundOf(
  replay: Replay,
  stretch: Stretch,
  suspicion: readonly (readonly number[])[],
): Omit<MineRound, 'suspicion' | 'teams' | 'own' | 'mostSaboteurs'> {
  const { round, from } = stretch
  const stops = stopsIn(stretch)
  const states = statesIn(replay, stretch)
  const end = endOf(replay, stretch)
  const roles = end?.roles ?? nth(states, states.length - 1).roles
  const isGold = end?.ending === GOLD_REACHED
  const emptied = states.findIndex(state => state.deck.length === 0)
  const odds = states.map((state, at) => {
    const suspected = suspicion.map(curve => nth(curve, at))
    return state.stage < SHARING ? chanceOfGold(state, suspected) : Number(isGold)
  })
  return {
    round,
    from,
    movers: stops.map((stop, at) => (at === 0 ? undefined : moverAt(replay, stop))),
    short: shortsOf(states, isGold),
    odds,
    roles,
    saboteurs: roles.flatMap((role, seat) => (role === roleOf.saboteur ? [seat] : [])),
    emptied: emptied < 0 ? undefined : emptied,
    isGold,
  }
}

function moverAt(replay: Replay, stop: number): number | undefined {
  return movesTo(replay, stop)
    .map(at => replay.turn(at).seat)
    .find(seat => seat !== CHANCE)
}

/** Once the round is over nothing is built: the gold is reached, or the way stays as it was. */
function shortsOf(states: readonly State[], isGold: boolean): readonly (number | undefined)[] {
  const shorts: (number | undefined)[] = []
  for (const state of states) {
    if (state.stage < SHARING) shorts.push(cardsShortOfGold(state))
    else shorts.push(isGold ? 0 : shorts.at(-1))
  }
  return shorts
}
