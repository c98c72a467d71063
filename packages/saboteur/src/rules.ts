import type { Seats } from '@adit/kernel'
import { everyone } from '@adit/kernel'
import { deckOf, type Kind, kindCount, kindOf, kindsOf } from './cards/order.ts'
import { editions, type Switches } from './editions/index.ts'
import { type At, cellAt, NOWHERE, parseCell } from './maze/cells.ts'
import { CONNECTED, HANGING, type Linking, type Maze, openMaze } from './maze/maze.ts'
import { type ClashRule, MOVER_CHOOSES, STAYS } from './maze/reach.ts'
import {
  base,
  championship,
  type Hooks,
  type Module,
  modules,
  noGoldForBroken,
  type Pot,
  type Seams,
  type Stage,
} from './modules/index.ts'
import type { Config } from './options.ts'
import { CHESTS, DEAL, FIRST, GOALS, GOLD, MIDDLE, PLACES, ROLES } from './play/chance-verbs.ts'
import { type Role, roles } from './roles.ts'
import { OVER } from './state.ts'

/** An edition, its modules and the table's options, compiled once into what the rules look up. */
export interface Rules extends Switches, Omit<Seams, 'hand' | 'goals' | 'chests'> {
  readonly seats: number
  readonly everyone: Seats
  /** SAB-23 or SAB-24, as the maze wants it. */
  readonly linking: Linking
  /** SAB-32, as the maze wants it. */
  readonly clash: ClashRule
  /** The draw deck, ascending, and how many of each kind are in it. */
  readonly deck: readonly Kind[]
  readonly copies: readonly number[]
  /** The kinds in it, each once. */
  readonly deckKinds: readonly Kind[]
  readonly pot: readonly Role[]
  readonly handSize: number
  /** The maze at set-up, to be copied; chests drawn by lot are laid into a new one. */
  readonly maze: Maze
  readonly goalCells: readonly At[]
  /** All goals of the box; MIN-41: gold always lies, of the others as many as there is room for. */
  readonly goalKinds: readonly Kind[]
  /** MIN-43: reached goals are turned one by one, in the mover's order. */
  readonly goalsInOrder: boolean
  readonly chestTunnels: readonly Kind[]
  readonly chestsAtRandom: boolean
  readonly postcardAt: At
  /** SAB-07: the seat named to begin, or -1 for a draw of lots. */
  readonly firstSeat: number
  readonly hasVeto: boolean
  /** Whether nuggets change hands besides gold cards (SAB-77). */
  readonly tokens: boolean
  readonly hooks: Hooks
  /** By stage: what the modules do in those of their own. */
  readonly stages: readonly (Stage | undefined)[]
  /** What CHANCE does at the beginning of each round, in this order. */
  readonly opening: readonly number[]
}

const BASE_GOALS = [cellAt(8, -2), cellAt(8, 0), cellAt(8, 2)]
const NEW_GOALS = [cellAt(8, -4), ...BASE_GOALS, cellAt(8, 4)]
export const MIDDLE_AT = cellAt(4, 0)
export const CHESTS_LAID = 4

const CHEST_CELLS = {
  near: [cellAt(2, -2), cellAt(2, 2), cellAt(6, -1), cellAt(6, 1)],
  wide: [cellAt(2, -3), cellAt(2, 3), cellAt(6, -3), cellAt(6, 3)],
  random: [],
} as const

export function compile(config: Config): Rules {
  const used = listModules(config)
  const seams = mergeSeams(used)
  const hooks = mergeHooks(used)
  const edition = editions[config.edition]
  const deck = used.flatMap(deckOfModule).sort((a, b) => a - b)
  const laying = config.connected ? 'linked' : edition.switches.laying
  const talk = config['goal-talk']
  const random = seams.chests && config['chest-places'] === 'random'
  const goalCells = seams.goals === 'base' ? BASE_GOALS : NEW_GOALS
  const chestCells = seams.chests ? CHEST_CELLS[config['chest-places']] : []
  const postcardAt = postcardCell(seams, config)
  return {
    ...edition.switches,
    ...seams,
    laying,
    goalTalk: talk === 'edition' ? edition.switches.goalTalk : talk === 'on',
    seats: config.seats,
    everyone: everyone(config.seats),
    linking: laying === 'linked' ? CONNECTED : HANGING,
    clash: edition.switches.clashIsChosen ? MOVER_CHOOSES : STAYS,
    deck,
    copies: Array.from({ length: kindCount }, (_, kind) => deck.filter(k => k === kind).length),
    deckKinds: [...new Set(deck)],
    pot: fillPot(used, config.seats),
    handSize: seams.hand(config.seats),
    maze: openMaze({ goals: goalCells, chests: chestCells, postcard: postcardAt }),
    goalCells,
    goalKinds: kindsOf('goal', seams.goals),
    goalsInOrder: seams.goals === 'new-goals',
    chestTunnels: seams.chests ? kindsOf('chest-tunnel', 'chests') : [],
    chestsAtRandom: random,
    postcardAt,
    firstSeat: config.first === 'random' ? -1 : config.first,
    hasVeto: config.championship.includes('veto'),
    tokens: used.some(module => module.tokens),
    hooks,
    stages: listStages(used),
    opening: openingOf(seams, hooks, config, random),
  }
}

function listModules(config: Config): readonly Module[] {
  const optional = config['no-gold-for-broken'] ? [noGoldForBroken] : []
  return [
    base,
    ...config.modules.map(name => modules[name]),
    ...config.championship.map(championship),
    ...optional,
  ]
}

/** Later modules replace what the base game has; two that want the same seam are a mistake. */
export function mergeSeams(used: readonly Module[]): Seams {
  const owners = new Map<string, string>()
  const merged: Seams = { ...base.seams }
  for (const module of used) {
    if (module === base) continue
    for (const seam of Object.keys(module.seams)) {
      const owner = owners.get(seam)
      if (owner !== undefined) {
        throw new Error(`seam ${seam} is replaced by both ${owner} and ${module.name}`)
      }
      owners.set(seam, module.name)
    }
    Object.assign(merged, module.seams)
  }
  return merged
}

function deckOfModule(module: Module): readonly Kind[] {
  const single = (module.cards ?? []).map(name => kindNamed(name))
  return [...(module.decks ?? []).flatMap(box => deckOf(box)), ...single]
}

function kindNamed(name: string): Kind {
  const kind = Object.entries(kindOf).find(([other]) => other === name)?.[1]
  if (kind === undefined) throw new Error(`no card is called ${name}`)
  return kind
}

/** The base game's, but for what one module does in its place, and those that all are asked for. */
export function mergeHooks(used: readonly Module[]): Hooks {
  const one = <Name extends keyof Hooks>(name: Name): Hooks[Name] | undefined => {
    const [first, second] = used.filter(module => module !== base && module.hooks?.[name])
    if (second !== undefined) {
      throw new Error(`hook ${name} is filled by both ${first.name} and ${second.name}`)
    }
    return first?.hooks?.[name]
  }
  const asked = used.flatMap(({ hooks }) => hooks?.mayTake ?? [])
  const all: Hooks['mayTake'] = (rules, state, seat) =>
    asked.every(mayTake => mayTake(rules, state, seat))
  return {
    winners: one('winners') ?? base.hooks.winners,
    share: one('share') ?? base.hooks.share,
    bank: one('bank') ?? base.hooks.bank,
    mayTake: asked.length === 0 ? null : all,
  }
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

function postcardCell(seams: Seams, config: Config): At {
  if (seams.postcard === 'none') return NOWHERE
  const cell = parseCell(config.postcard)
  if (!cell.ok) throw new Error(`no cell: ${config.postcard}`)
  return cell.value
}

function openingOf(
  seams: Seams,
  hooks: Hooks,
  config: Config,
  chestsAtRandom: boolean,
): readonly number[] {
  const verbs = [ROLES, GOALS]
  // PLACES lays the maze anew, so the middle card comes after it.
  if (chestsAtRandom) verbs.push(PLACES)
  if (seams.chests) verbs.push(CHESTS)
  if (seams.middleCard) verbs.push(MIDDLE)
  if (hooks.bank.pile.length > 0) verbs.push(GOLD)
  verbs.push(DEAL)
  return config.first === 'random' ? [FIRST, ...verbs] : verbs
}
