import { because } from '../legal/because.ts'
import { lookAtRole } from '../sight/knowledge.ts'
import { atSeat } from './aims.ts'
import { action } from './card.ts'

const oneself = because('oneself', 'SB2-24')

/** SB2-24: looks at another's role. */
export const inspection = action('inspection', {
  aim: atSeat,
  copies: { 'saboteur-2': 2 },
  rule: 'SB2-24',
  whyNot: (_rules, { mover }, target) => (target === mover ? oneself : undefined),
  play: (_rules, state, target, emit) => lookAtRole(state, target, emit),
})
