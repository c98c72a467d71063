import { type Random, type Refusal, shuffle } from '@adit/kernel'
import { groupOf, kindOf } from '../cards/order.ts'
import { type At, cellAt, isBeside, NOWHERE, xOf, yOf } from '../maze/cells.ts'
import { faceOf, kindOfFace, looksAlike, turnOfFace } from '../maze/faces.ts'
import type { ChanceMove } from '../moves.ts'
import { CHESTS_LAID, MIDDLE_AT, type Rules } from '../rules.ts'
import type { State } from '../state.ts'
import {
  CHESTS,
  DEAL,
  FIRST,
  GOALS,
  GOLD,
  MIDDLE,
  PARTY,
  PLACES,
  ROLES,
  SNATCH_LOT,
} from './chance-verbs.ts'
import { kindInPile, listHand } from './hands.ts'

/** CHANCE's own choice: every order equally likely. */
export function nature(rules: Rules, state: State, random: Random): ChanceMove {
  const verb = state.chance
  switch (verb) {
    case FIRST:
      return [verb, random.below(rules.seats)]
    case MIDDLE: {
      const kinds = state.deck.filter(kind => groupOf(kind) === 'tunnel')
      const kind = kinds[random.below(kinds.length)]
      return [verb, faceOf(kind, looksAlike[kind] === 1 ? 0 : random.below(2))]
    }
    case PLACES:
      return [verb, ...drawPlaces(rules, random)]
    case GOALS:
      return [verb, ...drawGoals(rules, random)]
    case CHESTS: {
      const tunnels = shuffle([...state.chests.spareTunnels], random).slice(0, CHESTS_LAID)
      const effects = shuffle([...state.chests.spareEffects], random).slice(0, CHESTS_LAID)
      return [verb, ...tunnels, ...effects]
    }
    case SNATCH_LOT: {
      const hand = listHand(state, state.chooser)
      return [verb, hand[random.below(hand.length)]]
    }
    default:
      return shuffle([verb].concat(stackOf(rules, state)), random, 1)
  }
}

/** The cards that a plain shuffle puts in order. */
function stackOf(rules: Rules, state: State): readonly number[] {
  switch (state.chance) {
    case ROLES:
      return rules.pot
    case DEAL:
      return state.deck
    case GOLD:
      return state.goldPile
    case PARTY:
      return state.roles
    default:
      return state.pile.map(kindInPile)
  }
}

/** MIN-41: the gold one and as many of the others as there is room for. */
function drawGoals(rules: Rules, random: Random): number[] {
  const others = rules.goalKinds.filter(kind => kind !== kindOf.gold)
  const laid = shuffle([...others], random).slice(0, rules.goalCells.length - 1)
  return shuffle([kindOf.gold, ...laid], random)
}

/** Tries whole sets of cells, so that every fitting set is equally likely. */
function drawPlaces(rules: Rules, random: Random): At[] {
  for (;;) {
    const places: At[] = []
    for (let place = 0; place < CHESTS_LAID; place++) {
      places.push(cellAt(2 + random.below(5), random.below(7) - 3))
    }
    if (arePlaces(rules, places)) return places
  }
}

/** §9: 2 ≤ x ≤ 6, −3 ≤ y ≤ 3; never next to each other, the postcard or the tournament card. */
function arePlaces(rules: Rules, places: readonly number[]): boolean {
  const taken = [rules.postcardAt, rules.middleCard ? MIDDLE_AT : NOWHERE]
  return places.every((at, index) => {
    if (xOf(at) < 2 || xOf(at) > 6 || yOf(at) < -3 || yOf(at) > 3) return false
    const others = [...taken, ...places.slice(0, index)].filter(other => other !== NOWHERE)
    return others.every(other => other !== at && !isBeside(other, at))
  })
}

/** Any well-formed outcome passes, so that a person can stack a deck by hand. */
export function refuseChance(rules: Rules, state: State, move: unknown): Refusal | undefined {
  if (state.chance === 0) return { key: 'chance-not-awaited' }
  if (!isIntegers(move) || move[0] !== state.chance) return { key: 'chance-other-awaited' }
  return isOutcome(rules, state, move.slice(1)) ? undefined : { key: 'chance-impossible' }
}

function isIntegers(move: unknown): move is readonly number[] {
  return Array.isArray(move) && move.every(number => Number.isInteger(number))
}

function isOutcome(rules: Rules, state: State, drawn: readonly number[]): boolean {
  switch (state.chance) {
    case FIRST:
      return drawn.length === 1 && drawn[0] >= 0 && drawn[0] < rules.seats
    case MIDDLE:
      return drawn.length === 1 && isMiddle(state, drawn[0])
    case PLACES:
      return drawn.length === CHESTS_LAID && arePlaces(rules, drawn)
    case GOALS:
      return (
        drawn.length === rules.goalCells.length &&
        drawn.includes(kindOf.gold) &&
        isPartOf(drawn, rules.goalKinds)
      )
    case CHESTS:
      return (
        drawn.length === 2 * CHESTS_LAID &&
        isPartOf(drawn.slice(0, CHESTS_LAID), state.chests.spareTunnels) &&
        isPartOf(drawn.slice(CHESTS_LAID), state.chests.spareEffects)
      )
    case SNATCH_LOT:
      return drawn.length === 1 && listHand(state, state.chooser).includes(drawn[0])
    default: {
      const stack = stackOf(rules, state)
      return drawn.length === stack.length && isPartOf(drawn, stack)
    }
  }
}

function isMiddle(state: State, face: number): boolean {
  const kind = kindOfFace(face)
  return (
    face >= 0 &&
    state.deck.includes(kind) &&
    groupOf(kind) === 'tunnel' &&
    (turnOfFace(face) === 0 || looksAlike[kind] === 0)
  )
}

function isPartOf(drawn: readonly number[], whole: readonly number[]): boolean {
  const left = [...whole]
  return drawn.every(card => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}
