import {
  asView,
  has,
  hidden,
  open,
  type Tellings,
  tellBy,
  type View,
  type Viewer,
} from '@adit/kernel'
import { type Card, HOLE } from './cards.ts'
import type { Event } from './events.ts'
import { cloneState, type State } from './state.ts'

/**
 * TRE-22: all seats and spectators see the same. Nobody looks into a stack before it is scored, nor
 * at a token taken blind, not even its owner (TRE-04, TRE-06, TRE-16).
 */
export function view(state: State, viewer: Viewer): View<State> {
  if (viewer === 'judge') return asView(cloneState(state))
  const scored = isScored(state)
  return asView({
    phase: state.phase,
    round: state.round,
    first: state.first,
    mover: state.mover,
    deck: holes(state.deck.length),
    drawn: state.drawn,
    orcs: state.orcs,
    places: state.places.map(topOnly),
    closed: state.closed,
    tokens: state.tokens,
    blind: holes(state.blind.length),
    held: state.held.map((token, seat) => (!scored && has(state.fled, seat) ? HOLE : token)),
    fled: state.fled,
    stacks: state.stacks.map(stack => (scored ? stack.slice() : topOnly(stack))),
    coins: state.coins.slice(),
    gold: state.gold,
  })
}

/** The stacks of the last round were opened for scoring and lie open until the next shuffle. */
function isScored(state: State): boolean {
  return state.phase === 'shuffle' || state.phase === 'over'
}

function topOnly(stack: readonly Card[]): Card[] {
  const shown = holes(stack.length)
  if (stack.length > 0) shown[stack.length - 1] = stack[stack.length - 1]
  return shown
}

function holes(count: number): number[] {
  return Array<number>(count).fill(HOLE)
}

/** TRE-04: no log gives a card back once it is covered; TRE-16: nor a token taken blind. */
const told: Tellings<Event> = {
  began: open,
  shuffled: open,
  drew: hidden('card'),
  'met-orc': open,
  placed: hidden('card'),
  took: open,
  alarmed: open,
  fled: hidden('token'),
  scored: open,
  ended: open,
}

export const redact = tellBy(told)
