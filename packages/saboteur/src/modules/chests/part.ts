import type { Seats } from '@adit/kernel'
import { packed } from '../../cards/order.ts'
import { cacheKinds } from '../../cards/pieces.ts'
import { NOWHERE } from '../../maze/cells.ts'
import type { Maze } from '../../maze/maze.ts'
import { any, one } from '../../parts/lines.ts'
import { evenly, hide, hideUnless, open, type Part, secret, without } from '../../parts/part.ts'
import { fill, mixPool, startPool, takeOutShown } from '../../sight/pool.ts'
import { CLOSED, HOLE, OPENED, SETUP, SHOWN } from '../../signs.ts'
import type { State } from '../../state.ts'
import {
  type Codec,
  fateWord,
  kindWord,
  named,
  numberWord,
  orHidden,
  seatsWord,
} from '../../text/words.ts'
import type { Hooks } from '../hooks.ts'
import { chests } from './contents.ts'

/** Chest places, and what is in them. */
export interface ChestsPart {
  /** By slot: the special tunnel card and the chest under it, and who looked. */
  tunnels: number[]
  effects: number[]
  seen: Seats[]
  /** By slot: CLOSED, SHOWN, OPENED or GONE. */
  fate: number[]
  spareTunnels: number[]
  spareEffects: number[]
  /** MIN-62: 1 when no map may look at goals any more. */
  noMaps: number
  /** MIN-89: the chests that change the turn's draw. */
  changes: number[]
}

export const chestName: Codec = named(chests.map(chest => chest.name))
const chestWord = orHidden(chestName)

const allChests = packed(chests.keys())

export const chestsPart: Part<ChestsPart> = {
  tunnels: secret(
    [],
    any('chest tunnels', kindWord, unknown),
    (tunnels, { sees }, { seen, fate }) =>
      hideUnless(tunnels, slot => sees(seen[slot]) || isShown(fate[slot])),
  ),
  effects: secret([], any('chests', chestWord, unknown), (effects, { sees }, { seen, fate }) =>
    hideUnless(effects, slot => sees(seen[slot]) || fate[slot] === OPENED),
  ),
  seen: open(
    [],
    any('chests known', seatsWord, ({ chests }) => chests.tunnels.map(() => 0)),
  ),
  fate: open(
    [],
    any('chest fates', fateWord, ({ chests }) => chests.tunnels.map(() => 0)),
  ),
  spareTunnels: secret(
    () => cacheKinds.slice(),
    any('spare chest tunnels', kindWord, ({ chests }) => left(cacheKinds, chests.tunnels)),
    hide,
  ),
  spareEffects: secret(
    () => allChests.slice(),
    any('spare chests', chestWord, state => left(allChests, state.chests.effects)),
    hide,
  ),
  noMaps: open(0, one('no maps', numberWord)),
  changes: open([], any('changed draws', chestWord)),
}

/** Once they are dealt there is something in every place, also where a position does not say what. */
function unknown({ maze, stage }: State): number[] {
  return stage === SETUP ? [] : evenly(maze.caches.length, HOLE)
}

/** What is left in the box; as many cards, if it is not known which lie in the maze. */
function left(box: readonly number[], laid: readonly number[]): number[] {
  return laid.includes(HOLE) ? evenly(box.length - laid.length, HOLE) : without(box, laid)
}

export const noChests: ChestsPart = {
  tunnels: [],
  effects: [],
  seen: [],
  fate: [],
  spareTunnels: [],
  spareEffects: [],
  noMaps: 0,
  changes: [],
}

export function copyChests(part: ChestsPart): ChestsPart {
  return {
    tunnels: part.tunnels.slice(),
    effects: part.effects.slice(),
    seen: part.seen.slice(),
    fate: part.fate.slice(),
    spareTunnels: part.spareTunnels.slice(),
    spareEffects: part.spareEffects.slice(),
    noMaps: part.noMaps,
    changes: part.changes.slice(),
  }
}

/** What was turned up lies in the maze for all to see; what a rock fall took stays unknown. */
function isShown(fate: number): boolean {
  return fate === SHOWN || fate === OPENED
}

export const partHooks: Partial<Hooks> = {
  imagine({ chests: part }) {
    dealOut(cacheKinds, part.tunnels, part.spareTunnels)
    dealOut(allChests, part.effects, part.spareEffects)
  },
  cardsApart: ({ chests: part }) => [...part.tunnels, ...part.spareTunnels],
  nonsense({ chests: part, maze, stage }) {
    const known = [...part.effects, ...part.spareEffects].filter(chest => chest >= 0)
    const twice = known.find((chest, at) => known.indexOf(chest) < at)
    if (twice !== undefined) {
      return { rule: 'MIN-51', key: 'position-chest-twice', slots: { chest: chests[twice].name } }
    }
    const field = unevenField(part, maze, stage)
    return field === undefined ? undefined : { key: 'position-bad-field', slots: { field } }
  },
}

/** The field that does not say the same of every place; before the deal there may be none. */
function unevenField(part: ChestsPart, { caches }: Maze, stage: number): string | undefined {
  const places = stage === SETUP ? part.tunnels.length : caches.length
  const isUneven = (list: readonly unknown[]): boolean => list.length !== places
  if (isUneven(part.tunnels)) return 'chest tunnels'
  if (isUneven(part.effects)) return 'chests'
  if (isUneven(part.seen)) return 'chests known'
  const isClosed = (slot: number): boolean => caches[slot] !== NOWHERE
  // Shown, it lies in its place until it is turned.
  const lies = (fate: number, slot: number): boolean =>
    fate === SHOWN || (fate === CLOSED) === isClosed(slot)
  return isUneven(part.fate) || !part.fate.every(lies) ? 'chest fates' : undefined
}

/** Why a position with them makes no sense. */
export const chestRefusals = ['position-chest-twice'] as const

function dealOut(all: readonly number[], laid: number[], spare: number[]): void {
  startPool(all)
  takeOutShown(laid)
  mixPool()
  fill(laid)
  fill(spare)
}
