import { type ConfigOf, type Game, shuffle, type Title } from '@adit/kernel'
import { ORCS, TREASURES, wholeDeck } from './cards.ts'
import { determinize } from './determinize.ts'
import type { Event } from './events.ts'
import { legal, refuse, toAct, tokensLeft } from './legal.ts'
import type { Move } from './moves.ts'
import { notation } from './notation.ts'
import { outcomeOf } from './score.ts'
import { cloneState, emptyTable, type State } from './state.ts'
import { step } from './step.ts'
import { redact, view } from './view.ts'

const options = {
  /** TRE-02: the oldest begins; here a fair draw, or the host's choice. */
  first: { kind: 'seat', default: 'random' },
} as const

type Config = ConfigOf<typeof options>

/** Two gold coins each and the next decides; a round is at most every card, its place and the takes. */
function longest(seats: number): number {
  const rounds = 2 * seats + 1
  return 1 + rounds * (2 + ORCS + 2 * TREASURES + seats)
}

function open({ seats, first }: Config): Game<State, Move, Event> {
  return {
    seats,
    bound: longest(seats),
    notation,
    setup: () => emptyTable(seats, first),
    clone: cloneState,
    toAct,
    legal,
    refuse: (state, seat, move) => refuse(state, seats, seat, move),
    nature(state, random) {
      if (state.phase === 'first') return { type: 'first', seat: random.below(seats) }
      if (state.phase === 'shuffle') return { type: 'shuffle', deck: shuffle(wholeDeck(), random) }
      return { type: 'tokens', order: shuffle(tokensLeft(state), random) }
    },
    step,
    outcome: outcomeOf,
    round: state => state.round,
    // TRE-04: a drawn card is seen by all and told to nobody.
    fleeting: true,
    view,
    redact,
    determinize,
  }
}

/** The box: `myTreasure.open({ seats: 3, first: 0 })` is a game by these rules. */
export const myTreasure: Title<typeof options, State, Move, Event> = {
  name: 'my-treasure',
  revision: 1,
  seats: { min: 2, max: 4 },
  options,
  presets: [{ name: 'standard', config: { seats: 4, first: 'random' } }],
  conflict: () => undefined,
  open,
}
