import { layingOwn, whyNotLay } from '../legal/laying.ts'
import { lay } from '../play/laying.ts'
import { atPlacement } from './aims.ts'
import { action } from './card.ts'

/** Every card that shows a tunnel; which of them lies there is part of the placement. */
export const tunnel = action('lay', {
  aim: atPlacement,
  copies: {},
  rule: 'SAB-20',
  stays: true,
  whyNot: (rules, state, target) => whyNotLay(rules, state, layingOwn, target),
  play: (rules, state, target, emit) => lay(rules, state, target, emit),
  laying: layingOwn,
})
