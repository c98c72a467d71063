import { cloneVeto, type VetoPart } from './cards/veto-part.ts'
import { cloneMaze, type Maze } from './maze/maze.ts'
import { type ChestsPart, cloneChests } from './modules/chests/part.ts'
import { cloneFigures, type FiguresPart } from './modules/gathering/part.ts'
import type { FrontPart } from './parts/front.ts'
import type { GamePart } from './parts/game.ts'
import type { GoalsPart } from './parts/goals.ts'
import type { GoldPart } from './parts/gold.ts'
import type { HandsPart } from './parts/hands.ts'
import type { RolesPart } from './parts/roles.ts'
import type { RoundPart } from './parts/round.ts'
import type { TurnPart } from './parts/turn.ts'

export * from './signs.ts'

/**
 * The whole table, plain JSON. A view has the same shape; what a viewer may not know is a HOLE.
 * Masks are sets of seats. Lists of cards have their top at the end. This is the list of its parts;
 * what there is to say of a field stands in its part's file.
 */
export interface State
  extends GamePart,
    RoundPart,
    TurnPart,
    HandsPart,
    FrontPart,
    RolesPart,
    GoalsPart,
    GoldPart {
  maze: Maze
  chests: ChestsPart
  figures: FiguresPart
  veto: VetoPart
}

/** The core's parts, each by itself, and the modules' own. */
export interface StateParts extends Pick<State, 'maze' | 'chests' | 'figures' | 'veto'> {
  readonly game: GamePart
  readonly round: RoundPart
  readonly turn: TurnPart
  readonly hands: HandsPart
  readonly front: FrontPart
  readonly roles: RolesPart
  readonly goals: GoalsPart
  readonly gold: GoldPart
}

/** One state of them, of the same form as a copy: a spread would cost three times as much. */
export function joinParts(parts: StateParts): State {
  return {
    maze: parts.maze,
    stage: parts.game.stage,
    chance: parts.game.chance,
    round: parts.game.round,
    first: parts.game.first,
    mover: parts.turn.mover,
    heading: parts.round.heading,
    last: parts.game.last,
    lap: parts.round.lap,
    dry: parts.turn.dry,
    passed: parts.turn.passed,
    ending: parts.round.ending,
    finisher: parts.round.finisher,
    latest: parts.game.latest,
    latestBy: parts.game.latestBy,
    roles: parts.roles.roles,
    spare: parts.roles.spare,
    spareSeen: parts.roles.spareSeen,
    given: parts.roles.given,
    givenSeen: parts.roles.givenSeen,
    sawRoles: parts.roles.sawRoles,
    goals: parts.goals.goals,
    goalSeen: parts.goals.goalSeen,
    spareGoals: parts.goals.spareGoals,
    batch: parts.goals.batch,
    deck: parts.hands.deck,
    aside: parts.hands.aside,
    pile: parts.hands.pile,
    hands: parts.hands.hands,
    held: parts.hands.held,
    known: parts.hands.known,
    front: parts.front.front,
    thieves: parts.front.thieves,
    veto: parts.veto,
    pending: parts.turn.pending,
    paths: parts.turn.paths,
    laid: parts.turn.laid,
    due: parts.turn.due,
    drawer: parts.turn.drawer,
    chests: parts.chests,
    looked: parts.hands.looked,
    figures: parts.figures,
    lastLaid: parts.round.lastLaid,
    goldPile: parts.gold.goldPile,
    offer: parts.gold.offer,
    chooser: parts.round.chooser,
    gold: parts.gold.gold,
    goldHeld: parts.gold.goldHeld,
    purse: parts.gold.purse,
    windows: parts.game.windows,
  }
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
    deck: state.deck.slice(),
    aside: state.aside.slice(),
    pile: state.pile.slice(),
    hands: state.hands.slice(),
    held: state.held.slice(),
    known: state.known.slice(),
    front: state.front.slice(),
    thieves: state.thieves.slice(),
    veto: cloneVeto(state.veto),
    pending: state.pending,
    paths: state.paths,
    laid: state.laid,
    due: state.due,
    drawer: state.drawer,
    chests: cloneChests(state.chests),
    looked: state.looked.slice(),
    figures: cloneFigures(state.figures),
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
