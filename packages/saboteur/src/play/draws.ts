import { shuffle } from '@adit/kernel'
import { kindOf } from '../cards/order.ts'
import { without } from '../parts/part.ts'
import { cardName, countName, roleName } from '../text/words.ts'
import { type Draw, isOrderOf, isPartOf, mixed } from './draw.ts'
import { addToHand, listHand } from './hands.ts'
import { beginRound } from './round.ts'

/** SAB-07, once a game: the first player. */
export const firstDraw: Draw = {
  word: () => countName,
  opens: 0,
  nature: (rules, state, random) => [state.chance, random.below(rules.seats)],
  isOutcome: (rules, _state, drawn) =>
    drawn.length === 1 && drawn[0] >= 0 && drawn[0] < rules.seats,
  take(_rules, state, [, seat], emit) {
    state.first = seat
    state.mover = seat
    emit?.({ type: 'lot-drawn', seat })
  },
}

/** One role for each seat, then those left over, the next to be taken first. */
export const rolesDraw: Draw = {
  word: () => roleName,
  opens: 1,
  nature: (rules, state, random) => mixed(state, rules.pot, random),
  isOutcome: (rules, _state, drawn) => isOrderOf(drawn, rules.pot),
  take(rules, state, move, emit) {
    beginRound(rules, state, emit)
    state.roles = move.slice(1, 1 + rules.seats)
    state.spare = move.slice(1 + rules.seats).reverse()
    state.spareSeen = state.spare.map(() => 0)
    emit?.({ type: 'roles-dealt', roles: state.roles.slice(), left: state.spare.length })
  },
}

/** The goals by place, from top to bottom. MIN-41: the gold one, and of the others what has room. */
export const goalsDraw: Draw = {
  word: () => cardName,
  opens: 2,
  nature({ goalKinds, goalCells }, state, random) {
    // Gold is the first of them, and stays among those laid.
    const laid = shuffle(goalKinds.slice(), random, 1).slice(0, goalCells.length)
    return mixed(state, laid, random)
  },
  isOutcome: ({ goalKinds, goalCells }, _state, drawn) =>
    drawn.length === goalCells.length && drawn.includes(kindOf.gold) && isPartOf(drawn, goalKinds),
  take(rules, state, move, emit) {
    state.goals = move.slice(1)
    state.spareGoals = without(rules.goalKinds, state.goals)
    emit?.({ type: 'goals-laid', places: state.maze.goals.slice() })
  },
}

/** The gold pile, top first. */
export const goldDraw: Draw = {
  word: () => countName,
  opens: 6,
  nature: (_rules, state, random) => mixed(state, state.goldPile, random),
  isOutcome: (_rules, { goldPile }, drawn) => isOrderOf(drawn, goldPile),
  take(_rules, state, move) {
    state.goldPile = move.slice(1).reverse()
  },
}

/** The draw deck: the hands from seat 0 on, then what is set aside, then the deck, top first. */
export const dealDraw: Draw = {
  word: () => cardName,
  opens: 7,
  nature: (_rules, state, random) => mixed(state, state.deck, random),
  isOutcome: (_rules, { deck }, drawn) => isOrderOf(drawn, deck),
  take(rules, state, move, emit) {
    let next = 1
    for (let seat = 0; seat < rules.seats; seat++) {
      for (let count = 0; count < rules.handSize; count++) addToHand(state, seat, move[next++])
    }
    state.aside = move.slice(next, next + rules.aside)
    state.deck = move.slice(next + rules.aside).reverse()
    emit?.({
      type: 'cards-dealt',
      hands: state.held.map((_, seat) => listHand(state, seat)),
      deck: state.deck.length,
    })
  },
}
