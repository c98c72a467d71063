import { because } from '../legal/because.ts'
import { discardOpen } from '../play/hands.ts'
import { atSeat } from './aims.ts'
import { action } from './card.ts'
import { THIEF } from './front.ts'
import { kindOf } from './order.ts'

const noThief = because('hands-off-no-thief', 'SB2-22', { about: 'seat' })

/** SB2-22: takes away a thief, one's own too. */
export const handsOff = action('hands-off', {
  aim: atSeat,
  copies: { 'saboteur-2': 3 },
  rule: 'SB2-22',
  refusals: ['hands-off-no-thief'],
  whyNot: (_rules, { front }, target) => ((front[target] & THIEF) === 0 ? noThief : undefined),
  play(_rules, state, target, emit) {
    state.front[target] &= ~THIEF
    state.thieves.splice(state.thieves.indexOf(target), 1)
    discardOpen(state, kindOf.thief)
    emit?.({ type: 'thief-caught', seat: state.mover, target })
  },
})
