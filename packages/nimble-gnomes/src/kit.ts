import { type Random, type Seat, shuffle, type Viewer } from '@adit/kernel'
import type { AnyKit, Kit } from '@adit/kernel/conformance'
import { CAVE, COLLAPSE, cards, KINDS, type Kind } from './cards.ts'
import type { Event } from './events.ts'
import type { Move } from './moves.ts'
import type { Config, options } from './options.ts'
import { HOLE, NONE, type State } from './state.ts'
import { nimbleGnomes } from './title.ts'

/** What a viewer can follow by listening: everything but the places of unseen cards. */
interface Summary {
  phase: string
  first: Seat
  turn: Seat
  deck: number
  open: Kind[]
  discard: Kind[]
  handSizes: number[]
  hand: number[]
  seen: number[]
  laid: number[]
}

type NimbleKit = Kit<typeof options, State, Move, Event, Summary>
type Discard = Config['discard']

/**
 * What holds the title to the laws. Two, because a state does not tell whether its discard may be
 * browsed, and so disguised.
 */
export const kits = (): readonly AnyKit[] => [kitFor('open'), kitFor('closed')]

function kitFor(discard: Discard): NimbleKit {
  return {
    title: nimbleGnomes,
    configs: configsWith(discard),
    runs: 3,
    disguise: (state, viewer, random) => disguise(discard, state, viewer, random),
    census,
    summary,
    retell: (facts, told, viewer) => retell(discard, facts, told, viewer),
  }
}

function configsWith(discard: Discard): readonly Config[] {
  return [2, 3, 4].flatMap((seats): readonly Config[] => [
    { seats, first: 'random', 'quick-start': false, discard },
    { seats, first: 'random', 'quick-start': true, discard },
    { seats, first: 0, 'quick-start': false, discard },
    { seats, first: seats - 1, 'quick-start': true, discard },
  ])
}

/** Exchanges the cards that lie face down for this viewer: in the deck, in the hands of others. */
function disguise(discard: Discard, state: State, viewer: Viewer, random: Random): State {
  const faceDown: Kind[] = [...state.deck]
  const buried = discard === 'closed' ? Math.max(0, state.discard.length - 1) : 0
  faceDown.push(...state.discard.slice(0, buried))
  const drawnUnseen = state.hands.map((count, at) =>
    Math.trunc(at / KINDS) === viewer ? 0 : count - state.seen[at],
  )
  drawnUnseen.forEach((count, at) => {
    for (let nth = 0; nth < count; nth++) faceDown.push(at % KINDS)
    state.hands[at] -= count
  })
  shuffle(faceDown, random)
  state.deck = faceDown.splice(0, state.deck.length)
  state.discard.splice(0, buried, ...faceDown.splice(0, buried))
  drawnUnseen.forEach((count, at) => {
    const hand = at - (at % KINDS)
    for (const kind of faceDown.splice(0, count)) state.hands[hand + kind]++
  })
  return state
}

export function census(state: State): readonly string[] {
  const piles = [...state.deck, ...state.open, ...state.discard].filter(card => card !== NONE)
  const counted = [state.hands, state.laid].flatMap(counts =>
    counts.flatMap((count, at) => Array<Kind>(count).fill(at % KINDS)),
  )
  return [...piles, ...counted].map(kind => cards[kind].name)
}

function summary(view: State, viewer: Viewer): Summary {
  const own = typeof viewer === 'number' ? viewer * KINDS : 0
  return {
    phase: view.phase,
    first: view.first,
    turn: view.turn,
    deck: view.deck.length,
    open: [...view.open],
    discard: [...view.discard],
    handSizes: [...view.handSizes],
    hand: typeof viewer === 'number' ? view.hands.slice(own, own + KINDS) : [],
    seen: [...view.seen],
    laid: [...view.laid],
  }
}

function retell(discard: Discard, facts: Summary, told: Event, viewer: Viewer): void {
  switch (told.type) {
    case 'first-drawn':
      facts.first = told.seat
      facts.turn = told.seat
      facts.phase = 'shuffle'
      return
    case 'dealt':
      for (const card of told.cards) gained(facts, viewer, told.seat, card)
      facts.deck -= told.cards.length
      return
    case 'opened':
      facts.open[told.place] = told.card
      facts.deck--
      return
    case 'turn-began':
      facts.turn = told.seat
      facts.phase = 'take'
      return
    case 'drew':
      gained(facts, viewer, told.seat, told.card)
      facts.deck--
      facts.phase = 'play'
      return
    case 'took':
      gained(facts, viewer, told.seat, told.card)
      facts.seen[told.seat * KINDS + told.card]++
      facts.open[told.place] = NONE
      facts.phase = 'play'
      return
    case 'took-none':
      facts.phase = 'play'
      return
    case 'entered':
      spent(facts, viewer, told.seat, CAVE)
      facts.laid[told.seat * KINDS + CAVE]++
      return
    case 'cleared':
      spent(facts, viewer, told.seat, CAVE)
      facts.laid[told.seat * KINDS + COLLAPSE]--
      discarded(discard, facts, COLLAPSE, CAVE)
      return
    case 'laid':
      spent(facts, viewer, told.seat, told.gem)
      facts.laid[told.seat * KINDS + told.gem]++
      return
    case 'cursed':
      spent(facts, viewer, told.seat, told.curse)
      facts.laid[told.target * KINDS + told.curse]++
      return
    case 'blown':
      spent(facts, viewer, told.seat, told.wind)
      facts.laid[told.seat * KINDS + told.fog]--
      discarded(discard, facts, told.fog, told.wind)
      return
    case 'discarded':
      spent(facts, viewer, told.seat, told.card)
      discarded(discard, facts, told.card)
      return
    case 'ended':
      facts.turn = NONE
      facts.phase = 'over'
      return
    case 'shuffled':
    case 'last-round-began':
    case 'passed':
      return
  }
}

function gained(facts: Summary, viewer: Viewer, seat: Seat, card: Kind): void {
  facts.handSizes[seat]++
  if (viewer === seat) facts.hand[card]++
}

function spent(facts: Summary, viewer: Viewer, seat: Seat, card: Kind): void {
  facts.handSizes[seat]--
  if (viewer === seat) facts.hand[card]--
  facts.seen[seat * KINDS + card] = Math.max(0, facts.seen[seat * KINDS + card] - 1)
}

function discarded(discard: Discard, facts: Summary, ...pile: readonly Kind[]): void {
  facts.discard.push(...pile)
  if (discard === 'closed') facts.discard.fill(HOLE, 0, facts.discard.length - 1)
}
