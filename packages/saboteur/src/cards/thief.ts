import { because } from '../legal/because.ts'
import { atNothing } from './aims.ts'
import { action } from './card.ts'
import { THIEF } from './front.ts'

const already = because('thief-already', 'SB2-05')

/** SB2-20, SAB-46: stays in front of its owner until the gold is shared. */
export const thief = action('thief', {
  aim: atNothing,
  copies: { 'saboteur-2': 4 },
  rule: 'SB2-20',
  stays: true,
  refusals: ['thief-already'],
  whyNot: (_rules, { front, mover }) => ((front[mover] & THIEF) === 0 ? undefined : already),
  play(_rules, state, _target, emit) {
    const seat = state.mover
    state.front[seat] |= THIEF
    state.thieves.push(seat)
    emit?.({ type: 'thief-sent', seat })
  },
})
