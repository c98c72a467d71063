import { because } from '../legal/because.ts'
import { takeSpareRole, unlearnRole } from '../sight/knowledge.ts'
import { atSeat } from './aims.ts'
import { action } from './card.ts'

const noneLeft = because('hats-none-left', 'SB2-25')

/** SB2-25, SB2-58: a role left over for a player's own, which is out for the round. */
export const swapHats = action('swap-hats', {
  aim: atSeat,
  copies: { 'saboteur-2': 2 },
  rule: 'SB2-25',
  refusals: ['hats-none-left'],
  whyNot: (_rules, { spare }) => (spare.length === 0 ? noneLeft : undefined),
  play(_rules, state, target, emit) {
    const knew = unlearnRole(state, target)
    state.given.push(state.roles[target])
    state.givenSeen.push(knew)
    const role = takeSpareRole(state, target)
    emit?.({ type: 'hats-swapped', seat: state.mover, target, role })
  },
})
