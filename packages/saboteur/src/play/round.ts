import { type Emit, leftOf } from '@adit/kernel'
import type { Event } from '../events.ts'
import { NOWHERE } from '../maze/cells.ts'
import { cloneMaze } from '../maze/maze.ts'
import type { Rules } from '../rules.ts'
import { GOING_ON, HAND, HOLE, NO_MOVE, OVER, ROUND_OVER, SETUP, type State } from '../state.ts'
import { chests } from '../treasure.ts'
import { ROLES } from './chance-verbs.ts'

/** SAB-61 */
const ROUNDS = 3

/** The table before anything happened: every card in its box. */
export function setTable(rules: Rules): State {
  const { seats } = rules
  const each = (value: number): number[] => Array<number>(seats).fill(value)
  const state: State = {
    maze: rules.maze,
    stage: SETUP,
    chance: rules.opening[0],
    round: 1,
    first: Math.max(0, rules.firstSeat),
    mover: Math.max(0, rules.firstSeat),
    heading: 1,
    last: 0,
    lap: 0,
    dry: 0,
    passed: 0,
    ending: GOING_ON,
    finisher: -1,
    latest: -1,
    latestBy: -1,
    roles: [],
    spare: [],
    spareSeen: [],
    given: [],
    givenSeen: [],
    sawRoles: [],
    goals: [],
    goalSeen: [],
    spareGoals: [],
    batch: 0,
    chestTunnels: [],
    chestEffects: [],
    chestSeen: [],
    chestFate: [],
    spareTunnels: [],
    spareEffects: [],
    noMaps: 0,
    deck: [],
    aside: [],
    pile: [],
    hands: Array<number>(seats * HAND).fill(HOLE),
    held: each(0),
    known: [],
    front: each(0),
    thieves: [],
    vetoSpent: 0,
    pending: NO_MOVE,
    payer: -1,
    vetoer: -1,
    asked: 0,
    paths: 0,
    laid: 0,
    due: 0,
    drawer: 0,
    changes: [],
    looked: [],
    figuresUsed: 0,
    figureOwners: [-1, -1],
    lastLaid: NOWHERE,
    goldPile: [...rules.hooks.bank.pile],
    offer: [],
    chooser: -1,
    gold: each(rules.stake),
    goldHeld: each(0),
    purse: Array<number>(seats * 3).fill(0),
    windows: [],
  }
  gather(rules, state)
  return state
}

/** SAB-61: all cards but the gold that players won come back into their boxes. */
function gather(rules: Rules, state: State): void {
  state.maze = cloneMaze(rules.maze)
  state.roles = Array<number>(rules.seats).fill(HOLE)
  state.spare = [...rules.pot]
  state.spareSeen = rules.pot.map(() => 0)
  state.given = []
  state.givenSeen = []
  state.sawRoles = []
  state.goals = rules.goalCells.map(() => HOLE)
  state.goalSeen = rules.goalCells.map(() => 0)
  state.spareGoals = [...rules.goalKinds]
  state.chestTunnels = []
  state.chestEffects = []
  state.chestSeen = []
  state.chestFate = []
  state.spareTunnels = [...rules.chestTunnels]
  state.spareEffects = rules.chestTunnels.length > 0 ? [...chests.keys()] : []
  state.noMaps = 0
  state.deck = [...rules.deck]
  state.aside = []
  state.pile = []
  state.hands.fill(HOLE)
  state.held.fill(0)
  state.known = []
  state.front.fill(0)
  state.thieves = []
  state.vetoSpent = 0
  state.changes = []
  state.figuresUsed = 0
  state.figureOwners = [-1, -1]
  state.lastLaid = NOWHERE
  state.heading = 1
  state.lap = 0
  state.ending = GOING_ON
  state.finisher = -1
  state.chooser = -1
}

/**
 * After the gold is shared: the end of the game, or a wait for CHANCE. The table stays as it lies,
 * roles shown, until she deals the next roles.
 */
export function endRound(state: State, emit?: Emit<Event>): void {
  if (state.round < ROUNDS) {
    state.chance = ROLES
    return
  }
  state.stage = OVER
  emit?.({ type: 'game-ended', gold: state.gold.slice() })
}

/** The first round, or the next one after the table was cleared. */
export function beginRound(rules: Rules, state: State, emit?: Emit<Event>): void {
  if (state.stage === ROUND_OVER) {
    state.round++
    // SAB-62, CHM-36: clockwise, whatever the direction of play was.
    state.first = leftOf(state.last, rules.seats)
    state.mover = state.first
    state.stage = SETUP
    gather(rules, state)
  }
  emit?.({ type: 'round-begun', round: state.round, seat: state.first, deck: state.deck.length })
}
