import { only } from '@adit/kernel'
import type { Tell } from '../events.ts'
import { cardOf, KEEP, loadOf } from '../moves.ts'
import type { Rules } from '../rules.ts'
import { NO_MOVE, type State } from '../state.ts'
import { type Ask, ask, FROM_PILE, listOnce } from './asks.ts'
import { addToHand, discardHidden, discardOpen, kindInPile } from './hands.ts'

/** CHM-18, MIN-69: takes up the top five of the discard, to keep one. */
export function searchPile(rules: Rules, state: State, emit?: Tell): void {
  const { pile, looked } = state
  const count = Math.min(5, pile.length)
  for (const entry of pile.splice(pile.length - count)) looked.push(kindInPile(entry))
  rules.hooks.onPileTaken?.(state)
  emit?.({ type: 'looked', seat: state.mover, from: 'pile', cards: looked.slice() })
  ask(rules, state, 'keep', state.mover, FROM_PILE)
}

/** CHM-18, MIN-67, MIN-69: which of the cards taken up is kept? */
export const keepAsk: Ask = {
  subject: ['pile', 'deck'],
  isDue: (_rules, { looked }) => looked.length > 0,
  list: (_rules, { looked }, _seat, out) => listOnce(KEEP, looked, out),
  answer(_rules, state, seat, move, _subject, emit) {
    const { looked } = state
    const kind = loadOf(move)
    looked.splice(looked.indexOf(kind), 1)
    addToHand(state, seat, kind)
    emit?.({ type: 'kept', seat, kind, back: looked.length })
    putBack(state)
    if (state.pending === NO_MOVE) return
    // CHM-38: the card played for it follows what it put back.
    const played = cardOf(state.pending)
    state.pending = NO_MOVE
    discardOpen(state, played)
  },
}

/**
 * What is not kept goes face down on top of the discard, known to who looked: back where it came from
 * in its old order (CHM-38), or there from the deck (MIN-67).
 */
function putBack(state: State): void {
  for (const kind of state.looked) discardHidden(state, kind, only(state.mover))
  state.looked.length = 0
}
