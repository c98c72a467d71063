import type { Module } from '../module.ts'
import { greedyGnome } from './greedy-gnome.ts'

/** CHM-17…23: seven single action cards. */
export const championshipCards = [
  'vein-swap',
  'treasury',
  'veto',
  'turn-about',
  'craftsman',
  'pathfinder',
  'diversion',
] as const

/** Each on its own switch, the one role too. */
export const championshipNames = ['greedy-gnome', ...championshipCards] as const

export type ChampionshipName = (typeof championshipNames)[number]

export function championship(name: ChampionshipName): Module {
  return name === 'greedy-gnome' ? greedyGnome : { name, cards: [name], seams: {} }
}
