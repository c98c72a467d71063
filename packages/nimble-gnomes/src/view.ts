import { asView, type View, type Viewer } from '@adit/kernel'
import { KINDS } from './cards.ts'
import type { Config } from './options.ts'
import { HOLE, type State, seatsOf } from './state.ts'

/** NIM-18. What was seen being taken stays known: nobody at a table unsees a card. */
export function view(config: Config, state: State, viewer: Viewer): View<State> {
  const judge = viewer === 'judge'
  return asView({
    phase: state.phase,
    first: state.first,
    turn: state.turn,
    deck: judge ? state.deck.slice() : state.deck.map(() => HOLE),
    open: state.open.slice(),
    discard: judge || config.discard === 'open' ? state.discard.slice() : topOnly(state.discard),
    hands: judge ? state.hands.slice() : ownHand(state, viewer),
    seen: state.seen.slice(),
    handSizes: state.handSizes.slice(),
    laid: state.laid.slice(),
  })
}

function topOnly(pile: readonly number[]): number[] {
  return pile.map((card, at) => (at === pile.length - 1 ? card : HOLE))
}

/** An empty hand hides nothing; of another, not even which kinds it lacks may show. */
function ownHand(state: State, viewer: Viewer): number[] {
  const hands = Array<number>(state.hands.length).fill(HOLE)
  for (let seat = 0; seat < seatsOf(state); seat++) {
    if (seat !== viewer && state.handSizes[seat] > 0) continue
    for (let at = seat * KINDS; at < (seat + 1) * KINDS; at++) hands[at] = state.hands[at]
  }
  return hands
}
