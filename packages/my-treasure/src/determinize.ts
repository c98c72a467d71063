import { type Random, shuffle, type View } from '@adit/kernel'
import { type Card, HOLE, KINDS, ORC, ORCS, TREASURES } from './cards.ts'
import { cloneState, type State } from './state.ts'

/** Uniform over all worlds that fit the view: which treasures lie covered, then the deck's order. */
export function determinize(view: View<State>, random: Random): State {
  const state = cloneState(view)
  const stacks = [...state.places, ...state.stacks]
  const treasures = shuffle(unseenTreasures(state, stacks), random)
  for (const stack of stacks) fill(stack, treasures)
  if (state.deck.length > 0) {
    for (let orcs = state.orcs; orcs < ORCS; orcs++) treasures.push(ORC)
    fill(state.deck, shuffle(treasures, random))
  }
  const tokens = shuffle(unseenTokens(state), random)
  fill(state.held, tokens)
  fill(state.blind, tokens)
  return state
}

function fill(list: number[], pool: number[]): void {
  for (let at = 0; at < list.length; at++) {
    if (list[at] === HOLE) list[at] = pool.pop() ?? HOLE
  }
}

function unseenTreasures(state: State, stacks: readonly Card[][]): Card[] {
  let seen = state.drawn < 0 ? 0 : 1 << state.drawn
  for (const stack of stacks) for (const card of stack) if (card >= 0) seen |= 1 << card
  return range(TREASURES).filter(card => (seen & (1 << card)) === 0)
}

function unseenTokens(state: State): number[] {
  let seen = state.tokens
  for (const token of state.held) if (token >= 0) seen |= 1 << token
  return range(KINDS.length).filter(kind => (seen & (1 << kind)) === 0)
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_none, at) => at)
}
