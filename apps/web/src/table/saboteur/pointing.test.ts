import {
  askOf,
  CHANCE,
  has,
  isWindowOpen,
  listSeats,
  nth,
  quickRandom,
  type Seat,
} from '@adit/kernel'
import { pairwise } from '@adit/kernel/conformance'
import { askNames, codeOf, isLaying, type PlayerMove, type State, saboteur } from '@adit/saboteur'
import { describe, expect, it } from 'vitest'
import { type AskName, buttonsFor } from './answers.ts'
import { asking, isPlayerMove, ransoms } from './plays.ts'
import {
  choosing,
  kindIn,
  mayTurn,
  nothing,
  type Pointing,
  playsFor,
  pointingAt,
  pointingAtSeat,
  readyMove,
  type Situation,
  switching,
  targetCells,
  toolsFor,
  wantsPair,
  waysHere,
} from './pointing.ts'

type Game = ReturnType<typeof saboteur.open>

/** Everything that one more press can lead to. */
function presses(situation: Situation, pointing: Pointing): readonly Pointing[] {
  const { mode, cells, seat, turns, chosen } = pointing
  const kind = kindIn(situation, pointing)
  const plays = playsFor(situation, mode, kind)
  const first = wantsPair(situation, mode, kind) ? cells[0] : undefined
  const payers = asking(waysHere(plays, pointing)).keys()
  const rest =
    mode === 'discard' && chosen.length === 2 ? [undefined, ...ransoms(situation.legal)] : []
  return [
    ...situation.hand.map((_kind, place) => choosing(situation, pointing, place)),
    ...[...targetCells(plays, first)].map(at => pointingAt(situation, pointing, at)),
    ...[...plays.seats.keys(), ...payers].map(at => pointingAtSeat(situation, pointing, at)),
    ...(mayTurn(plays, pointing) && turns < 4 ? [{ ...pointing, turns: turns + 1 }] : []),
    ...toolsFor(plays, seat).map(tool => ({ ...pointing, tool })),
    ...rest.map(removed => ({ ...pointing, removed })),
    ...(situation.isAsked ? [] : [switching(pointing, 'discard'), switching(pointing, 'figure')]),
  ]
}

/** All moves that a reader can send by pressing, from an empty desk on. */
function sendable(situation: Situation): ReadonlySet<PlayerMove> {
  const moves = new Set<PlayerMove>()
  const known = new Set<string>()
  const left = [nothing]
  for (let pointing = left.pop(); pointing !== undefined; pointing = left.pop()) {
    const key = JSON.stringify(pointing)
    if (known.has(key)) continue
    known.add(key)
    const ready = readyMove(situation, pointing)
    if (ready !== undefined) moves.add(ready)
    left.push(...presses(situation, pointing))
  }
  return moves
}

function situationOf(game: Game, state: State, seat: Seat): Situation {
  const view = game.view(state, seat)
  const most = view.hands.length / view.held.length
  return {
    legal: game.legal(view, seat, []).filter(isPlayerMove),
    hand: view.hands.slice(seat * most, seat * most + nth(view.held, seat)),
    isAsked: isWindowOpen(view.windows),
  }
}

/** Questions that come with nearly every card: looking at a few of them is enough. */
const COMMON: readonly string[] = ['nothing', 'veto']
const STRIDE = 30

/** Plays a game at random and looks at some of its turns, and at every rarer question. */
function walk(game: Game, seed: number, look: (state: State, seat: Seat) => void): void {
  const random = quickRandom(seed)
  const state = game.setup()
  for (let acting = game.toAct(state); acting !== 0; acting = game.toAct(state)) {
    if (has(acting, CHANCE)) {
      game.step(state, CHANCE, game.nature(state, random))
      continue
    }
    const seats = listSeats(acting)
    const seat = nth(seats, random.below(seats.length))
    if (!COMMON.includes(askIn(state)) || random.below(STRIDE) === 0) look(state, seat)
    const legal = game.legal(state, seat, [])
    // Tunnels are laid rather than thrown away, or hardly a goal would be reached.
    const lays = legal.filter(move => isPlayerMove(move) && isLaying(codeOf(move)))
    const from = lays.length > 0 ? lays : legal
    game.step(state, seat, nth(from, random.below(from.length)))
  }
}

function askIn(state: State): AskName {
  return isWindowOpen(state.windows) ? nth(askNames, askOf(state.windows)) : 'nothing'
}

describe('what can be pressed', () => {
  const configs = [...saboteur.presets.map(({ config }) => config), ...pairwise(saboteur)]

  it('makes every legal move and no other, in all editions and with all modules', () => {
    const asked = new Set<AskName>()
    for (const [at, config] of configs.entries()) {
      const game = saboteur.open(config)
      const written = (moves: Iterable<PlayerMove>): readonly string[] =>
        [...moves].map(move => game.notation.printMove(move)).sort()
      walk(game, at + 1, (state, seat) => {
        const situation = situationOf(game, state, seat)
        const buttons = buttonsFor(askIn(state), situation.legal)
        const all = new Set([...sendable(situation), ...buttons])
        expect(written(all), game.notation.printPosition(state)).toEqual(written(situation.legal))
        asked.add(askIn(state))
      })
    }
    expect([...asked].sort()).toEqual([...askNames].sort())
  })

  it('is no discard of a card that has left the hand since it was chosen', () => {
    const game = saboteur.open(nth(configs, 0))
    walk(game, 1, (state, seat) => {
      const situation = situationOf(game, state, seat)
      if (situation.isAsked) return
      for (const chosen of [[situation.hand.length], [0, situation.hand.length]]) {
        expect(readyMove(situation, { ...nothing, mode: 'discard', chosen })).toBeUndefined()
      }
    })
  })
})
