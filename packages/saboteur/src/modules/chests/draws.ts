import { type Random, shuffle } from '@adit/kernel'
import { type At, cellAt, isBeside, xOf, yOf } from '../../maze/cells.ts'
import { openMaze } from '../../maze/maze.ts'
import { evenly, without } from '../../parts/part.ts'
import { type Draw, isOrderOf, isPartOf, mixed } from '../../play/draw.ts'
import { addToHand, kindInPile, listHand, takeFromHand } from '../../play/hands.ts'
import { searchPile } from '../../play/looking.ts'
import type { Rules } from '../../rules.ts'
import { forgetHand, learnCard } from '../../sight/knowledge.ts'
import { CLOSED, HIDDEN } from '../../state.ts'
import { cardName, cellName } from '../../text/words.ts'
import { chestName } from './part.ts'

/** MIN-51: four of the ten. */
const LAID = 4

/** The cells of the chests. */
export const placesDraw: Draw = {
  opens: 3,
  nature: (rules, state, random) => [state.chance, ...drawPlaces(rules, random)],
  isOutcome: (rules, _state, drawn) => drawn.length === LAID && arePlaces(rules, drawn),
  take(rules, state, move) {
    state.maze = openMaze({ ...rules.layout, caches: move.slice(1) })
  },
  word: () => cellName,
}

/** Tries whole sets of cells, so that every fitting set is equally likely. */
function drawPlaces(rules: Rules, random: Random): At[] {
  for (;;) {
    const places = Array.from({ length: LAID }, () =>
      cellAt(2 + random.below(5), random.below(7) - 3),
    )
    if (arePlaces(rules, places)) return places
  }
}

/** §9: 2 ≤ x ≤ 6, −3 ≤ y ≤ 3; never next to each other or to what another module laid there. */
function arePlaces({ claimed }: Rules, places: readonly number[]): boolean {
  return places.every((at, index) => {
    if (xOf(at) < 2 || xOf(at) > 6 || yOf(at) < -3 || yOf(at) > 3) return false
    const others = [...claimed, ...places.slice(0, index)]
    return others.every(other => other !== at && !isBeside(other, at))
  })
}

/** Four special tunnel cards by place, then the four chests under them. */
export const chestsDraw: Draw = {
  opens: 4,
  nature(_rules, { chance, chests: { spareTunnels, spareEffects } }, random) {
    const tunnels = shuffle(spareTunnels.slice(), random).slice(0, LAID)
    return [chance, ...tunnels, ...shuffle(spareEffects.slice(), random).slice(0, LAID)]
  },
  isOutcome: (_rules, { chests: { spareTunnels, spareEffects } }, drawn) =>
    drawn.length === 2 * LAID &&
    isPartOf(drawn.slice(0, LAID), spareTunnels) &&
    isPartOf(drawn.slice(LAID), spareEffects),
  take(_rules, state, move, emit) {
    const part = state.chests
    part.tunnels = move.slice(1, 1 + LAID)
    part.effects = move.slice(1 + LAID)
    part.seen = evenly(LAID, 0)
    part.fate = evenly(LAID, CLOSED)
    part.spareTunnels = without(part.spareTunnels, part.tunnels)
    part.spareEffects = without(part.spareEffects, part.effects)
    emit?.({ type: 'chests-laid', places: state.maze.caches.slice() })
  },
  word: at => (at < LAID ? cardName : chestName),
}

/** MIN-69: the discard, top first. Approximate: what lay in it is forgotten by all. */
export const stirDraw: Draw = {
  word: () => cardName,
  nature: (_rules, state, random) => mixed(state, state.pile.map(kindInPile), random),
  isOutcome: (_rules, { pile }, drawn) => isOrderOf(drawn, pile.map(kindInPile)),
  take(rules, state, [, ...drawn], emit) {
    state.pile = drawn.map(kind => kind | HIDDEN).reverse()
    emit?.({ type: 'pile-stirred', seat: state.mover })
    searchPile(rules, state, emit)
  },
}

/** MIN-66: the card drawn blindly; the robbed one sees what is missing. */
export const snatchDraw: Draw = {
  word: () => cardName,
  nature(_rules, state, random) {
    const hand = listHand(state, state.chooser)
    return [state.chance, hand[random.below(hand.length)]]
  },
  isOutcome: (_rules, state, drawn) =>
    drawn.length === 1 && listHand(state, state.chooser).includes(drawn[0]),
  take(_rules, state, [, kind], emit) {
    const { mover, chooser } = state
    takeFromHand(state, chooser, kind)
    forgetHand(state, chooser)
    addToHand(state, mover, kind)
    learnCard(state, mover, kind, chooser)
    emit?.({ type: 'card-snatched', seat: mover, target: chooser, kind })
    state.chooser = -1
  },
}
