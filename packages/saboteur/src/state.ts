import type { Seat, Seats, Windows } from '@adit/kernel'
import type { At } from './maze/cells.ts'
import { cloneMaze, type Maze } from './maze/maze.ts'
import type { PlayerMove } from './moves.ts'

/** In views: something is there, unknown to the viewer. In lists: nothing is there. */
export { HOLE } from '@adit/kernel'

/** Places for cards in a hand; more than any hand can grow to (SAB-72, MIN-89). */
export const HAND = 10

/** What comes next when no window is open and CHANCE owes nothing (flow.ts). */
export const SETUP = 0
export const TURN_DUE = 1
/** CHM-22: the pathfinder's first or second card. */
export const PATH_DUE = 2
/** SAB-70: what a placement caused is being settled. */
export const SETTLING = 3
/** The draws at the end of a turn, then those that chests changed. */
export const DRAWING = 4
export const DRAWING_ON = 5
export const TURN_OVER = 6
/** From here on all roles are shown (SAB-51). */
export const SHARING = 7
/** SAB-54: gold cards go round. */
export const CHOOSING = 8
export const STEALING = 9
export const ROUND_OVER = 10
export const OVER = 11

/** How a round ended. */
export const GOING_ON = 0
export const GOLD_REACHED = 1
export const SPIDER_REACHED = 2
export const CARDS_SPENT = 3

/** What lies in front of a player: a bit each. */
export const BROKEN = 7
export const TRAP = 8
export const THIEF = 16

/** What became of a chest place: face down, its tunnel shown, chest opened, taken by a rock fall. */
export const CLOSED = 0
export const SHOWN = 1
export const OPENED = 2
export const GONE = 3

/** In masks of who has seen something: everybody, spectators too. */
export const OPEN = 1 << 15

export const NO_MOVE = -1 as PlayerMove

/** The pile: a card all have seen is its kind; a hidden one carries this bit, and who knows it. */
export const HIDDEN = 1 << 7
export const KNOWERS_SHIFT = 8

/**
 * The whole table, plain JSON. A view has the same shape; what a viewer may not know is a HOLE.
 * Masks are sets of seats. Lists of cards have their top at the end.
 */
export interface State {
  maze: Maze
  stage: number
  /** The verb of the CHANCE move that is waited for (chance-verbs.ts), 0 if none. */
  chance: number
  /** 1, 2, 3 (SAB-61). */
  round: number
  /** The round's first player. */
  first: Seat
  mover: Seat
  /** 1 clockwise, -1 after a turn-about (CHM-20). */
  heading: number
  /** SAB-62: who last took a turn with a card. */
  last: Seat
  /** SAB-50: passes in a row, all begun with the deck empty. */
  lap: number
  /** 1 if the deck was empty when this turn began. */
  dry: number
  /** 1 if this turn is a pass (SAB-73). */
  passed: number
  /** How the round ended, and who completed the tunnel if it did so with gold. */
  ending: number
  finisher: Seat

  /** The last move made openly, without what it hides (public-form.ts), and whose it was. */
  latest: number
  latestBy: Seat

  roles: number[]
  /** SB2-58: leftover or set-aside roles, and who knows each. */
  spare: number[]
  spareSeen: Seats[]
  /** Roles given up by swap hats, out for the round, and who knows each. */
  given: number[]
  givenSeen: Seats[]
  /** SAB-75: what was seen of roles (knowledge.ts), as seen then. */
  sawRoles: number[]

  /** By slot of the maze: the kind, and who looked. Then the goals that stay out (MIN-41). */
  goals: number[]
  goalSeen: Seats[]
  spareGoals: number[]
  /** SAB-33: slots of goals reached at once and still to be turned, one bit each. */
  batch: number

  /** By slot: the special tunnel card and the chest under it, and who looked. */
  chestTunnels: number[]
  chestEffects: number[]
  chestSeen: Seats[]
  /** By slot: CLOSED, SHOWN, OPENED or GONE. */
  chestFate: number[]
  spareTunnels: number[]
  spareEffects: number[]
  /** MIN-62: 1 when no map may look at goals any more. */
  noMaps: number

  deck: number[]
  /** SB2-02 */
  aside: number[]
  pile: number[]
  /** HAND places a seat, ascending, HOLE behind; how many; and what others know of them. */
  hands: number[]
  held: number[]
  known: number[]
  /** Broken tools, trap and thief by seat; then the thieves' owners in the order played. */
  front: number[]
  thieves: Seat[]
  /** CHM-191: 1 while all know that nobody can hold the veto. */
  vetoSpent: number

  /** The card just played, while others may stop it or are asked to pay. */
  pending: PlayerMove
  /** Who pays the toll for it; -1 is the mover. */
  payer: Seat
  /** CHM-33: who stopped it and draws last; -1 if nobody did. */
  vetoer: Seat
  /** MIN-81: who was asked to pay this turn. */
  asked: Seats
  /** CHM-22: cards the pathfinder may still lay; tunnel cards that left the hand this turn. */
  paths: number
  laid: number
  /** The turn's draw: how many, by whom, and the chests that change it (MIN-89). */
  due: number
  drawer: Seat
  changes: number[]
  /** Cards taken up to keep one of, in their old order. */
  looked: number[]

  /** MIN-11: figures placed this round, and whose they are. */
  figuresUsed: number
  figureOwners: Seat[]
  /** CHM-23: where the tunnel card laid last lies. */
  lastLaid: At

  goldPile: number[]
  /** SAB-54: the gold cards that go round. */
  offer: number[]
  chooser: Seat
  /** SAB-77: each player's fortune in nuggets; of it, gold cards by number and by value. */
  gold: number[]
  goldHeld: number[]
  purse: number[]

  windows: Windows
}

/** By hand, field by field: a copy is made for every world a bot imagines. */
export function cloneState(state: State): State {
  return {
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
    roles: state.roles.slice(),
    spare: state.spare.slice(),
    spareSeen: state.spareSeen.slice(),
    given: state.given.slice(),
    givenSeen: state.givenSeen.slice(),
    sawRoles: state.sawRoles.slice(),
    goals: state.goals.slice(),
    goalSeen: state.goalSeen.slice(),
    spareGoals: state.spareGoals.slice(),
    batch: state.batch,
    chestTunnels: state.chestTunnels.slice(),
    chestEffects: state.chestEffects.slice(),
    chestSeen: state.chestSeen.slice(),
    chestFate: state.chestFate.slice(),
    spareTunnels: state.spareTunnels.slice(),
    spareEffects: state.spareEffects.slice(),
    noMaps: state.noMaps,
    deck: state.deck.slice(),
    aside: state.aside.slice(),
    pile: state.pile.slice(),
    hands: state.hands.slice(),
    held: state.held.slice(),
    known: state.known.slice(),
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
    looked: state.looked.slice(),
    figuresUsed: state.figuresUsed,
    figureOwners: state.figureOwners.slice(),
    lastLaid: state.lastLaid,
    goldPile: state.goldPile.slice(),
    offer: state.offer.slice(),
    chooser: state.chooser,
    gold: state.gold.slice(),
    goldHeld: state.goldHeld.slice(),
    purse: state.purse.slice(),
    windows: state.windows.slice(),
  }
}
