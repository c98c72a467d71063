import type { Seats } from '@adit/kernel'
import { packed } from '../../cards/order.ts'
import { cacheKinds } from '../../cards/pieces.ts'
import { any, one } from '../../parts/lines.ts'
import { hide, isInPlay, type Part, without } from '../../parts/part.ts'
import { fill, mixPool, startPool, takeOutShown } from '../../sight/pool.ts'
import { HOLE, OPENED, SHOWN } from '../../signs.ts'
import { fateWord, kindWord, named, numberWord, seatsWord } from '../../text/position-words.ts'
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

const chestWord = named(chests.map(chest => chest.name))

const allChests = packed(chests.keys())

/** Where no chests are in play: shared by all states, never written to. */
const NONE: ChestsPart = {
  tunnels: [],
  effects: [],
  seen: [],
  fate: [],
  spareTunnels: [],
  spareEffects: [],
  noMaps: 0,
  changes: [],
}

export const chestsPart: Part<ChestsPart> = {
  fresh: rules =>
    !isInPlay(rules, 'chests')
      ? NONE
      : {
          tunnels: [],
          effects: [],
          seen: [],
          fate: [],
          spareTunnels: cacheKinds.slice(),
          spareEffects: allChests.slice(),
          noMaps: 0,
          changes: [],
        },
  see: (part, { sees }) => ({
    tunnels: part.tunnels.map((kind, slot) =>
      sees(part.seen[slot]) || isShown(part.fate[slot]) ? kind : HOLE,
    ),
    effects: part.effects.map((chest, slot) =>
      sees(part.seen[slot]) || part.fate[slot] === OPENED ? chest : HOLE,
    ),
    seen: part.seen.slice(),
    fate: part.fate.slice(),
    spareTunnels: hide(part.spareTunnels),
    spareEffects: hide(part.spareEffects),
    noMaps: part.noMaps,
    changes: part.changes.slice(),
  }),
  lines: {
    tunnels: any('chest tunnels', kindWord),
    effects: any('chests', chestWord),
    seen: any('chests known', seatsWord, ({ chests }) => chests.tunnels.map(() => 0)),
    fate: any('chest fates', fateWord, ({ chests }) => chests.tunnels.map(() => 0)),
    spareTunnels: any('spare chest tunnels', kindWord, ({ chests }) =>
      without(cacheKinds, chests.tunnels),
    ),
    spareEffects: any('spare chests', chestWord, state => without(allChests, state.chests.effects)),
    noMaps: one('no maps', numberWord),
    changes: any('changed draws', chestWord),
  },
}

export function cloneChests(part: ChestsPart): ChestsPart {
  if (part === NONE) return part
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
}

function dealOut(all: readonly number[], laid: number[], spare: number[]): void {
  startPool(all)
  takeOutShown(laid)
  mixPool()
  fill(laid)
  fill(spare)
}
