import { type Game, type Random, shuffle, type Title } from '@adit/kernel'
import { determinize } from './determinize.ts'
import { type Event, redact } from './events.ts'
import { legal } from './legal.ts'
import { goFirst, type Move } from './moves.ts'
import { notationFor } from './notation.ts'
import { type Config, options, presets, SEATS } from './options.ts'
import { refuse } from './refuse.ts'
import { outcome } from './score.ts'
import { clone, deckOf, HAND, PLACES, type State, setup, toAct } from './state.ts'
import { step } from './step.ts'
import { view } from './view.ts'

export const nimbleGnomes: Title<typeof options, State, Move, Event> = {
  name: 'nimble-gnomes',
  revision: 1,
  seats: SEATS,
  options,
  presets,
  conflict: () => undefined,
  open,
}

function open(config: Config): Game<State, Move, Event> {
  return {
    seats: config.seats,
    bound: longest(config),
    notation: notationFor(config.seats),
    setup: () => setup(config),
    clone,
    toAct,
    legal,
    refuse: (state, seat, move) => refuse(config, state, seat, move),
    nature: (state, random) => nature(config, state, random),
    step,
    outcome,
    view: (state, viewer) => view(config, state, viewer),
    redact,
    determinize,
  }
}

function nature(config: Config, state: State, random: Random): Move {
  if (state.phase === 'first') return goFirst[random.below(config.seats)]
  return { type: 'shuffle', cards: shuffle([...deckOf(config)], random) }
}

/** Two moves of CHANCE's, then two a turn: each turn takes a card off the deck, and one lap ends. */
function longest(config: Config): number {
  const turns = deckOf(config).length - HAND * config.seats - PLACES + config.seats - 1
  return 2 + 2 * turns
}
