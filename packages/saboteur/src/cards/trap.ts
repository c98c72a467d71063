import { because } from '../legal/because.ts'
import { atSeat } from './aims.ts'
import { action } from './card.ts'
import { TRAP } from './front.ts'

const oneself = because('trap-oneself', 'SB2-26')
const already = because('trap-already', 'SB2-05', { about: 'seat' })

/** SB2-26: lies in front of another, who lays no tunnel card and gets no gold. */
export const trap = action('trap', {
  aim: atSeat,
  copies: { 'saboteur-2': 3 },
  rule: 'SB2-26',
  stays: true,
  refusals: ['trap-oneself', 'trap-already'],
  whyNot(_rules, { front, mover }, target) {
    if (target === mover) return oneself
    return (front[target] & TRAP) === 0 ? undefined : already
  },
  play(_rules, state, target, emit) {
    state.front[target] |= TRAP
    emit?.({ type: 'trapped', seat: state.mover, target })
  },
})
