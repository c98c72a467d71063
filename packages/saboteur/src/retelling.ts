import type { Told, View, Viewer } from '@adit/kernel'
import { THIEF, TRAP } from './cards/front.ts'
import { kindOf } from './cards/order.ts'
import type { Event, EventType } from './events.ts'
import { atOfEnd } from './maze/barriers.ts'
import { printCell, START } from './maze/cells.ts'
import { laidCells } from './maze/laid.ts'
import { closedAt, faceAt, LANDMARK_FACE, NOTHING_CLOSED, START_FACE } from './maze/maze.ts'
import { HAND, HOLE, type State } from './state.ts'

/** The facts of a view that what was told must account for. */
export interface Summary {
  round: number
  mover: number
  heading: number
  deck: number
  held: number[]
  front: number[]
  /** The viewer's own cards, role and fortune; of other roles, those shown. */
  hand: number[]
  roles: number[]
  gold: number
  /** Face-up cards by cell, closed goals the viewer knows by cell, and cells with a figure. */
  laid: Record<string, number>
  goals: Record<string, number>
  figures: string[]
}

export function summary(view: View<State>, viewer: Viewer): Summary {
  const self = typeof viewer === 'number' ? viewer : HOLE
  const { maze } = view
  const closed = [...maze.goals.keys()].filter(
    slot => view.goals[slot] !== HOLE && closedAt(maze, maze.goals[slot]) !== NOTHING_CLOSED,
  )
  return {
    round: view.round,
    mover: view.mover,
    heading: view.heading,
    deck: view.deck.length,
    held: view.held.slice(),
    front: view.front.slice(),
    hand: self < 0 ? [] : view.hands.slice(self * HAND, self * HAND + view.held[self]),
    roles: view.roles.slice(),
    gold: self < 0 ? 0 : view.gold[self],
    laid: Object.fromEntries([...laidCells(maze)].map(at => [printCell(at), faceAt(maze, at)])),
    goals: Object.fromEntries(closed.map(slot => [printCell(maze.goals[slot]), view.goals[slot]])),
    figures: maze.barriers
      .filter(end => end >= 0)
      .map(end => printCell(atOfEnd(end)))
      .sort(),
  }
}

/** Follows what was told, as a client without rules of its own would. */
export function retell(facts: Summary, told: Told<Event>, viewer: Viewer): void {
  const self = typeof viewer === 'number' ? viewer : HOLE
  // The entry of an event's own type takes that event.
  const change = changes[told.type] as Change<Event> | undefined
  change?.(facts, told, self)
}

type Change<E> = (facts: Summary, told: E, self: number) => void

/** What each event changes; of those that are not here nothing is to be seen in the facts. */
const changes: { readonly [T in EventType]?: Change<Extract<Event, { readonly type: T }>> } = {
  'lot-drawn': beginTurn,
  'turn-begun': beginTurn,
  'round-begun'(facts, { round, seat, deck }) {
    facts.round = round
    facts.mover = seat
    facts.heading = 1
    facts.deck = deck
    facts.held.fill(0)
    facts.front.fill(0)
    facts.hand = []
    facts.roles.fill(HOLE)
    facts.laid = { [printCell(START)]: START_FACE }
    facts.goals = {}
    facts.figures = []
  },
  'turned-about'(facts, { heading }) {
    facts.heading = heading
  },

  broke: (facts, { target, tool }) => put(facts, target, 1 << tool),
  repaired: (facts, { target, tool }) => clear(facts, target, 1 << tool),
  trapped: (facts, { target }) => put(facts, target, TRAP),
  freed: (facts, { target }) => clear(facts, target, TRAP),
  'thief-sent': (facts, { seat }) => put(facts, seat, THIEF),
  'thief-caught': (facts, { target }) => clear(facts, target, THIEF),
  ransomed(facts, { seat, removed, cards }, self) {
    clear(facts, seat, 1 << removed)
    lose(facts, self, seat, cards)
  },
  'stole-nothing': (facts, { seat }) => clear(facts, seat, THIEF),
  stole(facts, { seat, target }, self) {
    clear(facts, seat, THIEF)
    pay(facts, self, seat, 1)
    pay(facts, self, target, -1)
  },

  'cards-dealt'(facts, { hands, deck }, self) {
    facts.held = hands.map(hand => hand.length)
    facts.hand = self < 0 ? [] : [...hands[self]]
    facts.deck = deck
  },
  played: (facts, { seat, kind }, self) => lose(facts, self, seat, [kind]),
  vetoed: (facts, { seat }, self) => lose(facts, self, seat, [kindOf.veto]),
  passed: (facts, { seat, cards }, self) => lose(facts, self, seat, cards),
  drew(facts, { seat, cards }, self) {
    facts.deck -= cards.length
    gain(facts, self, seat, cards)
  },
  looked(facts, { from, cards }) {
    if (from === 'deck') facts.deck -= cards.length
  },
  kept: (facts, { seat, kind }, self) => gain(facts, self, seat, [kind]),
  'deck-burned'(facts, { count }) {
    facts.deck -= count
  },
  'card-snatched'(facts, { seat, target, kind }, self) {
    lose(facts, self, target, [kind])
    gain(facts, self, seat, [kind])
  },
  'hands-swapped'(facts, { seat, target, got, gave }, self) {
    facts.held[seat] = got.length
    facts.held[target] = gave.length
    if (seat === self) facts.hand = [...got]
    if (target === self) facts.hand = [...gave]
  },

  'roles-dealt': showRoles,
  'party-held': showRoles,
  'round-ended': showRoles,
  'role-changed'(facts, { seat, role }, self) {
    if (seat === self) facts.roles[self] = role
  },
  'hats-swapped'(facts, { target, role }, self) {
    if (target === self) facts.roles[self] = role
  },

  'nuggets-found': (facts, { seat, nuggets }, self) => pay(facts, self, seat, nuggets),
  paid: (facts, { seat, nuggets }, self) => pay(facts, self, seat, nuggets),
  'dragon-met': (facts, { seat, nuggets }, self) => pay(facts, self, seat, -nuggets),
  'gold-found': (facts, { seat, value }, self) => pay(facts, self, seat, value),
  'gold-taken': (facts, { seat, value }, self) => pay(facts, self, seat, value),
  'toll-paid'(facts, { seat, target }, self) {
    pay(facts, self, seat, -1)
    pay(facts, self, target, 1)
  },

  laid(facts, { seat, at, face }) {
    // The card in the middle is laid by nobody, and taken from the deck.
    if (seat < 0) facts.deck--
    facts.laid[printCell(at)] = face
  },
  'chest-turned'(facts, { at, face }) {
    facts.laid[printCell(at)] = face
  },
  'postcard-linked'(facts, { at }) {
    facts.laid[printCell(at)] = LANDMARK_FACE
  },
  diverted(facts, { from, at, face }) {
    delete facts.laid[printCell(from)]
    facts.laid[printCell(at)] = face
  },
  collapsed(facts, { at }) {
    delete facts.laid[printCell(at)]
  },
  peeked(facts, { at, kind, chest }) {
    if (kind !== HOLE && chest === HOLE) facts.goals[printCell(at)] = kind
  },
  'goal-shown'(facts, { at, kind }) {
    facts.goals[printCell(at)] = kind
  },
  'goal-turned'(facts, { at, face }) {
    delete facts.goals[printCell(at)]
    facts.laid[printCell(at)] = face
  },
  'veins-swapped': (facts, { one, other }) => trade(facts.goals, printCell(one), printCell(other)),
  'goal-moved': (facts, { at, to }) => trade(facts.goals, printCell(at), printCell(to)),
  'figure-placed'(facts, { seat, at, card }, self) {
    lose(facts, self, seat, [card])
    facts.figures = [...facts.figures, printCell(at)].sort()
  },
  'figure-left'(facts, { at }) {
    facts.figures = facts.figures.filter(cell => cell !== printCell(at))
  },
}

function beginTurn(facts: Summary, { seat }: { readonly seat: number }): void {
  facts.mover = seat
}

function put({ front }: Summary, seat: number, lies: number): void {
  front[seat] |= lies
}

function clear({ front }: Summary, seat: number, lies: number): void {
  front[seat] &= ~lies
}

function gain(facts: Summary, self: number, seat: number, cards: readonly number[]): void {
  facts.held[seat] += cards.length
  if (seat === self) facts.hand = [...facts.hand, ...cards].sort((a, b) => a - b)
}

function lose(facts: Summary, self: number, seat: number, cards: readonly number[]): void {
  facts.held[seat] -= cards.length
  if (seat !== self) return
  for (const card of cards) facts.hand.splice(facts.hand.indexOf(card), 1)
}

function showRoles(facts: Summary, { roles }: { readonly roles: readonly number[] }): void {
  facts.roles = [...roles]
}

function pay(facts: Summary, self: number, seat: number, nuggets: number): void {
  if (seat === self) facts.gold += nuggets
}

function trade(record: Record<string, number>, one: string, other: string): void {
  const [left, right] = [record[one], record[other]]
  delete record[one]
  delete record[other]
  if (left !== undefined) record[other] = left
  if (right !== undefined) record[one] = right
}
