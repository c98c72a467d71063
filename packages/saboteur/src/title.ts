import { askOf, type Game, isWindowOpen, type Outcome, type Title } from '@adit/kernel'
import { conflict } from './conflict.ts'
import { type Event, redact } from './events.ts'
import { legal, toAct } from './legal/legal.ts'
import { pick } from './legal/pick.ts'
import { refuse } from './legal/refuse.ts'
import type { Move } from './moves.ts'
import { options, type SaboteurOptions } from './options.ts'
import { setTable } from './parts/index.ts'
import type { Ask } from './play/asks.ts'
import { nature } from './play/chance.ts'
import { step } from './play/flow.ts'
import { presets } from './presets.ts'
import { compile, type Rules } from './rules.ts'
import { determinize } from './sight/determinize.ts'
import { view } from './sight/view.ts'
import { cloneState, HAND, OVER, type State } from './state.ts'
import { parseMove, printMove } from './text/move-text.ts'
import { parsePosition, printPosition } from './text/position-text.ts'

export type SaboteurGame = Game<State, Move, Event>

/** Saboteur in three editions, with everything that can be added to it. */
export const saboteur: Title<SaboteurOptions, State, Move, Event> = {
  name: 'saboteur',
  revision: 2,
  seats: { min: 2, max: 12 },
  options,
  presets,
  conflict,
  open: config => openGame(compile(config)),
}

export function openGame(rules: Rules): SaboteurGame {
  const table = setTable(rules)
  const secrets = rules.places.all.filter(({ field }) => field.see !== null)
  return {
    seats: rules.seats,
    bound: boundOf(rules),
    notation: {
      printMove,
      parseMove,
      printPosition: state => printPosition(rules, state),
      parsePosition: text => parsePosition(rules, text),
    },
    setup: () => cloneState(table),
    clone: cloneState,
    toAct,
    legal: (state, seat, out) => legal(rules, state, seat, out),
    pick: (state, seat, random) => pick(rules, state, seat, random),
    refuse: (state, seat, move) => refuse(rules, state, seat, move),
    nature: (state, random) => nature(rules, state, random),
    step: (state, seat, move, emit) => step(rules, state, seat, move, emit),
    outcome,
    passive: state => question(rules, state)?.passive,
    // Sealed answers of several at once: who has none to give lets the moment pass.
    isMoment: state => question(rules, state)?.sealed !== undefined,
    guard: (state, seat) => question(rules, state)?.guard?.(rules, state, seat),
    round: state => state.round,
    view: (state, viewer) => view(secrets, state, viewer),
    redact,
    determinize: (seen, random) => determinize(rules, cloneState(seen), random),
  }
}

/** The question that is open, if one is. */
function question(rules: Rules, { windows }: State): Ask | undefined {
  return isWindowOpen(windows) ? rules.askOf[askOf(windows)] : undefined
}

/** SAB-63: the most nuggets; equal sums share the win. */
function outcome(state: State): Outcome | undefined {
  if (state.stage !== OVER) return undefined
  const most = Math.max(...state.gold)
  const winners = [...state.gold.keys()].filter(seat => state.gold[seat] === most)
  return { winners, scores: state.gold.slice() }
}

/**
 * Every turn but the pass of an empty hand takes a card from the hands, and few come back. While the
 * deck lasts each turn is one card; after that each card in hand may cost a lap of empty passes.
 */
function boundOf(rules: Rules): number {
  const turns = rules.deck.length + rules.seats * (HAND + 1) * 2
  const answers = 1 + rules.answersPerSeat * rules.seats
  const others = 40 + 3 * rules.seats + rules.opening.length
  return 3 * (turns * answers + others)
}
