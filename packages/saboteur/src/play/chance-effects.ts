import type { Emit } from '@adit/kernel'
import type { Event } from '../events.ts'
import { kindOfFace } from '../maze/faces.ts'
import { layCard, openMaze } from '../maze/maze.ts'
import type { ChanceMove } from '../moves.ts'
import { CHESTS_LAID, MIDDLE_AT, type Rules } from '../rules.ts'
import { forgetHand, learnCard, unlearnRole } from '../sight/knowledge.ts'
import { CLOSED, HIDDEN, type State } from '../state.ts'
import { search } from './actions.ts'
import {
  CHESTS,
  FIRST,
  GOALS,
  GOLD,
  MIDDLE,
  PARTY,
  PLACES,
  ROLES,
  SNATCH_LOT,
  STIR,
} from './chance-verbs.ts'
import { addToHand, listHand, takeFromHand } from './hands.ts'
import { beginRound } from './round.ts'
import { beginTurn } from './turn.ts'

/** What was drawn takes its place; then CHANCE's next draw of the set-up, or the first turn. */
export function draw(rules: Rules, state: State, move: ChanceMove, emit?: Emit<Event>): void {
  const verb = move[0]
  const drawn = move.slice(1)
  state.chance = 0
  switch (verb) {
    case PARTY:
      holdParty(state, drawn, emit)
      return
    case STIR:
      stir(rules, state, drawn, emit)
      return
    case SNATCH_LOT:
      snatch(state, drawn[0], emit)
      return
    default:
      openRound(rules, state, verb, drawn, emit)
  }
  const next = rules.opening.indexOf(verb) + 1
  if (next < rules.opening.length) state.chance = rules.opening[next]
  else beginTurn(state, state.first, emit)
}

function openRound(
  rules: Rules,
  state: State,
  verb: number,
  drawn: readonly number[],
  emit?: Emit<Event>,
): void {
  switch (verb) {
    case FIRST:
      state.first = drawn[0]
      state.mover = drawn[0]
      emit?.({ type: 'lot-drawn', seat: drawn[0] })
      return
    case ROLES:
      beginRound(rules, state, emit)
      dealRoles(rules, state, drawn, emit)
      return
    case GOALS:
      state.goals = [...drawn]
      state.spareGoals = rest(rules.goalKinds, drawn)
      emit?.({ type: 'goals-laid', places: state.maze.goals.slice() })
      return
    case MIDDLE:
      layMiddle(state, drawn[0], emit)
      return
    case PLACES:
      state.maze = openMaze({ goals: rules.goalCells, chests: drawn, postcard: rules.postcardAt })
      return
    case CHESTS:
      layChests(state, drawn, emit)
      return
    case GOLD:
      state.goldPile = [...drawn].reverse()
      return
    default:
      deal(rules, state, drawn, emit)
  }
}

function dealRoles(rules: Rules, state: State, drawn: readonly number[], emit?: Emit<Event>): void {
  state.roles = drawn.slice(0, rules.seats)
  state.spare = drawn.slice(rules.seats).reverse()
  state.spareSeen = state.spare.map(() => 0)
  emit?.({ type: 'roles-dealt', roles: state.roles.slice(), left: state.spare.length })
}

function layMiddle(state: State, face: number, emit?: Emit<Event>): void {
  state.deck.splice(state.deck.indexOf(kindOfFace(face)), 1)
  layCard(state.maze, face, MIDDLE_AT)
  emit?.({ type: 'laid', seat: -1, face, at: MIDDLE_AT })
}

function rest(whole: readonly number[], taken: readonly number[]): number[] {
  const left = [...whole]
  for (const card of taken) left.splice(left.indexOf(card), 1)
  return left
}

function layChests(state: State, drawn: readonly number[], emit?: Emit<Event>): void {
  state.chests.tunnels = drawn.slice(0, CHESTS_LAID)
  state.chests.effects = drawn.slice(CHESTS_LAID)
  state.chests.seen = state.chests.tunnels.map(() => 0)
  state.chests.fate = state.chests.tunnels.map(() => CLOSED)
  state.chests.spareTunnels = rest(state.chests.spareTunnels, state.chests.tunnels)
  state.chests.spareEffects = rest(state.chests.spareEffects, state.chests.effects)
  emit?.({ type: 'chests-laid', places: state.maze.chests.slice() })
}

function deal(rules: Rules, state: State, drawn: readonly number[], emit?: Emit<Event>): void {
  let next = 0
  for (let seat = 0; seat < rules.seats; seat++) {
    for (let count = 0; count < rules.handSize; count++) addToHand(state, seat, drawn[next++])
  }
  state.aside = drawn.slice(next, next + rules.aside)
  state.deck = drawn.slice(next + rules.aside).reverse()
  emit?.({
    type: 'cards-dealt',
    hands: state.held.map((_, seat) => listHand(state, seat)),
    deck: state.deck.length,
  })
}

/** MIN-31 */
function holdParty(state: State, drawn: readonly number[], emit?: Emit<Event>): void {
  for (let seat = 0; seat < drawn.length; seat++) {
    unlearnRole(state, seat)
    state.roles[seat] = drawn[seat]
  }
  emit?.({ type: 'party-held', roles: drawn.slice() })
}

/** MIN-69. Approximate: what lay in the pile is forgotten by all, though one card only goes. */
function stir(rules: Rules, state: State, drawn: readonly number[], emit?: Emit<Event>): void {
  state.pile = drawn.map(kind => kind | HIDDEN).reverse()
  emit?.({ type: 'pile-stirred', seat: state.mover })
  search(rules, state, emit)
}

/** MIN-66: the robbed one sees what is missing. */
function snatch(state: State, kind: number, emit?: Emit<Event>): void {
  const { mover, chooser } = state
  takeFromHand(state, chooser, kind)
  forgetHand(state, chooser)
  addToHand(state, mover, kind)
  learnCard(state, mover, kind, chooser)
  emit?.({ type: 'card-snatched', seat: mover, target: chooser, kind })
  state.chooser = -1
}
