import { type Random, shuffle } from '../random.ts'
import type { Viewer } from '../view.ts'
import { isWindowOpen, UNANSWERED } from '../windows.ts'
import type { Kit } from './kit.ts'
import {
  ALLOW,
  type Event,
  HAND,
  HOLE,
  type Move,
  NO_CARD,
  OBJECTION,
  objection,
  type State,
} from './objection.ts'

const inOrder = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b)

interface Facts {
  deck: number
  dropped: number
  hands: number[]
  own: number[]
  table: number[][]
  played: number
}

export const toyKit: Kit<typeof objection.options, State, Move, Event, Facts> = {
  title: objection,
  configs: [{ seats: 2 }, { seats: 3 }, { seats: 4 }],
  disguise,
  census: state =>
    state.mover < 0
      ? [...Array(state.hands.length * 4).keys()].map(String)
      : [
          state.deck,
          state.dropped,
          state.hands,
          state.table,
          state.played === NO_CARD ? [] : state.played,
        ]
          .flat(3)
          .map(String),
  summary: (view, viewer) => ({
    deck: view.deck.length,
    dropped: view.dropped.length,
    hands: view.hands.map(hand => hand.length),
    own: typeof viewer === 'number' ? inOrder(view.hands[viewer]) : [],
    table: view.table,
    played: view.played,
  }),
  retell(facts, told, viewer) {
    switch (told.type) {
      case 'dealt':
        facts.deck = told.hands.length * 4 - told.hands.length * HAND
        facts.hands = told.hands.map(hand => hand.length)
        facts.own = typeof viewer === 'number' ? inOrder(told.hands[viewer]) : []
        return
      case 'played':
        facts.hands[told.seat]--
        facts.played = told.card
        if (viewer === told.seat) facts.own = facts.own.filter(card => card !== told.card)
        return
      case 'dropped':
        facts.hands[told.seat]--
        facts.dropped++
        if (viewer === told.seat) facts.own = facts.own.filter(card => card !== told.card)
        return
      case 'drew':
        facts.deck--
        facts.hands[told.seat]++
        if (viewer === told.seat) facts.own = inOrder([...facts.own, told.card])
        return
      case 'landed':
        facts.table[told.seat] = [...facts.table[told.seat], facts.played]
        facts.played = NO_CARD
        return
      case 'objected':
        facts.hands[told.by]--
        facts.dropped += 2
        facts.played = NO_CARD
        if (viewer === told.by) facts.own = facts.own.filter(card => card !== OBJECTION)
    }
  },
}

/** Shuffles together all a viewer may not know: deck, discards, the other hands, sealed answers. */
function disguise(state: State, viewer: Viewer, random: Random): State {
  if (viewer === 'judge') return state
  const hidden = [
    ...state.hands.filter((_hand, seat) => seat !== viewer),
    state.dropped,
    state.deck,
  ]
  const pool = shuffle(hidden.flat(), random)
  for (const cards of hidden)
    for (let at = 0; at < cards.length; at++) cards[at] = pool.pop() ?? HOLE
  const seats = state.hands.length
  for (let seat = 0; seat < seats && isWindowOpen(state.windows); seat++) {
    if (seat === viewer || state.windows[seat] === UNANSWERED) continue
    state.windows[seat] = state.hands[seat].includes(OBJECTION) ? random.below(2) : ALLOW
  }
  return state
}
