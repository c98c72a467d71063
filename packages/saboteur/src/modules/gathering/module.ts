import type { Module } from '../module.ts'
import { placingFigure } from './figures.ts'
import { askingHelp, tollHooks } from './toll.ts'

/** Tunnel gathering: two figures that take a toll. */
export const gathering: Module = {
  name: 'gathering',
  rows: ['MIN-11', 'MIN-12', 'MIN-13', 'MIN-14', 'MIN-15', 'MIN-80', 'MIN-81'],
  seams: { stake: 1 },
  tokens: true,
  ways: [placingFigure, askingHelp],
  hooks: tollHooks,
  answersPerSeat: 2,
}
