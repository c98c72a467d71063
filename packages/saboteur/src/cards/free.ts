import { because } from '../legal/because.ts'
import { discardOpen } from '../play/hands.ts'
import { atSeat } from './aims.ts'
import { action } from './card.ts'
import { TRAP } from './front.ts'
import { kindOf } from './order.ts'

const noTrap = because('free-no-trap', 'SB2-27', { about: 'seat' })

/** SB2-27: takes away a trap, one's own too. */
export const free = action('free', {
  aim: atSeat,
  copies: { 'saboteur-2': 4 },
  rule: 'SB2-27',
  refusals: ['free-no-trap'],
  whyNot: (_rules, { front }, target) => ((front[target] & TRAP) === 0 ? noTrap : undefined),
  play(_rules, state, target, emit) {
    state.front[target] &= ~TRAP
    discardOpen(state, kindOf.trap)
    emit?.({ type: 'freed', seat: state.mover, target })
  },
})
