import type { Module } from '../module.ts'
import { placingFigure } from './figures.ts'
import { askingHelp, tollHooks } from './toll.ts'

/** Tunnel gathering: two figures that take a toll. */
export const gathering: Module = {
  name: 'gathering',
  seams: { stake: 1 },
  tokens: true,
  ways: [placingFigure, askingHelp],
  hooks: tollHooks,
  answersPerSeat: 2,
}
