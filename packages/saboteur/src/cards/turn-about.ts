import { atNothing } from './aims.ts'
import { action } from './card.ts'

/** CHM-20: play goes the other way round. */
export const turnAbout = action('turn-about', {
  aim: atNothing,
  copies: { championship: 1 },
  rule: 'CHM-20',
  whyNot: () => undefined,
  play(_rules, state, _target, emit) {
    state.heading = -state.heading
    emit?.({ type: 'turned-about', seat: state.mover, heading: state.heading })
  },
})
