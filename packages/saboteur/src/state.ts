import { copyVeto, noVeto, type VetoPart } from './cards/veto-part.ts'
import { cloneMaze, type Maze } from './maze/maze.ts'
import { type ChestsPart, copyChests, noChests } from './modules/chests/part.ts'
import { copyFigures, type FiguresPart, noFigures } from './modules/gathering/part.ts'
import type { ThievesPart } from './modules/saboteur-2/part.ts'
import type { FrontPart } from './parts/front.ts'
import type { GamePart } from './parts/game.ts'
import type { GoalsPart } from './parts/goals.ts'
import type { GoldPart } from './parts/gold.ts'
import type { HandsPart } from './parts/hands.ts'
import type { RolesPart } from './parts/roles.ts'
import type { RoundPart } from './parts/round.ts'
import type { TurnPart } from './parts/turn.ts'

export * from './signs.ts'

/** Those whose fields are the state's own: the core's, and the thieves. */
export interface CoreParts {
  readonly game: GamePart
  readonly round: RoundPart
  readonly turn: TurnPart
  readonly roles: RolesPart
  readonly goals: GoalsPart
  readonly hands: HandsPart
  readonly front: FrontPart
  readonly thieves: ThievesPart
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
    ThievesPart,
    GoldPart {
  maze: Maze
}

/**
 * By hand, field by field: a copy is made for every world a bot imagines. In the order in which a table
 * is set (parts/index.ts), so that one form is read.
 */
export function cloneState(state: State): State {
  return {
    maze: cloneMaze(state.maze),
    chests: state.chests === noChests ? noChests : copyChests(state.chests),
    figures: state.figures === noFigures ? noFigures : copyFigures(state.figures),
    veto: state.veto === noVeto ? noVeto : copyVeto(state.veto),
    heading: state.heading,
    lap: state.lap,
    ending: state.ending,
    finisher: state.finisher,
    chooser: state.chooser,
    lastLaid: state.lastLaid,
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
    looked: copyFew(state.looked),
    front: state.front.slice(),
    thieves: state.thieves.slice(),
    stage: state.stage,
    chance: state.chance,
    round: state.round,
    first: state.first,
    last: state.last,
    latest: state.latest,
    latestBy: state.latestBy,
    windows: state.windows.slice(),
    mover: state.mover,
    dry: state.dry,
    passed: state.passed,
    pending: state.pending,
    paths: state.paths,
    laid: state.laid,
    due: state.due,
    drawer: state.drawer,
    goldPile: state.goldPile.slice(),
    offer: copyFew(state.offer),
    gold: state.gold.slice(),
    goldHeld: state.goldHeld.slice(),
    purse: state.purse.slice(),
  }
}

/** Of a list that is empty most of the time: a new one costs less than a copy of nothing. */
function copyFew(list: number[]): number[] {
  return list.length === 0 ? [] : list.slice()
}
