import { because } from '../legal/because.ts'
import { listHand } from '../play/hands.ts'
import { tradeKnown } from '../sight/knowledge.ts'
import { HAND } from '../state.ts'
import { atSeat } from './aims.ts'
import { action } from './card.ts'

const oneself = because('oneself', 'SB2-23')

/** SB2-23: whole hands are swapped; who got the shorter one draws. */
export const swapHands = action('swap-hands', {
  aim: atSeat,
  copies: { 'saboteur-2': 2 },
  rule: 'SB2-23',
  whyNot: (_rules, { mover }, target) => (target === mover ? oneself : undefined),
  play(_rules, state, target, emit) {
    const seat = state.mover
    const { hands, held } = state
    for (let place = 0; place < HAND; place++) {
      const card = hands[seat * HAND + place]
      hands[seat * HAND + place] = hands[target * HAND + place]
      hands[target * HAND + place] = card
    }
    const count = held[seat]
    held[seat] = held[target]
    held[target] = count
    tradeKnown(state, seat, target)
    // The hand that its player got is full already.
    state.drawer = target
    const [got, gave] = [listHand(state, seat), listHand(state, target)]
    emit?.({ type: 'hands-swapped', seat, target, got, gave })
  },
})
