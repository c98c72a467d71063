import type { Told, View, Viewer } from '@adit/kernel'
import { kindOf } from './cards/order.ts'
import type { Event } from './events.ts'
import { atOfEnd } from './maze/barriers.ts'
import { printCell, START } from './maze/cells.ts'
import { laidCells } from './maze/laid.ts'
import { closedAt, faceAt, LANDMARK_FACE, NOTHING_CLOSED, START_FACE } from './maze/maze.ts'
import { HAND, HOLE, type State, THIEF, TRAP } from './state.ts'

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
  retellTable(facts, told)
  retellCards(facts, told, self)
  retellRoles(facts, told, self)
  retellGold(facts, told, self)
  retellMaze(facts, told)
}

function retellTable(facts: Summary, told: Event): void {
  switch (told.type) {
    case 'lot-drawn':
    case 'turn-begun':
      facts.mover = told.seat
      return
    case 'round-begun':
      facts.round = told.round
      facts.mover = told.seat
      facts.heading = 1
      facts.deck = told.deck
      facts.held.fill(0)
      facts.front.fill(0)
      facts.hand = []
      facts.roles.fill(HOLE)
      facts.laid = { [printCell(START)]: START_FACE }
      facts.goals = {}
      facts.figures = []
      return
    case 'turned-about':
      facts.heading = told.heading
      return
    case 'broke':
      facts.front[told.target] |= 1 << told.tool
      return
    case 'repaired':
      facts.front[told.target] &= ~(1 << told.tool)
      return
    case 'ransomed':
      facts.front[told.seat] &= ~(1 << told.removed)
      return
    case 'trapped':
      facts.front[told.target] |= TRAP
      return
    case 'freed':
      facts.front[told.target] &= ~TRAP
      return
    case 'thief-sent':
      facts.front[told.seat] |= THIEF
      return
    case 'thief-caught':
      facts.front[told.target] &= ~THIEF
      return
    case 'stole':
    case 'stole-nothing':
      facts.front[told.seat] &= ~THIEF
  }
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

function retellCards(facts: Summary, told: Event, self: number): void {
  switch (told.type) {
    case 'cards-dealt':
      facts.held = told.hands.map(hand => hand.length)
      facts.hand = self < 0 ? [] : [...told.hands[self]]
      facts.deck = told.deck
      return
    case 'played':
      lose(facts, self, told.seat, [told.kind])
      return
    case 'vetoed':
      lose(facts, self, told.seat, [kindOf.veto])
      return
    case 'passed':
    case 'ransomed':
      lose(facts, self, told.seat, told.cards)
      return
    case 'figure-placed':
      lose(facts, self, told.seat, [told.card])
      return
    case 'drew':
      facts.deck -= told.cards.length
      gain(facts, self, told.seat, told.cards)
      return
    case 'looked':
      if (told.from === 'deck') facts.deck -= told.cards.length
      return
    case 'kept':
      gain(facts, self, told.seat, [told.kind])
      return
    case 'deck-burned':
      facts.deck -= told.count
      return
    case 'card-snatched':
      lose(facts, self, told.target, [told.kind])
      gain(facts, self, told.seat, [told.kind])
      return
    case 'hands-swapped':
      facts.held[told.seat] = told.got.length
      facts.held[told.target] = told.gave.length
      if (told.seat === self) facts.hand = [...told.got]
      if (told.target === self) facts.hand = [...told.gave]
  }
}

function retellRoles(facts: Summary, told: Event, self: number): void {
  switch (told.type) {
    case 'roles-dealt':
    case 'party-held':
    case 'round-ended':
      facts.roles = [...told.roles]
      return
    case 'role-changed':
      if (told.seat === self) facts.roles[self] = told.role
      return
    case 'hats-swapped':
      if (told.target === self) facts.roles[self] = told.role
  }
}

function retellGold(facts: Summary, told: Event, self: number): void {
  switch (told.type) {
    case 'bag-found':
    case 'paid':
      if (told.seat === self) facts.gold += told.nuggets
      return
    case 'dragon-met':
      if (told.seat === self) facts.gold -= told.nuggets
      return
    case 'gold-found':
    case 'gold-taken':
      if (told.seat === self) facts.gold += told.value
      return
    case 'stole':
      if (told.seat === self) facts.gold++
      if (told.target === self) facts.gold--
      return
    case 'toll-paid':
      if (told.seat === self) facts.gold--
      if (told.target === self) facts.gold++
  }
}

function retellMaze(facts: Summary, told: Event): void {
  switch (told.type) {
    case 'laid':
      // The card in the middle is laid by nobody, and taken from the deck.
      if (told.seat < 0) facts.deck--
      facts.laid[printCell(told.at)] = told.face
      return
    case 'chest-turned':
      facts.laid[printCell(told.at)] = told.face
      return
    case 'postcard-linked':
      facts.laid[printCell(told.at)] = LANDMARK_FACE
      return
    case 'diverted':
      delete facts.laid[printCell(told.from)]
      facts.laid[printCell(told.at)] = told.face
      return
    case 'collapsed':
      delete facts.laid[printCell(told.at)]
      return
    case 'peeked':
      if (told.kind !== HOLE && told.chest === HOLE) facts.goals[printCell(told.at)] = told.kind
      return
    case 'goal-shown':
      facts.goals[printCell(told.at)] = told.kind
      return
    case 'goal-turned':
      delete facts.goals[printCell(told.at)]
      facts.laid[printCell(told.at)] = told.face
      return
    case 'veins-swapped':
      trade(facts.goals, printCell(told.one), printCell(told.other))
      return
    case 'goal-moved':
      trade(facts.goals, printCell(told.at), printCell(told.to))
      return
    case 'figure-placed':
      facts.figures = [...facts.figures, printCell(told.at)].sort()
      return
    case 'figure-left':
      facts.figures = facts.figures.filter(cell => cell !== printCell(told.at))
  }
}

function trade(record: Record<string, number>, one: string, other: string): void {
  const [left, right] = [record[one], record[other]]
  delete record[one]
  delete record[other]
  if (left !== undefined) record[other] = left
  if (right !== undefined) record[one] = right
}
