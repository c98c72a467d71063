import { because } from '../legal/because.ts'
import { playOf } from '../moves.ts'
import { searchPile } from '../play/looking.ts'
import { atNothing } from './aims.ts'
import { action } from './card.ts'
import { kindOf } from './order.ts'

const empty = because('treasury-empty', 'CHM-18')

/** CHM-18: one of the top five of the discard instead of a draw. */
export const treasury = action('treasury', {
  aim: atNothing,
  copies: { championship: 1 },
  rule: 'CHM-18',
  // CHM-38: it follows what it put back, once one card is kept.
  stays: true,
  isSilent: true,
  takesFrom: 'discard',
  refusals: ['treasury-empty'],
  whyNot: (_rules, { pile }) => (pile.length === 0 ? empty : undefined),
  play(rules, state, _target, emit) {
    state.pending = playOf(kindOf.treasury, 0)
    state.due = 0
    searchPile(rules, state, emit)
  },
})
