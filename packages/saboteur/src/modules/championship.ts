import type { Module } from './module.ts'

/** CHM-16…24: each on its own switch; seven single action cards and one role. */
export const championshipNames = [
  'greedy-gnome',
  'vein-swap',
  'treasury',
  'veto',
  'turn-about',
  'craftsman',
  'pathfinder',
  'diversion',
] as const

export type ChampionshipName = (typeof championshipNames)[number]

export function championship(name: ChampionshipName): Module {
  // CHM-16: one greedy gnome replaces one digger; it is a role, no card of the deck.
  return name === 'greedy-gnome'
    ? { name, seams: { greedy: 1 } }
    : { name, cards: [name], seams: {} }
}
