import { copyVeto, noVeto, vetoPart } from '../cards/veto-part.ts'
import { cloneMaze } from '../maze/maze.ts'
import { chestsPart, copyChests, noChests } from '../modules/chests/part.ts'
import { copyFigures, figuresPart, noFigures } from '../modules/gathering/part.ts'
import { thievesPart } from '../modules/saboteur-2/part.ts'
import type { Rules } from '../rules.ts'
import type { CoreParts, ModuleParts, State } from '../state.ts'
import { frontPart } from './front.ts'
import { gamePart } from './game.ts'
import { goalsPart } from './goals.ts'
import { goldPart } from './gold.ts'
import { handsPart } from './hands.ts'
import type { Field, Part, Value } from './part.ts'
import { rolesPart } from './roles.ts'
import { roundPart } from './round.ts'
import { turnPart } from './turn.ts'

/** A field and where it is: in the state itself, or in an object of it. */
export interface Place {
  readonly name: string
  readonly field: Field<Value, unknown>
  of(state: State): Record<string, Value>
}

/** Those whose fields are the state's own, in the order in which they are written. */
const core: { readonly [Name in keyof CoreParts]: readonly Place[] } = {
  game: placesIn(gamePart),
  round: placesIn(roundPart),
  turn: placesIn(turnPart),
  roles: placesIn(rolesPart),
  goals: placesIn(goalsPart),
  hands: placesIn(handsPart),
  front: placesIn(frontPart),
  thieves: placesIn(thievesPart),
  gold: placesIn(goldPart),
}

interface Home<P> {
  readonly module: string
  readonly places: readonly Place[]
  /** What all states share that play without it, and a copy of another. */
  readonly none: P
  copy(part: P): P
}

const ofModules: { readonly [Name in keyof ModuleParts]: Home<ModuleParts[Name]> } = {
  chests: {
    module: 'chests',
    places: placesIn(chestsPart, state => state.chests),
    none: noChests,
    copy: copyChests,
  },
  figures: {
    module: 'gathering',
    places: placesIn(figuresPart, state => state.figures),
    none: noFigures,
    copy: copyFigures,
  },
  veto: {
    module: 'veto',
    places: placesIn(vetoPart, state => state.veto),
    none: noVeto,
    copy: copyVeto,
  },
}

function placesIn<P>(
  part: Part<P>,
  of: (state: State) => object = state => state,
): readonly Place[] {
  // Each field has its own name and type, which the compiler does not follow through a list of them.
  return Object.entries(part).map(([name, field]) => ({ name, field, of }) as unknown as Place)
}

/** Every field of what is in play, in the order in which they are written. */
export interface Places {
  readonly all: readonly Place[]
  /** Those that each round begins anew. */
  readonly ofRound: readonly Place[]
}

export function placesWith(modules: readonly string[]): Places {
  const own = Object.values(ofModules).filter(({ module }) => modules.includes(module))
  const all = [...Object.values(core).flat(), ...own.flatMap(({ places }) => places)]
  return { all, ofRound: all.filter(place => !lasting.has(place)) }
}

/** What a turn or the game begins anew, and no round. */
const lasting = new Set([core.game, core.turn, core.gold].flat())

function renew(rules: Rules, state: State, places: readonly Place[]): void {
  for (const { name, field, of } of places) of(state)[name] = field.fresh(rules)
}

/** The table before anything happened: every card in its box. */
export function setTable(rules: Rules): State {
  // The fields of all parts are all that a state has besides the maze.
  const state = {} as State
  clearTable(rules, state)
  renew(rules, state, rules.places.all)
  const { chests, figures, veto } = state
  // What is read from text has the form that a literal with its fields has, and so every copy. In another
  // `cloneState` would have to tell two apart, and would copy a third slower from then on.
  return Object.assign(JSON.parse(JSON.stringify(state)), { chests, figures, veto })
}

/** SAB-61: all cards but the gold that players won come back into their boxes. */
export function clearTable(rules: Rules, state: State): void {
  state.maze = cloneMaze(rules.maze)
  const { chests, figures, veto } = ofModules
  state.chests = freshPart(rules, chests)
  state.figures = freshPart(rules, figures)
  state.veto = freshPart(rules, veto)
  renew(rules, state, rules.places.ofRound)
}

/** Its fields are set at once; what they are until then does not matter. */
function freshPart<P>({ modules }: Rules, { module, none, copy }: Home<P>): P {
  return modules.includes(module) ? copy(none) : none
}
