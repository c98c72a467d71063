import { compromised } from './compromised/module.ts'
import { chests, dressingRoom, gathering, goals, party } from './extras.ts'
import type { Module } from './module.ts'
import { saboteur2 } from './saboteur-2/module.ts'
import { tournament } from './tournament/module.ts'

export { base } from './base.ts'
export { championship, championshipCards, championshipNames } from './championship/module.ts'
export { noGoldForBroken } from './compromised/module.ts'
export type { Hooks, Stage } from './hooks.ts'
export type { Module, Pot, Seams } from './module.ts'

export const moduleNames = [
  'saboteur-2',
  'gathering',
  'dressing-room',
  'party',
  'goals',
  'chests',
  'compromised',
  'tournament',
] as const

export type ModuleName = (typeof moduleNames)[number]

export const modules: Readonly<Record<ModuleName, Module>> = {
  'saboteur-2': saboteur2,
  gathering,
  'dressing-room': dressingRoom,
  party,
  goals,
  chests,
  compromised,
  tournament,
}
