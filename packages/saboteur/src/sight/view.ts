import { asView, only, sealWindows, type View, type Viewer } from '@adit/kernel'
import { cloneMaze } from '../maze/maze.ts'
import { isHiddenInPile, kindInPile, knowersInPile } from '../play/hands.ts'
import type { Rules } from '../rules.ts'
import {
  cloneState,
  HAND,
  HIDDEN,
  HOLE,
  KNOWERS_SHIFT,
  OPEN,
  OPENED,
  OVER,
  SHARING,
  SHOWN,
  type State,
} from '../state.ts'
import { knowersOf, knownBy, viewerOfSeen } from './knowledge.ts'

/** What one viewer may see (SAB-76): every field is named here, or it would not be shown. */
export function view(rules: Rules, state: State, viewer: Viewer): View<State> {
  if (viewer === 'judge') return asView(cloneState(state))
  const self = viewer === 'spectator' ? -1 : viewer
  const bit = self < 0 ? 0 : only(self)
  const sees = (mask: number): boolean => (mask & (bit | OPEN)) !== 0
  const shown = state.stage >= SHARING
  const over = state.stage === OVER
  return asView({
    maze: cloneMaze(state.maze),
    stage: state.stage,
    chance: state.chance,
    round: state.round,
    first: state.first,
    mover: state.mover,
    heading: state.heading,
    last: state.last,
    lap: state.lap,
    dry: state.dry,
    passed: state.passed,
    ending: state.ending,
    finisher: state.finisher,
    latest: state.latest,
    latestBy: state.latestBy,
    roles: state.roles.map((role, seat) => (shown || seat === self ? role : HOLE)),
    spare: state.spare.map((role, at) => (shown || sees(state.spareSeen[at]) ? role : HOLE)),
    spareSeen: state.spareSeen.map(seen => seen & bit),
    given: state.given.map((role, at) => (shown || sees(state.givenSeen[at]) ? role : HOLE)),
    givenSeen: state.givenSeen.map(seen => seen & bit),
    sawRoles: state.sawRoles.filter(entry => viewerOfSeen(entry) === self),
    goals: state.goals.map((kind, slot) => (sees(state.goalSeen[slot]) ? kind : HOLE)),
    goalSeen: state.goalSeen.slice(),
    spareGoals: hide(state.spareGoals),
    batch: state.batch,
    chestTunnels: state.chestTunnels.map((kind, slot) =>
      sees(state.chestSeen[slot]) || isShown(state.chestFate[slot]) ? kind : HOLE,
    ),
    chestEffects: state.chestEffects.map((chest, slot) =>
      sees(state.chestSeen[slot]) || state.chestFate[slot] === OPENED ? chest : HOLE,
    ),
    chestSeen: state.chestSeen.slice(),
    chestFate: state.chestFate.slice(),
    spareTunnels: hide(state.spareTunnels),
    spareEffects: hide(state.spareEffects),
    noMaps: state.noMaps,
    deck: hide(state.deck),
    aside: hide(state.aside),
    pile: state.pile.map(entry => pileEntry(entry, bit)),
    hands: viewHands(rules, state, self),
    held: state.held.slice(),
    known: self < 0 ? [] : viewKnown(state, self),
    front: state.front.slice(),
    thieves: state.thieves.slice(),
    vetoSpent: state.vetoSpent,
    pending: state.pending,
    payer: state.payer,
    vetoer: state.vetoer,
    asked: state.asked,
    paths: state.paths,
    laid: state.laid,
    due: state.due,
    drawer: state.drawer,
    changes: state.changes.slice(),
    looked: self === state.mover ? state.looked.slice() : hide(state.looked),
    figuresUsed: state.figuresUsed,
    figureOwners: state.figureOwners.slice(),
    lastLaid: state.lastLaid,
    goldPile: hide(state.goldPile),
    offer: self === state.chooser ? state.offer.slice() : hide(state.offer),
    chooser: state.chooser,
    gold: state.gold.map((nuggets, seat) => (over || seat === self ? nuggets : hasGold(nuggets))),
    goldHeld: state.goldHeld.slice(),
    purse: state.purse.map((count, at) => (over || Math.floor(at / 3) === self ? count : HOLE)),
    windows: sealWindows(state.windows, rules.seats, self < 0 ? undefined : self),
  })
}

function hide(cards: readonly number[]): number[] {
  return cards.map(() => HOLE)
}

/** SB2-21: whether a player has gold is public, how much is not. */
function hasGold(nuggets: number): number {
  return nuggets === 0 ? 0 : HOLE
}

/** What was turned up lies in the maze for all to see; what a rock fall took stays unknown. */
function isShown(fate: number): boolean {
  return fate === SHOWN || fate === OPENED
}

/** SAB-13: open cards for all, hidden ones for who knows them. */
function pileEntry(entry: number, bit: number): number {
  if (!isHiddenInPile(entry)) return entry
  const knows = knowersInPile(entry) & bit
  return knows === 0 ? HOLE : kindInPile(entry) | HIDDEN | (knows << KNOWERS_SHIFT)
}

function viewHands(rules: Rules, state: State, self: number): number[] {
  const hands = Array<number>(rules.seats * HAND).fill(HOLE)
  if (self < 0) return hands
  for (let at = self * HAND; at < (self + 1) * HAND; at++) hands[at] = state.hands[at]
  return hands
}

function viewKnown(state: State, self: number): number[] {
  return state.known
    .filter(entry => (knowersOf(entry) & only(self)) !== 0)
    .map(e => knownBy(e, self))
}
