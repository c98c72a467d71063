import { copyVeto, noVeto, type VetoPart } from './cards/veto-part.ts'
import { cloneMaze, type Maze } from './maze/maze.ts'
import { type ChestsPart, copyChests, noChests } from './modules/chests/part.ts'
import { copyFigures, type FiguresPart, noFigures } from './modules/gathering/part.ts'
import type { FrontPart } from './parts/front.ts'
import type { GamePart } from './parts/game.ts'
import type { GoalsPart } from './parts/goals.ts'
import type { GoldPart } from './parts/gold.ts'
import type { HandsPart } from './parts/hands.ts'
import type { RolesPart } from './parts/roles.ts'
import type { RoundPart } from './parts/round.ts'
import type { TurnPart } from './parts/turn.ts'

export * from './signs.ts'

/** The core's parts, whose fields are the state's own. */
export interface CoreParts {
  readonly game: GamePart
  readonly round: RoundPart
  readonly turn: TurnPart
  readonly roles: RolesPart
  readonly goals: GoalsPart
  readonly hands: HandsPart
  readonly front: FrontPart
  readonly gold: GoldPart
}

/** Those of modules: each is an object, which all states share where it is not in play. */
export interface ModuleParts {
  chests: ChestsPart
  figures: FiguresPart
  veto: VetoPart
}

/**
 * The whole table, plain JSON. A view has the same shape; what a viewer may not know is a HOLE.
 * Masks are sets of seats. Lists of cards have their top at the end. This is the list of its parts;
 * what there is to say of a field stands in its part's file.
 */
export interface State
  extends ModuleParts,
    GamePart,
    RoundPart,
    TurnPart,
    RolesPart,
    GoalsPart,
    HandsPart,
    FrontPart,
    GoldPart {
  maze: Maze
}

/**
 * What has all its fields, in the form that a copy has: in another every reader would have to tell two
 * apart. `cloneState` itself would be the first such reader, and copies a third slower from then on.
 */
export function formState(parts: State): State {
  return {
    maze: parts.maze,
    stage: parts.stage,
    chance: parts.chance,
    round: parts.round,
    first: parts.first,
    mover: parts.mover,
    heading: parts.heading,
    last: parts.last,
    lap: parts.lap,
    dry: parts.dry,
    passed: parts.passed,
    ending: parts.ending,
    finisher: parts.finisher,
    latest: parts.latest,
    latestBy: parts.latestBy,
    roles: parts.roles,
    spare: parts.spare,
    spareSeen: parts.spareSeen,
    given: parts.given,
    givenSeen: parts.givenSeen,
    sawRoles: parts.sawRoles,
    goals: parts.goals,
    goalSeen: parts.goalSeen,
    spareGoals: parts.spareGoals,
    batch: parts.batch,
    deck: parts.deck,
    aside: parts.aside,
    pile: parts.pile,
    hands: parts.hands,
    held: parts.held,
    known: parts.known,
    front: parts.front,
    thieves: parts.thieves,
    veto: parts.veto,
    pending: parts.pending,
    paths: parts.paths,
    laid: parts.laid,
    due: parts.due,
    drawer: parts.drawer,
    chests: parts.chests,
    looked: parts.looked,
    figures: parts.figures,
    lastLaid: parts.lastLaid,
    goldPile: parts.goldPile,
    offer: parts.offer,
    chooser: parts.chooser,
    gold: parts.gold,
    goldHeld: parts.goldHeld,
    purse: parts.purse,
    windows: parts.windows,
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
    given: copyFew(state.given),
    givenSeen: copyFew(state.givenSeen),
    sawRoles: copyFew(state.sawRoles),
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
    veto: state.veto === noVeto ? noVeto : copyVeto(state.veto),
    pending: state.pending,
    paths: state.paths,
    laid: state.laid,
    due: state.due,
    drawer: state.drawer,
    chests: state.chests === noChests ? noChests : copyChests(state.chests),
    looked: copyFew(state.looked),
    figures: state.figures === noFigures ? noFigures : copyFigures(state.figures),
    lastLaid: state.lastLaid,
    goldPile: state.goldPile.slice(),
    offer: copyFew(state.offer),
    chooser: state.chooser,
    gold: state.gold.slice(),
    goldHeld: state.goldHeld.slice(),
    purse: state.purse.slice(),
    windows: state.windows.slice(),
  }
}

/** Of a list that is empty most of the time: a new one costs less than a copy of nothing. */
function copyFew(list: number[]): number[] {
  return list.length === 0 ? [] : list.slice()
}
