import { everyone, type Seats } from '@adit/kernel'
import type { Action } from './cards/card.ts'
import { actions, deckOf } from './cards/index.ts'
import { type Kind, kindCount, kindOf, kindsOf, packed } from './cards/order.ts'
import { editions, type Switches } from './editions/editions.ts'
import type { Way } from './legal/way.ts'
import type { At } from './maze/cells.ts'
import { CONNECTED, HANGING, type Layout, type Linking, type Maze, openMaze } from './maze/maze.ts'
import { fillIn, type Hooks, joinHooks, type Stage } from './modules/hooks.ts'
import {
  askOf,
  base,
  championship,
  drawOf,
  type Module,
  modules,
  noGoldForBroken,
  type Pot,
  type Seams,
  wayOf,
} from './modules/index.ts'
import type { Config } from './options.ts'
import { type Places, placesWith } from './parts/index.ts'
import type { Ask } from './play/asks.ts'
import { type Draw, verbOf } from './play/draw.ts'
import type { Meeting } from './play/goals.ts'
import type { Reachable } from './play/reachable.ts'
import { type Role, roles } from './roles.ts'
import { OVER } from './state.ts'

/** An edition, its modules and the table's options, compiled once into what the rules look up. */
export interface Rules extends Switches, Omit<Seams, 'hand' | 'goals'> {
  /** The names of the modules in play, for who shows the table; no rule asks them. */
  readonly modules: readonly string[]
  /** The fields of a state that are in play. */
  readonly places: Places
  readonly seats: number
  readonly everyone: Seats
  /** SAB-23 or SAB-24, as the maze wants it. */
  readonly linking: Linking
  /** What each card of the hand is, by kind. */
  readonly actions: readonly Action[]
  /** What else can be done with a turn; of those not in play, `wayOf` knows why not. */
  readonly ways: readonly Way[]
  readonly wayOf: readonly (Way | undefined)[]
  readonly askOf: readonly Ask[]
  readonly hooks: Hooks
  /** By stage: what the modules do in those of their own. */
  readonly stages: readonly (Stage | undefined)[]
  /** The draw deck, ascending, and how many of each kind are in it. */
  readonly deck: readonly Kind[]
  readonly copies: Int8Array
  /** The kinds in it, each once. */
  readonly deckKinds: readonly Kind[]
  readonly pot: readonly Role[]
  readonly handSize: number
  /** The maze at set-up, to be copied; what is drawn by lot is laid into a new one. */
  readonly maze: Maze
  readonly layout: Layout
  /** Cells that a module laid something on, or will. */
  readonly claimed: readonly At[]
  readonly goalCells: readonly At[]
  /** All goals of the box; MIN-41: gold always lies, of the others as many as there is room for. */
  readonly goalKinds: readonly Kind[]
  /** MIN-43: reached goals are turned one by one, in the mover's order. */
  readonly goalsInOrder: boolean
  readonly reachables: readonly Reachable[]
  readonly meetings: Readonly<Record<number, Meeting>>
  /** SAB-07: the seat named to begin, or -1 for a draw of lots. */
  readonly firstSeat: number
  /** How often one seat may be asked about one turn. */
  readonly answersPerSeat: number
  /** Whether nuggets change hands besides gold cards (SAB-77). */
  readonly tokens: boolean
  /** What CHANCE does at the beginning of each round, in this order. */
  readonly opening: readonly number[]
  readonly drawOf: readonly Draw[]
}

export function compile(config: Config): Rules {
  const used = listModules(config)
  const names = used.map(({ name }) => name)
  const seams = mergeSeams(used)
  const hooks = joinHooks(base.hooks, used.slice(1))
  const edition = editions[config.edition]
  const deck = packed(used.flatMap(deckOfModule).sort((a, b) => a - b))
  const laying = config.connected ? 'linked' : edition.switches.laying
  const talk = config['goal-talk']
  const { cells: goalCells, box, inOrder } = seams.goals
  const layout: Layout = { goals: goalCells }
  const meetings: Record<number, Meeting> = {}
  const claimed: At[] = []
  for (const module of used) {
    const { claims = [], ...places } = module.layout?.(config) ?? {}
    Object.assign(layout, places)
    Object.assign(meetings, module.meetings)
    claimed.push(...claims, ...(places.landmark === undefined ? [] : [places.landmark]))
  }
  return {
    ...edition.switches,
    ...seams,
    laying,
    goalTalk: talk === 'edition' ? edition.switches.goalTalk : talk === 'on',
    modules: names,
    places: placesWith(names),
    seats: config.seats,
    everyone: everyone(config.seats),
    linking: laying === 'linked' ? CONNECTED : HANGING,
    actions,
    ways: used.flatMap(module => module.ways ?? []),
    wayOf,
    askOf,
    hooks,
    stages: listStages(used),
    deck,
    copies: Int8Array.from({ length: kindCount }, (_, kind) => deck.filter(k => k === kind).length),
    deckKinds: packed(new Set(deck)),
    pot: packed(fillPot(used, config.seats)),
    handSize: seams.hand(config.seats),
    layout,
    maze: openMaze(layout),
    claimed,
    goalCells,
    goalKinds: kindsOf('goal', box),
    goalsInOrder: inOrder,
    reachables: used
      .flatMap(({ reach }) => reach ?? [])
      .sort((one, other) => one.order - other.order),
    meetings,
    firstSeat: config.first === 'random' ? -1 : config.first,
    answersPerSeat: used.reduce((sum, module) => sum + (module.answersPerSeat ?? 0), 0),
    tokens: used.some(module => module.tokens),
    opening: openingOf(hooks, used, config),
    drawOf,
  }
}

/** Those in use, in the order in which they have their say. */
export function listModules(config: Config): readonly Module[] {
  const optional = config['no-gold-for-broken'] ? [noGoldForBroken] : []
  return [
    base,
    ...config.modules.map(name => modules[name]),
    ...config.championship.map(championship),
    ...optional,
  ]
}

/** Later modules replace what the base game has. */
export function mergeSeams(used: readonly Module[]): Seams {
  const others = used.filter(module => module !== base)
  return fillIn<Seams>(
    'seam',
    base.seams,
    others.map(({ name, seams }) => ({ name, values: seams })),
  )
}

function deckOfModule(module: Module): readonly Kind[] {
  const single = (module.cards ?? []).map(name => kindOf[name])
  return [...(module.decks ?? []).flatMap(box => deckOf(box)), ...single]
}

function listStages(used: readonly Module[]): readonly (Stage | undefined)[] {
  const stages = Array<Stage | undefined>(OVER).fill(undefined)
  for (const stage of used.flatMap(module => module.stages ?? [])) stages[stage.stage] = stage
  return stages
}

function fillPot(used: readonly Module[], seats: number): Role[] {
  let pot: Pot = {}
  for (const module of used) pot = module.pot?.(seats, pot) ?? pot
  return roles.flatMap(({ name }, role) => Array<Role>(pot[name] ?? 0).fill(role))
}

function openingOf(hooks: Hooks, used: readonly Module[], config: Config): readonly number[] {
  const names = used.flatMap(({ opening }) => opening?.(config) ?? [])
  if (hooks.bank.pile.length > 0) names.push('gold')
  const rank = (verb: number): number => drawOf[verb].opens ?? 0
  return names.map(name => verbOf[name]).sort((one, other) => rank(one) - rank(other))
}
