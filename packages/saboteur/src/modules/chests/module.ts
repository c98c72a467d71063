import { cellAt } from '../../maze/cells.ts'
import type { Module } from '../module.ts'
import { chests as chestCards } from './contents.ts'
import { changedDraws, drawingHooks } from './drawing.ts'
import { partHooks } from './part.ts'
import { chestPlaces, placeHooks } from './places.ts'

const CELLS = {
  near: [cellAt(2, -2), cellAt(2, 2), cellAt(6, -1), cellAt(6, 1)],
  wide: [cellAt(2, -3), cellAt(2, 3), cellAt(6, -3), cellAt(6, 3)],
  random: [],
} as const

const places = ['MIN-51', 'MIN-52', 'MIN-53', 'MIN-54']
const meetings = ['MIN-86', 'MIN-87', 'MIN-88', 'MIN-89', 'MIN-90', 'MIN-91', 'MIN-92']

/** Treasure chests under special tunnel cards (MIN-51). */
export const chests: Module = {
  name: 'chests',
  rows: [...places, ...chestCards.map(({ rule }) => rule), ...meetings],
  layout: config => ({ caches: CELLS[config['chest-places']] }),
  opening: config => (config['chest-places'] === 'random' ? ['places', 'chests'] : ['chests']),
  reach: chestPlaces,
  hooks: { ...placeHooks, ...drawingHooks, ...partHooks },
  stages: [changedDraws],
}
